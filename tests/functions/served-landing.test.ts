// Landing pages of the job list: what the server renders there, and what search engines see.
import { beforeAll, describe, expect, test } from "vitest";
import { addressWords } from "../../supabase/functions/_shared/contracts/page-address.ts";
import { anonymous, sql, unique } from "../support/accounts.ts";
import { addressOf } from "../support/address-of.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../support/companies.ts";
import { makeJob, type TestJob } from "../support/jobs.ts";
import { ReadPage, serve, siteUrl } from "../support/served.ts";

const get = serve();
const pageAt = async (path: string) => {
  const answer = await get(path);
  return { answer, page: new ReadPage(await answer.text()) };
};
const listed = async () => await (await get("/sitemaps/searches.xml")).text();
const inSitemap = async (path: string) => (await listed()).includes(`<loc>${siteUrl}${path}</loc>`);

// Only in this file, so that its jobs can be counted.
const industry = unique("Kite & glider works");
const industryPath = `/jobs/industry/${industry.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
let company: TestCompany;
let jobs: TestJob[];
beforeAll(async () => {
  company = await makeCompany();
  await sql`update public.companies set industry = ${industry} where id = ${company.id}`;
  jobs = [];
  for (const location of ["Coeur d'Alene, ID", "Coeur d'Alene, ID", "Coeur d'Alene, ID"])
    jobs.push(await makeJob(company, { location, skillsRequired: ["Kite building", "Falconry", "Embalming"] }));
});

test("a landing page has a title, live numbers and one canonical address", async () => {
  const { answer, page } = await pageAt(industryPath);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-robots-tag")).toBeNull();
  expect(page.document.title).toBe(`${industry} jobs | Fairmatch`);
  expect(page.document.querySelectorAll("h1")).toHaveLength(1);
  const main = page.document.querySelector("#root main");
  expect(main?.querySelector("h1")?.textContent).toBe(`${industry} jobs`);
  expect(main?.textContent).toContain("3 open jobs at 1 company.");
  expect([...(main?.querySelectorAll(".card a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(
    jobs.toReversed().map((job) => addressOf.job(job, company)),
  );
  expect(page.link("canonical")).toEqual([siteUrl + industryPath]);
  expect(page.meta("og:image")).toBe(`${siteUrl}/share.png`);
  expect(page.markup).toEqual([
    expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Jobs", item: `${siteUrl}/jobs` },
        { "@type": "ListItem", position: 2, name: `${industry} jobs`, item: siteUrl + industryPath },
      ],
    }),
  ]);
});

test("a landing page embeds its filter, and the jobs that search_jobs finds with it", async () => {
  const { page } = await pageAt(industryPath);
  const { data } = await anonymous().rpc("get_landing_page", { p_path: industryPath.slice("/jobs/".length) });
  expect(page.answer).toEqual(data);
  expect(data.filter).toEqual({ industry: industry.toLowerCase() });
  const { data: list } = await anonymous().rpc("search_jobs", { p_filter: data.filter });
  expect(data.list).toEqual(list);
});

test.each([
  ["Coeur d'Alene, ID", "coeur-dalene-id"],
  ["St. Louis, MO", "st-louis-mo"],
  ["Winston-Salem, NC", "winston-salem-nc"],
  ["La Cañada Flintridge, CA", "la-canada-flintridge-ca"],
  ["O'Fallon, IL", "ofallon-il"],
])("%s has its page and its jobs at /jobs/in/%s", async (name, words) => {
  const job = await makeJob(company, { location: name });
  const { page } = await pageAt(`/jobs/in/${words}`);
  expect(page.document.querySelector("h1")?.textContent).toBe(`Jobs in ${name}`);
  expect(page.document.querySelector(`main a[href="${addressOf.job(job, company)}"]`)).not.toBeNull();
});

test("every known location and skill has a unique address that leads back to it", async () => {
  const [found] = await sql`
    with places as (select distinct name, private.address_words(name) as words from private.places),
      spelled as (select name, private.address_words(search) as words from private.places)
    select
      (select count(*) - count(distinct words) from places)::integer as same_places,
      (select count(*)::integer from places where not exists (
        select from spelled where spelled.words = places.words and spelled.name = places.name)) as lost_places,
      (select count(*) - count(distinct private.address_words(name)) from private.skills)::integer as same_skills`;
  expect(found).toEqual({ same_places: 0, lost_places: 0, same_skills: 0 });
});

test("the app and the database build the same addresses", async () => {
  const texts = [
    "C++ & C#",
    "St. Louis, MO",
    "Coeur d’Alene",
    "Zürich—Œuvre",
    "技術者 x",
    "--a__b--",
    "😀",
    "straße ﬁ",
    "a\tb\nc",
    "",
  ];
  const rows = await sql<{ words: string }[]>`
    select private.address_words(text) as words from unnest(${texts}::text[]) with ordinality as t (text, place) order by place`;
  expect(rows.map(({ words }) => words)).toEqual(texts.map(addressWords));
});

test.each([
  ["/jobs/in/Coeur-d'Alene-ID", "/jobs/in/coeur-dalene-id"],
  ["/jobs/in/saint-louis-mo", "/jobs/in/st-louis-mo"],
  ["/jobs/in/la-ca%C3%B1ada-flintridge-ca", "/jobs/in/la-canada-flintridge-ca"],
  ["/jobs/remote/", "/jobs/remote"],
  ["/jobs/skill/C%23", "/jobs/skill/c-sharp"],
])("%s redirects permanently to %s", async (path, to) => {
  const { status, headers } = await get(`${path}?utm_source=x`, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, `${to}?utm_source=x`]);
});

test.each([
  ...["/jobs/in/nosuchplace-co", "/jobs/in/denver", "/jobs/skill/being-nice-to-kites", "/jobs/industry/none-such"],
  ...[
    "/jobs/in/%00",
    "/jobs/skill/%E0%A4%A",
    "/jobs/in/😀",
    "/jobs/skill/' or 1=1",
    `/jobs/industry/${"x".repeat(5000)}`,
  ],
])("%s is not a page", async (path) => {
  const { answer, page } = await pageAt(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(page.document.title).toBe("Fairmatch");
});

describe("a landing page with fewer than three jobs", () => {
  test("is served to people, but stays out of search engines and the sitemap", async () => {
    const small = await makeCompany();
    const name = unique("Bell founding");
    await sql`update public.companies set industry = ${name} where id = ${small.id}`;
    const path = `/jobs/industry/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
    const robots = async () => (await get(path)).headers.get("x-robots-tag");
    const skill = "Glass blowing";
    for (let n = 0; n < 2; n++) await makeJob(small, { skillsRequired: [skill] });
    expect((await get(path)).status).toBe(200);
    expect(await robots()).toBe("noindex");
    expect(await inSitemap(path)).toBe(false);
    const third = await makeJob(small, { skillsRequired: [skill] });
    expect(await robots()).toBeNull();
    expect(await inSitemap(path)).toBe(true);
    await sql`update public.jobs set status = 'closed' where id = ${third.id}`;
    expect(await robots()).toBe("noindex");
    expect(await inSitemap(path)).toBe(false);
  });

  test("says so when there are no jobs", async () => {
    const { page } = await pageAt("/jobs/in/wasilla-ak");
    expect(page.document.querySelector("main")?.textContent).toContain("No open jobs right now.");
  });
});

