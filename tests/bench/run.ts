// `npm run bench`: prints what the app weighs and how the local backend starts, each beside a floor measured in this run.
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { makeCandidate } from "../support/actors.ts";
import { floorOf } from "./floor.ts";
import { measureStack } from "./stack-cost.ts";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

/** Gzipped bytes of the scripts a page had when it first painted and once it was quiet, without any cache. */
async function scriptsOf(path: string, session?: [string, string]): Promise<{ atFirstPaint: number; inAll: number }> {
  const context = await browser.newContext({ baseURL: String(process.env.TEST_WEB_URL) });
  if (session) await context.addInitScript(([key, value]) => localStorage.setItem(String(key), String(value)), session);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator("h1").first().waitFor();
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    scripts: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter((entry) => new URL(entry.name).pathname.endsWith(".js"))
      .map((entry) => ({ url: entry.name, arrived: entry.responseEnd })),
  }));
  await context.close();
  const sizes = await Promise.all(
    scripts.map(async ({ url, arrived }) => ({ bytes: await gzippedBytes(url), arrived })),
  );
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { atFirstPaint: sum(sizes.filter(({ arrived }) => arrived <= painted)), inAll: sum(sizes) };
}

/** What a script weighs gzipped, however this server compresses it. */
async function gzippedBytes(url: string): Promise<number> {
  const answer = await fetch(url);
  return gzipSync(Buffer.from(await answer.arrayBuffer())).length;
}

const candidate = await makeCandidate();
const { data } = await candidate.client.auth.getSession();
/** Where the app keeps the session (src/lib/supabase.ts). */
const storageKey = "sb-fairmatch-auth-token";
const publicFloor = await floorOf(["react-dom/client", "react-router-dom"]);
const signedInFloor = await floorOf([
  "react-dom/client",
  "react-router-dom",
  "@supabase/supabase-js",
  "@tanstack/react-query",
]);

const pages = [
  { name: "/", path: "/", floor: publicFloor },
  { name: "an invitation page", path: "/invitation/unknown", floor: publicFloor },
  {
    name: "first signed-in screen",
    path: "/candidate/dashboard",
    floor: signedInFloor,
    session: [storageKey, JSON.stringify(data.session)] as [string, string],
  },
];
console.log(
  "Scripts, gzipped: at first paint / in all / floor (the libraries it cannot do without) / ratio of the first to the floor",
);
for (const { name, path, floor, session } of pages) {
  const { atFirstPaint, inAll } = await scriptsOf(path, session);
  const ratio = (atFirstPaint / floor).toFixed(2);
  console.log(`  ${name}: ${kilobytes(atFirstPaint)} / ${kilobytes(inAll)} / ${kilobytes(floor)} / ${ratio}`);
}
await browser.close();

const { warmStart, bareDatabaseStart, idleMemory } = await measureStack();
console.log(
  `Warm start to the first page: ${warmStart.toFixed(1)} s (limit 5 s; the database alone ${bareDatabaseStart.toFixed(1)} s; ratio ${(warmStart / bareDatabaseStart).toFixed(1)})`,
);
console.log(`Whole stack idle: ${Math.round(idleMemory / 1e6)} MB resident, shared pages counted once (limit 500 MB)`);
process.exit(0);
