import type { Page, Route } from "@playwright/test";
import { makeAdmin, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { heading, recordTexts } from "../support/page.ts";
import { routeFirst } from "../support/routes.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const written = [
  ["/", "Finding the Perfect Match"],
  ["/services", "Our Services"],
  ["/industries", "Industries"],
  ["/contact", "Contact"],
  ["/help/find-a-job", "Find a job"],
] as const;
const code = /\/assets\/.*\.js$/;

/** Delays the app's code until the returned function is called. */
async function holdCode(page: Page, which = code): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(which, (route) => (open ? route.continue() : void held.push(route)));
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Remembers the served main heading, to check that it isn't replaced. */
const rememberHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState === "interactive") Object.assign(window, { cameWith: document.querySelector("main h1") });
    });
  });
const keptHeading = (page: Page) =>
  page.evaluate(() => (window as unknown as { cameWith: Element | null }).cameWith?.isConnected);

/** The app responds: something only code can do has happened. */
async function expectAlive(page: Page): Promise<void> {
  const closes = page.getByRole("button", { name: "Close menu" });
  await expect(async () => {
    if (!(await closes.isVisible())) await page.getByRole("button", { name: "Open menu" }).click({ timeout: 1000 });
    expect(await closes.isVisible(), "the menu opens by a press").toBe(true);
  }).toPass({ timeout: 60_000 });
}

const small = { width: 360, height: 740 };

for (const [path, title] of written) {
  test(`${path} shows before any code is there, and the app takes it over as it is`, async ({ page }) => {
    await page.setViewportSize(small);
    await page.addInitScript(() => localStorage.setItem("fairmatch.theme", "dark"));
    await rememberHeading(page);
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
    const titleBefore = await page.title();
    expect(titleBefore).toMatch(/ \| Fairmatch$/);
    await release();
    await expectAlive(page);
    expect(await keptHeading(page), "the heading is the one the page came with").toBe(true);
    expect(await page.title()).toBe(titleBefore);
  });
}

test("contact form input typed before the code loads is kept and sent", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/contact", { waitUntil: "commit" });
  const field = (name: RegExp) => page.getByRole("textbox", { name });
  await field(/^Name/).pressSequentially("Ada Lovelace");
  await field(/^Email/).pressSequentially("ada@example.com");
  await page.getByRole("combobox", { name: /What is it about/ }).selectOption({ index: 1 });
  await field(/^Message/).pressSequentially("The page is empty.");
  await release();
  const send = page.getByRole("button", { name: "Send message" });
  await expect(send).toBeEnabled();
  await expect(field(/^Message/)).toBeFocused();
  await expect(field(/^Name/)).toHaveValue("Ada Lovelace");
  await send.click();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
});

test("job search input typed before the code loads is kept and used", async ({ page }) => {
  await makeJob(await makeCompany());
  const release = await holdCode(page);
  await page.goto("/jobs", { waitUntil: "commit" });
  const skill = page.getByLabel("What can you do?");
  await skill.pressSequentially("Underwater basketry");
  await release();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(skill).toHaveValue("Underwater basketry");
  await expect(skill).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Remove Underwater basketry" })).toBeVisible();
});

test("a page stays unchanged until its own code has loaded", async ({ page }) => {
  await page.setViewportSize(small);
  await rememberHeading(page);
  const release = await holdCode(page, /\/assets\/services-.*\.js$/);
  await page.goto("/services", { waitUntil: "commit" });
  await expectAlive(page);
  await expect(heading(page, "Our Services")).toBeVisible();
  await release();
  await page.waitForLoadState("networkidle");
  expect(await keptHeading(page), "the heading is the one the page came with").toBe(true);
});

