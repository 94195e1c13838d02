import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, test } from "vitest";
import { partsOf, rangeOf } from "../../supabase/site/sitemaps.ts";
import { sql, unique } from "../support/accounts.ts";
import { addressOf } from "../support/address-of.ts";
import { makeCompany, type TestCompany } from "../support/companies.ts";
import { makeJob, type TestJob } from "../support/jobs.ts";
import { serve, siteUrl } from "../support/served.ts";

const get = serve();
let company: TestCompany;
let open: TestJob[];
let closed: TestJob;
let draft: TestJob;

beforeAll(async () => {
  company = await makeCompany();
  open = [];
  for (let n = 0; n < 21; n++) open.push(await makeJob(company));
  closed = await makeJob(company, { status: "closed" });
  draft = await makeJob(company, { status: "draft" });
});

/** Strict XML parsing that throws on errors. */
const readXml = async (path: string, from = get): Promise<Document> =>
  new JSDOM(await (await from(path)).text(), { contentType: "application/xml" }).window.document;
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map((each) => each.textContent);

describe("sitemaps", () => {
  const pathsOf = (document: Document) => texts(document, "loc").map((url) => String(url).slice(siteUrl.length));

  test("list every open job and every live company once, across any number of parts", async () => {
    // So that the jobs of all tests so far fill sixteen pages, not hundreds.
    const [jobs] = await sql<{ n: number }[]>`select count(*)::integer as n from private.visible_jobs`;
    const sitemapSize = Math.max(40, Math.ceil(Number(jobs?.n) / 4));
    const small = serve({ sitemapSize });
    const parts = pathsOf(await readXml("/sitemap.xml", small)).filter((path) => path !== "/sitemaps/searches.xml");
    expect(parts.filter((path) => path.startsWith("/sitemaps/jobs-")).length).toBeGreaterThanOrEqual(16);
    const found: string[] = [];
    for (const part of parts) {
      const entries = pathsOf(await readXml(part, small));
      expect(entries.length, part).toBeLessThanOrEqual(sitemapSize);
      found.push(...entries);
    }
    expect(new Set(found).size).toBe(found.length);
    for (const job of open) expect(found).toContain(addressOf.job(job, company));
    for (const { id } of [closed, draft]) expect(found.join()).not.toContain(id);
    expect(found).toContain(addressOf.company(company));
    expect(found).toEqual(expect.arrayContaining(["/", "/services", "/jobs"]));
  });

  test("use one file per kind while it fits", async () => {
    expect(pathsOf(await readXml("/sitemap.xml"))).toEqual(
      ["pages", "searches", "jobs", "companies"].map((name) => `/sitemaps/${name}.xml`),
    );
  });

  test("give the date of a job's last change", async () => {
    const job = open[0] as TestJob;
    const [row] = await sql<{ updated_at: Date }[]>`select updated_at from public.jobs where id = ${job.id}`;
    const document = await readXml("/sitemaps/jobs.xml");
    const entry = [...document.getElementsByTagName("url")].find((each) => each.textContent?.includes(job.id));
    expect(entry?.getElementsByTagName("lastmod")[0]?.textContent).toBe(row?.updated_at.toISOString());
  });

  test("leave out companies without a plan", async () => {
    const without = await makeCompany({ tier: null });
    expect(pathsOf(await readXml("/sitemaps/companies.xml")).join()).not.toContain(without.id);
  });

  test.each(["/sitemaps/people.xml", "/sitemaps/jobs-xyz.xml", "/sitemaps/jobs-.xml"])(
    "return 404 at %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test("split all ids into ranges without gaps or overlaps", () => {
    expect(partsOf(0)).toEqual([""]);
    expect(partsOf(25_000)).toEqual([""]);
    expect(partsOf(25_001)).toHaveLength(16);
    expect(partsOf(1_000_000)).toHaveLength(256);
    const ranges = partsOf(1_000_000).map(rangeOf);
    expect(ranges[0]?.p_from).toBe("00000000-0000-0000-0000-000000000000");
    expect(ranges.at(-1)?.p_until).toBeNull();
    for (const [index, { p_until }] of ranges.slice(0, -1).entries()) expect(p_until).toBe(ranges[index + 1]?.p_from);
  });
});

test("robots.txt names the sitemap and excludes the admin area", async () => {
  const answer = await get("/robots.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(`User-agent: *\nDisallow: /admin/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

describe("feeds", () => {
  test("list a company's open jobs, newest first, with the details job boards need", async () => {
    const own = await makeCompany();
    await makeJob(own, { status: "closed" });
    const older = await makeJob(own);
    const newer = await makeJob(own, {
      title: `${unique("R&D <lead>")} "x"`,
      location: "Denver, CO",
      skillsRequired: ["C & C++"],
    });
    await sql`update public.jobs set salary_min = 90000, salary_max = 110000, description = 'a ]]> **b** &' where id = ${newer.id}`;

    const answer = await get(`/companies/${own.id}/feed.xml`);
    expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    const document = await readXml(`/companies/${own.id}/feed.xml`);
    expect(texts(document, "guid")).toEqual([newer, older].map(({ id }) => `${siteUrl}/jobs/${id}`));
    expect(texts(document, "link").slice(1)).toEqual([newer, older].map((job) => siteUrl + addressOf.job(job, own)));
    const item = document.getElementsByTagName("item")[0];
    const fact = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
    expect(fact("title")).toBe(`${newer.title}, ${own.name}`);
    expect(fact("job:company")).toBe(own.name);
    expect(fact("job:location")).toBe("Denver, CO");
    expect(fact("job:salary")).toBe("$90,000–$110,000");
    expect(fact("job:type")).toBe("Full time");
    expect(fact("category")).toBe("C & C++");
    expect(fact("description")).toContain("<p>a ]]&gt; <strong>b</strong> &amp;</p>");

    const feed = await (await get(`/companies/${own.id}/feed.json`)).json();
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.items.map((each: { id: string }) => each.id)).toEqual([newer.id, older.id]);
    expect(feed.items[0]).toMatchObject({
      title: newer.title,
      url: siteUrl + addressOf.job(newer, own),
      _job: { company: own.name, location: "Denver, CO", remote: false, salaryMin: 90000, salaryUnit: "YEAR" },
    });
  });

  test("list the newest jobs of all companies, at most a hundred", async () => {
    const job = await makeJob(company);
    const feed = await (await get("/jobs/feed.json")).json();
    expect(feed.items.map((each: { id: string }) => each.id)).toContain(job.id);
    expect(feed.items.length).toBeLessThanOrEqual(100);
    expect(texts(await readXml("/jobs/feed.xml"), "guid")).toContain(`${siteUrl}/jobs/${job.id}`);
  });

  test("return 404 for companies that are not public", async () => {
    const waiting = await makeCompany({ approved: false });
    for (const id of [waiting.id, "00000000-0000-4000-8000-000000000000", "x"])
      expect((await get(`/companies/${id}/feed.json`)).status).toBe(404);
  });

  test("answer 304 when unchanged", async () => {
    const tag = String((await get(`/companies/${company.id}/feed.xml`)).headers.get("etag"));
    const again = await get(`/companies/${company.id}/feed.xml`, { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
  });
});
