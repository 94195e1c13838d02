import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Request,
} from "@playwright/test";

/** A failure a test expects, by URL and status; every other failed request fails the test. */
interface ExpectedFailure {
  url: RegExp;
  status: number;
}

interface Fixtures {
  /** Expects a request to fail. */
  expectFailure: (url: RegExp, status: number) => void;
  /** Opens a further person's browser: its own context, watched like the first. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** The resume that makeCandidate references without storing it; an application shows it when opened. */
const isUnstored = (request: Request): boolean =>
  request.url().endsWith("/functions/v1/open-file") && request.postData()?.includes('/resume.pdf"') === true;

/** Waits on a written page until the app has it: before, a press on it does what a page without scripts does. */
function waitForApp(page: Page): void {
  const { goto, reload } = page;
  const appIsThere = () => page.locator("html:not([data-written])").waitFor({ state: "attached" });
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await appIsThere();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await appIsThere();
    return response;
  };
}

/** Collects errors on a page: console errors, uncaught errors, unexpected failed requests. */
function watch(context: BrowserContext, problems: string[], expected: ExpectedFailure[]): void {
  context.on("page", waitForApp);
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    // The browser also logs each failed request; the response handler below covers those.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      problems.push(`console: ${message.text()}`);
    }
  });
  context.on("response", (response) => {
    if (response.status() === 404 && isUnstored(response.request())) return;
    const allowed = expected.some(({ url, status }) => url.test(response.url()) && response.status() === status);
    if (response.status() >= 400 && !allowed) problems.push(`${response.status()} ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    // Leaving a page aborts its requests; everything else is a failure.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") {
      problems.push(`${request.failure()?.errorText} ${request.url()}`);
    }
  });
}

const observed = base.extend<Fixtures & { observation: { problems: string[]; expected: ExpectedFailure[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern
  observation: async ({}, use) => {
    const observation = { problems: [] as string[], expected: [] as ExpectedFailure[] };
    await use(observation);
    expect(observation.problems, "nothing fails that the test did not expect").toEqual([]);
  },
  context: async ({ context, observation }, use) => {
    watch(context, observation.problems, observation.expected);
    await use(context);
  },
  expectFailure: async ({ observation }, use) => {
    await use((url, status) => observation.expected.push({ url, status }));
  },
  openBrowser: async ({ browser, baseURL, observation }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: String(baseURL),
        locale: "en-US",
        timezoneId: "UTC",
        reducedMotion: "reduce",
        ...options,
      });
      watch(context, observation.problems, observation.expected);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export const test = observed;
export { expect };

/** The employer's phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