test("each page shows its content and a notice without JavaScript", async ({ browser, baseURL }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  const line = page.locator(".no-scripts");
  const pages: (readonly [path: string, title: string | RegExp, missing?: RegExp])[] = [
    ...written.filter(([path]) => path !== "/contact"),
    ...(["pricing", "help", "blog", "faq", "privacy", "terms", "cookies"] as const).map(
      (path) => [`/${path}`, /./] as const,
    ),
    ["/contact", "Contact", /^You can read this page.* Sending this form /],
    ["/jobs", /open jobs?$/, /^You can read this page.* Searching, filtering, and applying need it/],
    [`/jobs/${job.id}`, job.title, /^You can read this page.* Seeing your match, saving, and applying need it/],
    [`/companies/${company.id}`, company.name],
    ["/jobs?q=anything", "Jobs", /^Searching jobs needs JavaScript/],
  ];
  for (const [path, title, missing = /^You can read this page.* Signing in and applying need it/] of pages) {
    await page.goto(path);
    await expect(heading(page, title), path).toBeVisible();
    await expect(line, path).toHaveText(missing);
    await expect(page.locator("main ~ footer, #root ~ noscript"), path).toHaveCount(2);
    await expect(
      page.getByRole("button").filter({ visible: true }).and(page.locator(":not([type=submit])")),
      path,
    ).toHaveCount(0);
    await expect(page.getByLabel(/^Loading/).filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByLabel("What can you do?").filter({ visible: true }), path).toHaveCount(0);
  }
  await line.getByRole("link", { name: "See all jobs" }).click();
  await expect(page.getByRole("list", { name: "Jobs" }).getByRole("listitem").first()).toBeVisible();
  await page.getByRole("link", { name: "Services" }).filter({ visible: true }).first().click();
  await expect(heading(page, "Our Services")).toBeVisible();
  await page.goto("/signin");
  await expect(page.locator("body")).toContainText("Fairmatch needs JavaScript", { useInnerText: true });
  await context.close();
});

test("each page and the app have their own title and description", async ({ request }) => {
  const heads = new Set<string>();
  for (const path of [...written.map(([path]) => path), "/signin"]) {
    const text = await (await request.get(path)).text();
    heads.add(`${/<title>(.+)<\/title>/.exec(text)?.[1]}: ${/name="description" content="(.+)"/.exec(text)?.[1]}`);
  }
  expect([...heads].filter((head) => !head.includes("undefined"))).toHaveLength(written.length + 1);
});

test("an address with a search does not load the full job list first", async ({ page }) => {
  const job = await makeJob(await makeCompany());
  let asked = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/rpc/search_jobs")) asked += 1;
  });
  await page.goto(`/jobs?q=${encodeURIComponent(job.title)}`);
  await expect(page.getByRole("main")).toContainText(job.title);
  await expect(heading(page, "1 open job")).toBeVisible();
  expect(asked).toBe(1);
});

test("a home page served at another address never shows there", async ({ page, baseURL }) => {
  await page.route("**/jobs", (route) => route.continue({ url: `${baseURL}/` }));
  const release = await holdCode(page);
  await page.goto("/jobs", { waitUntil: "commit" });
  // It has no role while hidden.
  const first = page.locator("h1", { hasText: "Finding the Perfect Match" });
  await expect(first).toBeAttached();
  await expect(first).toBeHidden();
  await release();
  await expect(heading(page, "Jobs")).toBeVisible();
  await expect(page).toHaveTitle(/^Jobs/);
});

test("people who are signed in never see the visitor's page", async ({ page }) => {
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/contact");
  await expect(page.getByRole("button", { name: /^Account:/ })).toBeVisible();
  const release = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  const forVisitors = page.locator("a", { hasText: "Join Today" }).first();
  await expect(forVisitors).toBeAttached();
  await expect(forVisitors).toBeHidden();
  await release();
  await expect(page.getByRole("link", { name: "Go to your dashboard" }).first()).toBeVisible();
});

