// What a browser loads until a page shows its data, in gzipped bytes and files, next to the libraries the app requires.
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type Actor, makeAdmin } from "../support/accounts.ts";
import { makeCandidate, makeCompany } from "../support/companies.ts";
import { makeApplication, makeJob } from "../support/jobs.ts";
import type { Figure } from "./figure.ts";
import { floorOf } from "./floor.ts";

/** Where the app keeps the session (src/lib/supabase.ts). */
const sessionKey = "sb-fairmatch-auth-token";

const weights = new Map<string, Promise<number>>();

/** A script's gzipped size, however this server compresses it. */
function weightOf(url: string): Promise<number> {
  const known = weights.get(url);
  if (known) return known;
  const weight = fetch(url).then(async (answer) => gzipSync(Buffer.from(await answer.arrayBuffer())).length);
  weights.set(url, weight);
  return weight;
}

/** Waits until the page shows its data: its heading is visible, and no placeholders are left. */
async function untilData(page: Page, heading?: string | RegExp): Promise<void> {
  await page
    .locator("main h1", heading ? { hasText: heading } : {})
    .first()
    .waitFor();
  await page.waitForFunction(() => !document.querySelector('main .skel, main [role="status"][aria-label="Loading"]'));
}

interface Load {
  /** The address it is for. */
  path: string;
  files: number;
  bytes: number;
}

interface Visit {
  first: Load;
  /** Loaded by first paint, and requested by the time the network was idle. */
  painted: Load;
  idle: Load;
  changes: Load[];
}

/** Scripts loaded by the first contentful paint. */
const scriptsBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return all
      .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith(".js") && responseEnd <= paint)
      .map(({ name }) => name);
  });

const bothWays = ({ first, painted, idle }: Visit) =>
  `${first.files} files; before the first paint ${painted.bytes} B, until nothing is on its way ${idle.bytes} B`;

async function loadOf(path: string, scripts: ReadonlySet<string>): Promise<Load> {
  const sizes = await Promise.all([...scripts].map(weightOf));
  return { path, files: scripts.size, bytes: sizes.reduce((total, size) => total + size, 0) };
}

/** Opens an address in a new browser and counts scripts until its data shows; then per change to a link of its area. */
async function visit(browser: Browser, path: string, as?: Actor): Promise<Visit> {
  const context = await browser.newContext({ baseURL: String(process.env.TEST_WEB_URL) });
  if (as) {
    const { data } = await as.client.auth.getSession();
    const session = [sessionKey, JSON.stringify(data.session)] as const;
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), session);
  }
  const page = await context.newPage();
  let scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  await page.goto(path);
  await untilData(page);
  const first = await loadOf(path, scripts);
  const changes: Load[] = [];
  await page.waitForLoadState("networkidle");
  const idle = await loadOf(path, scripts);
  const painted = await loadOf(path, new Set(await scriptsBeforePaint(page)));
  const links = page.locator("nav.onenav a, nav.topnav a");
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const name of names) {
    if (name === new URL(page.url()).pathname) continue;
    scripts = new Set();
    await page.locator(`nav.onenav a[href="${name}"], nav.topnav a[href="${name}"]`).first().click();
    await page.waitForURL((url) => url.pathname === name);
    await untilData(page);
    await page.waitForLoadState("networkidle");
    changes.push(await loadOf(name, scripts));
  }
  await context.close();
  return { first, painted, idle, changes };
}

/** Scripts until data shows, for visitors and each role, on first screens and route changes. */
export async function measureBundle(): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const publicFloor = await floorOf(["react", "router", "query"]);
    const signedInFloor = await floorOf(["react", "router", "query", "auth", "rest", "functions"]);
    const company = await makeCompany();
    const job = await makeJob(company);
    const candidate = await makeCandidate();
    await makeApplication(job, candidate);
    const admin = await makeAdmin();

    const figures: Figure[] = [];
    const changes: Load[] = [];
    for (const path of ["/", "/jobs", `/jobs/${job.id}`, "/invitation/unknown"]) {
      const seen = await visit(browser, path);
      const what = `scripts until data, visitor at ${path.replace(job.id, ":id")}`;
      figures.push({
        what,
        value: seen.first.bytes,
        floor: publicFloor,
        unit: "B",
        goal: 1.15,
        note: bothWays(seen),
      });
      changes.push(...seen.changes);
    }
    const people: [string, Actor][] = [
      ["candidate", candidate],
      ["company", company.owner],
      ["admin", admin],
    ];
    for (const [role, actor] of people) {
      const seen = await visit(browser, `/${role}/dashboard`, actor);
      const what = `first signed-in screen, ${role}`;
      figures.push({
        what: `${what}: scripts until data`,
        value: seen.first.bytes,
        floor: signedInFloor,
        unit: "B",
        goal: 1.25,
        note: bothWays(seen),
      });
      figures.push({ what: `${what}: files`, value: seen.first.files, floor: 1, unit: "files", goal: 14 });
      figures.push({
        what: `${what}: files after its data, before a pointer or a key`,
        value: seen.idle.files - seen.first.files,
        floor: null,
        unit: "files",
        goal: 0,
      });
      changes.push(...seen.changes);
    }
    const [most] = changes.sort((a, b) => b.files - a.files);
    figures.push({
      what: "a route change: files, the most of all tried",
      value: most?.files ?? 0,
      floor: 1,
      unit: "files",
      goal: 3,
      note: `to ${most?.path}, ${most?.bytes} B`,
    });
    return figures;
  } finally {
    await browser.close();
  }
}
