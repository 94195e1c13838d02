// Lighthouse results for five public pages on a slow phone, and their largest paint next to the same page as a static file.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import sirv from "sirv";
import { compressTexts } from "../../supabase/local/site/built-site.ts";
import { securityHeaders } from "../../supabase/site/security-headers.ts";
import { makeCompany } from "../support/companies.ts";
import { makeJob } from "../support/jobs.ts";
import { findTestPorts } from "../support/stack.ts";
import type { Figure } from "./figure.ts";
import { codeOf } from "./floor.ts";

// Run with npx, like the vendor's CLI (ARCHITECTURE: Decisions).
const lighthouse = "lighthouse@12.8.2";
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-extensions",
  "--disable-background-networking",
];
const rounds = 3;

interface Report {
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

/** On a busy machine a trace can lose its start; Lighthouse itself then asks for another run. */
const isLostTrace = (error: unknown) => String(error).includes("NO_NAVSTART");

const everyCategory = "performance,accessibility,best-practices,seo";

async function reportOf(url: string, categories: string, attempts = 5): Promise<Report> {
  try {
    const { stdout } = await promisify(execFile)(
      "npx",
      [
        ...["--yes", lighthouse, url, "--output=json", "--quiet", `--chrome-flags=${flags.join(" ")}`],
        // No figure needs pictures of the whole page, which take half of a run.
        ...[`--only-categories=${categories}`, "--disable-full-page-screenshot"],
      ],
      { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 28 },
    );
    const report: Report = JSON.parse(stdout);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return report;
  } catch (error) {
    if (attempts > 1 && isLostTrace(error)) return reportOf(url, categories, attempts - 1);
    throw error;
  }
}

/** The median of several runs per number: the score depends on other load on the machine. */
async function medianOf(
  url: string,
  categories = everyCategory,
): Promise<(read: (report: Report) => number | null | undefined) => number> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await reportOf(url, categories));
  return (read) =>
    reports.map((report) => read(report) ?? Number.NaN).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

const lcp = ({ audits }: Report) => audits["largest-contentful-paint"]?.numericValue;

/** Serves fully loaded pages as static files, with the libraries as their only code. */
async function serveFloor(paths: readonly string[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const web = String(process.env.TEST_WEB_URL);
  const folder = mkdtempSync(join(tmpdir(), "floor-"));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write("/libraries.js", await codeOf(["react", "router", "query"]));
  const browser = await chromium.launch({ executablePath, args: flags });
  for (const path of paths) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(web + path);
    await page.locator("main h1").waitFor();
    await page.waitForLoadState("networkidle");
    const html = (await page.content())
      .replace(/<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, "")
      .replace("</head>", '<script type="module" fetchpriority="low" src="/libraries.js"></script></head>');
    write(path === "/" ? "index.html" : `${path}.html`, html);
    for (const [file] of html.matchAll(/\/(assets\/[\w-]+\.(css|woff2)|favicon\.svg)/g))
      write(file, Buffer.from(await (await fetch(web + file)).arrayBuffer()));
  }
  await browser.close();
  compressTexts(folder);
  const { web: port } = await findTestPorts();
  const headers = new Headers(securityHeaders(web));
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true });
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeaders(headers);
    serve(incoming, outgoing);
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Lighthouse's scores, shifts and largest paint of five public pages, as a phone on a slow line. Needs the package registry. */
export async function measureLighthouse(): Promise<Figure[]> {
  const company = await makeCompany();
  const job = await makeJob(company);
  for (let more = 0; more < 20; more++) await makeJob(company);
  // The address that pages link to: one without the words is a redirect away.
  const linked = async (path: string) => new URL((await fetch(process.env.TEST_WEB_URL + path)).url).pathname;
  const pages = {
    "/": "/",
    "/jobs": "/jobs",
    "/jobs/:id": await linked(`/jobs/${job.id}`),
    "/companies/:id": await linked(`/companies/${company.id}`),
    "/pricing": "/pricing",
  };
  const paths = Object.values(pages);
  const floor = await serveFloor(paths);
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      const what = `Lighthouse, ${name}`;
      const page = await medianOf(process.env.TEST_WEB_URL + path);
      const written = await medianOf(floor.url + path, "performance");
      for (const [category, goal] of Object.entries({
        performance: 98,
        accessibility: 100,
        "best-practices": 100,
        seo: 100,
      })) {
        const score = ({ categories }: Report) => Math.round((categories[category]?.score ?? 0) * 100);
        const figure = { what: `${what}: ${category}`, value: page(score), floor: null, unit: "points", goal } as const;
        // Hydration lowers a page's score: the libraries' own score shows how much of that is ours.
        const note = category === "performance" ? { note: `the floor of its largest paint has ${written(score)}` } : {};
        figures.push({ ...figure, better: "more", ...note });
      }
      const shift = page(({ audits }) => audits["cumulative-layout-shift"]?.numericValue);
      figures.push({ what: `${what}: layout shift`, value: shift, floor: null, unit: "", goal: 0.01 });
      figures.push({
        what: `${what}: largest paint`,
        value: page(lcp),
        floor: written(lcp),
        unit: "ms",
        goal: 1.15,
        note: "the floor is the same page with its data as a file, with the libraries as its only code",
      });
    }
  } finally {
    await floor.stop();
  }
  return figures;
}