test("people whose session has ended get the visitor's page", async ({ page, expectFailure }) => {
  expectFailure(/\/auth\/v1\/token/, 400);
  await page.addInitScript(() => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "yes");
    const user = { id: "00000000-0000-4000-8000-000000000000", email: "gone@example.com", user_metadata: {} };
    const session = {
      access_token: "a.b.c",
      refresh_token: "ended",
      token_type: "bearer",
      expires_in: 1,
      expires_at: 1,
      user,
    };
    localStorage.setItem("sb-fairmatch-auth-token", JSON.stringify(session));
  });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
});

/** As if the API answered the server too late: the page arrives without its first data. */
const withoutAnswer = (page: Page) =>
  page.addInitScript(() => {
    const drop = () => document.documentElement?.removeAttribute("data-answered");
    new MutationObserver(drop).observe(document, { childList: true });
  });

/** Counts the browser's calls to a procedure. */
function countCalls(page: Page, procedure: string): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(`/rpc/${procedure}`)) calls += 1;
  });
  return () => calls;
}

test("a visitor's jobs come with the page, without any request", async ({ page }) => {
  await page.setViewportSize(small);
  const job = await makeJob(await makeCompany());
  for (const [path, procedure, title] of [
    ["/jobs", "search_jobs", "open job"],
    [`/jobs/${job.id}?from=mail`, "get_job_details", job.title],
  ] as const) {
    const calls = countCalls(page, procedure);
    await page.goto(path);
    await expectAlive(page);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(job.title);
    await page.waitForLoadState("networkidle");
    expect(calls(), procedure).toBe(0);
  }
});

test("the list of jobs shows before the code loads, and stays until the app takes over", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  await page.setViewportSize(small);
  const texts = await recordTexts(page);
  const release = await holdCode(page);
  await page.goto("/jobs", { waitUntil: "commit" });
  const row = page.getByRole("list", { name: "Jobs" }).getByRole("listitem").filter({ hasText: company.name });
  await expect(row.getByRole("link", { name: job.title, exact: true })).toBeVisible();
  await expect(heading(page, /^(More than )?[\d,]+ open jobs?$/)).toBeVisible();
  const told = await row.locator(".jrow-m, .jrow-s").allInnerTexts();
  await release();
  await expect(row.getByRole("link", { name: `Save: ${job.title}` })).toBeVisible();
  expect(await row.locator(".jrow-m, .jrow-s").allInnerTexts()).toEqual(told);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(await texts()).not.toContain("Loading");
});

test("a prerendered page requests its code after its styles", async ({ page }) => {
  await page.setViewportSize(small);
  await page.goto("/pricing");
  await expectAlive(page);
  const { styled, asked } = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const ending = (end: RegExp) => files.filter(({ name }) => end.test(name));
    return {
      styled: Math.max(...ending(/\/assets\/.*\.css$/).map(({ responseEnd }) => responseEnd)),
      asked: Math.min(...ending(/\/assets\/.*\.js$/).map(({ startTime }) => startTime)),
    };
  });
  expect(asked).toBeGreaterThanOrEqual(styled);
});

test("a job shows before the code loads, and stays until the app takes over", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  await page.setViewportSize(small);
  const texts = await recordTexts(page);
  const release = await holdCode(page);
  await page.goto(`/jobs/${job.id}`, { waitUntil: "commit" });
  await expect(heading(page, job.title)).toBeVisible();
  await expect(page).toHaveTitle(`${job.title}, ${company.name} | Fairmatch`);
  await expect(page.getByRole("main")).toContainText("What the work is about.");
  await release();
  await expect(page.getByRole("link", { name: "Apply Now" }).first()).toBeVisible();
  await expect(page.locator("h1")).toHaveCount(1);
  expect(await texts()).not.toContain("Loading");
  await page.goto(`/jobs/${job.id}/`);
  await expect(page.getByRole("link", { name: "Apply Now" }).first()).toBeVisible();
});

