import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOf, writeForHosts } from "../../supabase/local/site/host-adapters.ts";
import { sql, stackValue } from "../support/accounts.ts";
import { addressOf } from "../support/address-of.ts";
import { builtSite } from "../support/built-site.ts";
import { makeCandidate, makeCompany } from "../support/companies.ts";
import { makeJob } from "../support/jobs.ts";
import { ReadPage } from "../support/served.ts";

// Inside the repository: the bundle must not find packages by itself.
const folder = mkdtempSync(join("node_modules", ".adapters-"));
const dist = join(process.cwd(), folder, "dist");
type Fetch = (request: Request) => Promise<Response>;
const hosts: Record<string, Fetch> = {};
const file = async () => new Response("a file of the host");

beforeAll(async () => {
  process.env.SITE_URL = "https://jobs.example.com/";
  mkdirSync(dist);
  for (const path of builtSite.written) writeFileSync(join(dist, fileOf(path)), builtSite.shell);
  await writeForHosts(dist, builtSite, {
    VITE_SUPABASE_URL: stackValue("TEST_API_URL"),
    VITE_SUPABASE_PUBLISHABLE_KEY: stackValue("TEST_PUBLISHABLE_KEY"),
    VITE_API_THROUGH_SITE: "on",
  });
  const load = (path: string) => import(pathToFileURL(join(process.cwd(), folder, path)).href);
  const worker = (await load("dist/_worker.js")).default;
  hosts["Cloudflare Pages"] = (request) => worker.fetch(request, { ASSETS: { fetch: file } });
  const netlify = await load(".netlify/v1/edge-functions/site.js");
  hosts.Netlify = (request) => netlify.default(request, { next: file });
  expect(netlify.config).toEqual({ path: "/*", excludedPath: "/assets/*" });
});
afterAll(() => {
  delete process.env.SITE_URL;
  rmSync(folder, { recursive: true });
});

test.each(["Cloudflare Pages", "Netlify"])("the adapter for %s answers like the site server", async (name) => {
  const get = (path: string, init?: RequestInit) =>
    (hosts[name] as Fetch)(new Request(`https://preview-3.pages.example${path}`, init));
  const company = await makeCompany();
  const job = await makeJob(company);
  const path = addressOf.job(job, company);
  expect((await get(`/jobs/${job.id}`)).headers.get("location")).toBe(path);
  const open = await get(path);
  expect(open.status).toBe(200);
  const page = new ReadPage(await open.text());
  expect(page.link("canonical")).toEqual([`https://jobs.example.com${path}`]);
  expect(page.posting).toMatchObject({ "@type": "JobPosting", title: job.title });
  await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
  expect((await get(`/jobs/${job.id}`)).status).toBe(410);
  expect((await get("/no-such-page")).status).toBe(404);
  expect((await get("/signin")).status).toBe(200);
  expect(await (await get("/robots.txt")).text()).toContain("Sitemap: https://jobs.example.com/sitemap.xml");
  for (const path of ["/", "/services", "/favicon.svg", "/assets/app-abc.js"])
    expect(await (await get(path)).text(), path).toBe("a file of the host");
});

test.each(["Cloudflare Pages", "Netlify"])("the adapter for %s forwards API calls when configured", async (name) => {
  const { id, accessToken } = await makeCandidate();
  const call = (path: string, token: string | undefined) =>
    (hosts[name] as Fetch)(
      new Request(`https://preview-3.pages.example${path}`, {
        method: "POST",
        headers: {
          ...{ apikey: stackValue("TEST_PUBLISHABLE_KEY"), "content-type": "application/json" },
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: "{}",
      }),
    );
  const frame = await call("/rest/v1/rpc/get_frame", accessToken);
  expect(await frame.json()).toMatchObject({ user_id: id, role: "candidate" });
  expect((await call("/functions/v1/get-user-company-id-direct", undefined)).status).toBe(401);
  expect((await call("/auth/v1/logout", accessToken)).status).toBe(405);
});

test("prerendered pages contain their canonical address and their preview texts", () => {
  for (const path of builtSite.written) {
    const page = new ReadPage(readFileSync(join(dist, fileOf(path)), "utf8"));
    const { title, description } = builtSite.heads[path] as { title: string; description: string };
    expect(page.document.title).toBe(`${title} | Fairmatch`);
    expect(page.link("canonical")).toEqual([`https://jobs.example.com${path}`]);
    expect(["description", "og:url", "og:title", "og:description", "og:type"].map((name) => page.meta(name))).toEqual([
      ...[description, `https://jobs.example.com${path}`, title, description, "website"],
    ]);
    const [, card = ""] =
      /^https:\/\/jobs\.example\.com(\/assets\/share-.+\.png)$/.exec(page.meta("og:image") ?? "") ?? [];
    // Width and height of a PNG.
    const picture = readFileSync(join(dist, card));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(page.markup.map((block) => block["@type"])).toEqual(path === "/" ? ["Organization", "WebSite"] : []);
  }
});

test("404.html contains the app, which hosts serve for missing assets", () => {
  expect(readFileSync(join(dist, "404.html"), "utf8")).toBe(builtSite.shell);
});

test("each adapter is a single file, and handles every path except assets", () => {
  expect(JSON.parse(readFileSync(join(dist, "_routes.json"), "utf8"))).toEqual({
    version: 1,
    include: ["/*"],
    exclude: ["/assets/*"],
  });
  for (const path of ["dist/_worker.js", ".netlify/v1/edge-functions/site.js"])
    expect(readFileSync(join(folder, path), "utf8")).not.toMatch(/^\s*import\b|\bfrom\s*"node:|\bprocess\./m);
  expect(
    readdirSync(dist)
      .filter((name) => !name.endsWith(".html"))
      .sort(),
  ).toEqual(["_routes.json", "_worker.js", "assets"]);
});

test("no adapter is written without SITE_URL, and an invalid one is refused", async () => {
  const other = join(process.cwd(), folder, "other", "dist");
  delete process.env.SITE_URL;
  await writeForHosts(other, builtSite, {});
  expect(existsSync(other)).toBe(false);
  process.env.SITE_URL = "jobs.example.com";
  await expect(writeForHosts(other, builtSite, {})).rejects.toThrow("SITE_URL");
  process.env.SITE_URL = "https://jobs.example.com/fairmatch/";
  await expect(writeForHosts(other, builtSite, {})).rejects.toThrow("SITE_URL");
});