test("links to related searches, all of which are in the sitemap", async () => {
  for (let n = 0; n < 3; n++) await makeJob(company, { location: "Post Falls, ID", skillsRequired: ["TypeScript"] });
  const { page } = await pageAt("/jobs/in/coeur-dalene-id");
  const related = [...page.document.querySelectorAll('nav[aria-label="Related searches"] a')].map((link) =>
    String(link.getAttribute("href")),
  );
  expect(related).toContain("/jobs/in/post-falls-id");
  expect(related).toContain(industryPath);
  expect(related).not.toContain("/jobs/in/coeur-dalene-id");
  const map = await listed();
  for (const path of related) expect(map, path).toContain(`<loc>${siteUrl}${path}</loc>`);
});

test("every page in the sitemap may be indexed by search engines", async () => {
  const paths = [...(await listed()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) =>
    String(url).slice(siteUrl.length),
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths.slice(0, 20)) {
    const answer = await get(path, { redirect: "manual" });
    expect([path, answer.status, answer.headers.get("x-robots-tag")]).toEqual([path, 200, null]);
  }
});

test("candidates see their own match on a landing page, without the jobs they hid", async () => {
  const candidate = await makeCandidate();
  const ask = async () =>
    (await candidate.client.rpc("get_landing_page", { p_path: industryPath.slice("/jobs/".length) })).data;
  const before = await ask();
  expect(before.list.jobs[0].match).not.toBeNull();
  const hidden = before.list.jobs[0].id;
  expect((await candidate.client.rpc("set_job_hidden", { p_job_id: hidden, p_hidden: true })).error).toBeNull();
  expect((await ask()).list.jobs.map(({ id }: { id: string }) => id)).not.toContain(hidden);
});