test("a company shows before the code loads, and stays until the app has its jobs", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  await sql`update public.companies set culture_values = '{written_first}' where id = ${company.id}`;
  await page.setViewportSize(small);
  const texts = await recordTexts(page);
  const calls = countCalls(page, "get_employer");
  const release = await holdCode(page);
  await page.goto(`/companies/${company.id}`, { waitUntil: "commit" });
  await expect(heading(page, company.name)).toBeVisible();
  await expect(page.getByRole("link", { name: job.title })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Written first");
  const title = await page.title();
  await release();
  await expect(page.getByRole("link", { name: "Search jobs at" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Open jobs" })).toContainText(job.title);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(await texts()).not.toContain("Loading");
  expect(await page.title()).toBe(title);
  expect(calls()).toBe(0);
});

test("a recently closed job is not shown from the browser's cache", async ({ page, expectFailure }) => {
  const job = await makeJob(await makeCompany());
  await page.goto(`/jobs/${job.id}`);
  await expect(heading(page, job.title)).toBeVisible();
  await page.goto("/services");
  await expect(heading(page, "Our Services")).toBeVisible();
  await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
  expectFailure(new RegExp(job.id), 410);
  expectFailure(/get_job_details/, 404);
  await page.addInitScript(() => {
    // innerText skips hidden parts.
    const read = () => Object.assign(window, { cameWith: document.querySelector("main")?.innerText ?? "" });
    document.addEventListener("readystatechange", () => document.readyState === "interactive" && read());
  });
  await page.goBack();
  await expect(heading(page, "This job is closed")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { cameWith: string }).cameWith)).toBe("");
});

test("missing job data is requested once, before the code loads", async ({ page }) => {
  await withoutAnswer(page);
  const job = await makeJob(await makeCompany());
  for (const [path, procedure, title] of [
    ["/jobs", "search_jobs", "open job"],
    [`/jobs/${job.id}`, "get_job_details", job.title],
  ] as const) {
    const calls = countCalls(page, procedure);
    const release = await holdCode(page);
    const answer = page.waitForResponse((response) => response.url().endsWith(`/rpc/${procedure}`) && response.ok());
    await page.goto(path, { waitUntil: "commit" });
    await answer;
    await release();
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(job.title);
    await page.waitForLoadState("networkidle");
    expect(calls(), procedure).toBe(1);
    await page.unrouteAll();
  }
});

test("a failed early request is repeated", async ({ page, expectFailure }) => {
  const job = await makeJob(await makeCompany());
  expectFailure(/get_job_details/, 503);
  await withoutAnswer(page);
  await routeFirst(page, /\/rpc\/get_job_details$/, (route) =>
    route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" } }),
  );
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("link", { name: "Apply Now" }).first()).toBeVisible();
});

test("an unknown address shows Page not found, and nothing else before it", async ({ page, expectFailure }) => {
  expectFailure(/no-such-page/, 404);
  const texts = await recordTexts(page);
  await page.goto("/no-such-page");
  await expect(heading(page, "Page not found")).toBeVisible();
  expect(await texts()).not.toContain("Perfect Match");
});

for (const [who, make, path] of [
  ["candidate", makeCandidate, "/candidate/dashboard"],
  ["company", async () => (await makeCompany()).owner, "/company/dashboard"],
  ["administrator", makeAdmin, "/admin/dashboard"],
] as const)
  test(`the first screen of a signed-in ${who} is a few files, and none of other pages are loaded`, async ({
    page,
  }) => {
    const actor = await make();
    const files = new Set<string>();
    page.on("request", (request) => {
      if (code.test(request.url())) files.add(request.url());
    });
    await openAs(page, actor, path);
    await expect(page.getByRole("button", { name: /^Account:/ })).toBeAttached();
    await page.waitForLoadState("networkidle");
    // With public/start.js, fourteen.
    expect([...files].length, [...files].join("\n")).toBeLessThanOrEqual(13);
  });
