import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { limits } from "../../supabase/functions/_shared/contracts/limits.ts";
import { createAskApi } from "../../supabase/site/procedures.ts";
import { securityHeaders } from "../../supabase/site/security-headers.ts";
import { anonymous, sql, stackValue, unique } from "../support/accounts.ts";
import { addressOf } from "../support/address-of.ts";
import { builtSite } from "../support/built-site.ts";
import { makeCompany } from "../support/companies.ts";
import { overEnd } from "../support/dates.ts";
import { makeJob, type TestJob } from "../support/jobs.ts";
import { ReadPage, serve, siteUrl } from "../support/served.ts";

const get = serve();
const unknown = "00000000-0000-4000-8000-000000000000";
const read = async (path: string) => new ReadPage(await (await get(path)).text());

describe("the page of an open job", () => {
  test("has a title, structured data and one canonical address", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { location: "Denver, CO" });
    const answer = await get(`/jobs/${job.id}?utm_source=mail`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = new ReadPage(await answer.text());
    expect(page.document.title).toBe(`${job.title}, ${company.name} | Fairmatch`);
    expect(page.meta("description")).toBe("Denver, CO · Full time. What the work is about.");
    const url = siteUrl + addressOf.job(job, company);
    expect(page.link("canonical")).toEqual([url]);
    expect(page.meta("og:url")).toBe(url);
    expect(page.meta("og:title")).toBe(`${job.title}, ${company.name}`);
    expect(["twitter:card", "og:image", "og:image:width"].map((name) => page.meta(name))).toEqual([
      ...["summary_large_image", `${siteUrl}/share.png`, "1200"],
    ]);
    expect(page.link("alternate")).toEqual([
      `${siteUrl}/companies/${company.id}/feed.xml`,
      `${siteUrl}/companies/${company.id}/feed.json`,
    ]);
    expect(page.posting).toMatchObject({ "@type": "JobPosting", title: job.title, url });
    expect(JSON.stringify([...page.document.querySelectorAll("head *")].map((each) => each.outerHTML))).not.toContain(
      "evil",
    );
  });

  test("can be read without scripts, inside the site's header and footer", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { skillsRequired: ["Forklifts"] });
    const { document } = await read(`/jobs/${job.id}`);
    const main = document.querySelector("#root main");
    expect(main?.querySelector("h1")?.textContent).toBe(job.title);
    expect(main?.textContent).toContain(company.name);
    expect(main?.textContent).toContain("What the work is about.");
    expect(main?.textContent).toContain("Forklifts");
    expect(document.querySelector("header")?.textContent).toBe("Fairmatch");
  });

  test.each([
    ["FULL_TIME", "Denver, CO"],
    ["REMOTE", "Denver, CO"],
    ["CONTRACT", "Denver or Remote"],
  ] as const)("marks %s in %s as remote whenever the match does", async (jobType, location) => {
    const job = await makeJob(await makeCompany(), { jobType, location });
    const { data } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
    const { posting } = await read(`/jobs/${job.id}`);
    expect(posting?.jobLocationType === "TELECOMMUTE").toBe(data.asked.places === null);
  });

  test("embeds the data of the app's first request, exactly as the API returns it", async () => {
    const job = await makeJob(await makeCompany());
    const { data } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
    expect((await read(`/jobs/${job.id}`)).answer).toEqual(data);
  });

  test("embeds the response to a different first request as well", async () => {
    const job = await makeJob(await makeCompany());
    const { data } = await anonymous().rpc("get_job_questions", { p_job_id: job.id });
    const first = { "/jobs/:id": { procedure: "get_job_questions", body: '{"p_job_id":":id"}' } };
    const page = new ReadPage(await (await get(`/jobs/${job.id}`, {}, { ...builtSite, first })).text());
    expect(page.answer).toEqual(data);
  });

  test("is revalidated by every cache, and answers 304 when unchanged", async () => {
    const job = await makeJob(await makeCompany());
    const answer = await get(`/jobs/${job.id}`);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const tag = String(answer.headers.get("etag"));
    for (const known of [tag, tag.slice(2), `"another", ${tag}`]) {
      const again = await get(`/jobs/${job.id}`, { headers: { "if-none-match": known } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    await sql`update public.jobs set title = ${unique("New title")} where id = ${job.id}`;
    const changed = await get(`/jobs/${job.id}`, { headers: { "if-none-match": tag } });
    expect(changed.status).toBe(200);
    await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
    const closed = await get(`/jobs/${job.id}`, { headers: { "if-none-match": String(changed.headers.get("etag")) } });
    expect(closed.status).toBe(410);
    expect(closed.headers.get("cache-control")).toBe("no-store");
  });

  test("sends the same security headers as every other response", async () => {
    const job = await makeJob(await makeCompany());
    for (const path of [`/jobs/${job.id}`, `/jobs/${unknown}`, "/jobs/feed.xml", "/robots.txt"]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(securityHeaders(stackValue("TEST_API_URL"))))
        expect(headers.get(name), `${name} of ${path}`).toBe(value);
    }
  });

  test("allows other sites to read only its company's JSON feed", async () => {
    const job = await makeJob(await makeCompany());
    const open = await Promise.all(
      [`/companies/${job.companyId}/feed.json`, `/companies/${job.companyId}/feed.xml`, `/jobs/${job.id}`].map(
        async (path) => (await get(path)).headers.get("access-control-allow-origin"),
      ),
    );
    expect(open).toEqual(["*", null, null]);
  });

  test("answers HEAD with the headers of GET and no body", async () => {
    const job = await makeJob(await makeCompany());
    const head = await get(`/jobs/${job.id}`, { method: "HEAD" });
    const whole = await get(`/jobs/${job.id}`);
    expect(await head.text()).toBe("");
    expect([...head.headers]).toEqual([...whole.headers]);
    expect((await get(`/jobs/${unknown}`, { method: "HEAD" })).status).toBe(404);
    expect((await get(`/jobs/${job.id}`, { method: "POST" })).status).toBe(405);
  });
});

describe("the page of a job that is not open", () => {
  const states: [string, number, (job: TestJob) => Promise<unknown>][] = [
    ["closed", 410, (job) => sql`update public.jobs set status = 'closed' where id = ${job.id}`],
    ["filled", 410, (job) => sql`update public.jobs set status = 'filled' where id = ${job.id}`],
    ["past its last day", 410, (job) => sql`update public.jobs set expires_at = '2020-01-01' where id = ${job.id}`],
    ["deleted with applications", 410, (job) => sql`update public.jobs set deleted_at = now() where id = ${job.id}`],
    ["deleted", 404, (job) => sql`delete from public.jobs where id = ${job.id}`],
    ["a draft", 404, (job) => sql`update public.jobs set status = 'draft', posted_at = null where id = ${job.id}`],
    ["a draft again", 404, (job) => sql`update public.jobs set status = 'draft' where id = ${job.id}`],
    [
      "of a company whose approval was taken back",
      410,
      (job) => sql`update public.companies set is_approved = false, approved_at = null where id = ${job.companyId}`,
    ],
    [
      "of a company whose plan has ended",
      410,
      (job) =>
        sql`update public.company_subscriptions set expires_at = ${overEnd()} where company_id = ${job.companyId}`,
    ],
  ];
  test.each(states)("%s: returns %i and the app, without any job data", async (_, status, change) => {
    const job = await makeJob(await makeCompany());
    expect((await get(`/jobs/${job.id}`)).status).toBe(200);
    await change(job);
    const answer = await get(`/jobs/${job.id}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("etag")).toBeNull();
    const html = await answer.text();
    expect(html).not.toContain(job.title);
    expect(html).toContain("/assets/app-abc.js");
    const page = new ReadPage(html);
    expect(page.posting).toBeNull();
    expect(page.answer).toBeNull();
    expect(page.document.title).toBe("Fairmatch");
  });

  test.each([
    [`/jobs/${unknown}`],
    ["/jobs/1"],
    ["/jobs/' or 1=1"],
    ["/jobs/%00"],
    ["/jobs/%2e%2e%2fadmin"],
    [`/jobs/${unknown}.html`],
    ["/jobs/😀"],
  ])("%s: returns 404 and the app", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("/assets/app-abc.js");
  });

  test("only the state of the job leaves the database", async () => {
    const job = await makeJob(await makeCompany());
    await sql`update public.jobs set status = 'filled' where id = ${job.id}`;
    const { data } = await anonymous().rpc("get_posting_page", { p_job_id: job.id });
    expect(data).toEqual({ state: "closed" });
  });
});

describe("the address of a page", () => {
  const moved = async (path: string) => {
    const { status, headers } = await get(path, { redirect: "manual" });
    return [status, headers.get("location"), headers.get("cache-control")];
  };

  test.each([
    ["without words", (id: string) => `/jobs/${id}?from=site&x=%20`, "?from=site&x=%20"],
    ["with other words", (id: string) => `/jobs/something-else-${id}`, ""],
    ["with a trailing slash", (id: string) => `/jobs/${id}/`, ""],
    ["in capitals", (id: string) => `/jobs/${id.toUpperCase()}`, ""],
    ["through a detour", (id: string) => `/services/%2e%2e/jobs/./${id}`, ""],
  ])("%s redirects permanently to the canonical one, uncached", async (_, pathOf, search) => {
    const company = await makeCompany();
    const job = await makeJob(company);
    expect(await moved(pathOf(job.id))).toEqual([301, addressOf.job(job, company) + search, "no-store"]);
    expect((await get(addressOf.job(job, company), { redirect: "manual" })).status).toBe(200);
  });

  test("redirects to the canonical one for companies as well", async () => {
    const company = await makeCompany();
    for (const path of [`/companies/${company.id}`, `/companies/x-${company.id}`])
      expect(await moved(path)).toEqual([301, addressOf.company(company), "no-store"]);
  });

  test.each([
    ["技術者", "acme"],
    ["😀 ✨", "acme"],
    ["../../admin?x=1&y", "admin-x-1-y-acme"],
    ["//evil.example/\\", "evil-example-acme"],
    ["C++ & C# <b>", "c-plus-plus-c-sharp-b-acme"],
    ["x".repeat(limits.jobTitle), "x".repeat(80)],
    [`${"word ".repeat(39)}end`, `${"word-".repeat(16)}`.slice(0, -1)],
  ])("of a job called %s contains only safe words", async (title, words) => {
    const company = await makeCompany();
    const job = await makeJob(company);
    await sql`update public.companies set name = 'Acme' where id = ${company.id}`;
    await sql`update public.jobs set title = ${title} where id = ${job.id}`;
    expect(await moved(`/jobs/${job.id}`)).toEqual([301, `/jobs/${words}-${job.id}`, "no-store"]);
    expect((await read(`/jobs/${job.id}`)).document.querySelector("h1")?.textContent).toBe(title);
  });

  test("follows a renamed title, and works again after renaming back", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const before = addressOf.job(job, company);
    await sql`update public.jobs set title = 'Renamed' where id = ${job.id}`;
    const after = addressOf.job({ ...job, title: "Renamed" }, company);
    expect((await moved(before))[1]).toBe(after);
    await sql`update public.jobs set title = ${job.title} where id = ${job.id}`;
    expect((await moved(after))[1]).toBe(before);
  });
});

test("%2e%2e is treated as the parent folder", async () => {
  expect(await (await get("/jobs/%2e%2e")).text()).toBe("a file");
});

describe("markup in every field", () => {
  const nasty = (field: string) =>
    `</script></title><img src=x onerror=alert(1)>"'&amp;${field}<!-- ]]> \u202e\u0661 😀 $& $1`;

  test("stays plain text in the page and in its structured data", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const row = {
      title: nasty("title"),
      description: `${nasty("description")}\n\n[x](javascript:alert(1)) <script>alert(2)</script>`,
      location: nasty("location"),
      locations: [nasty("locations")],
      experience_required: nasty("experience"),
      education_required: nasty("education"),
      skills_required: ["</script><b>skill"],
      preferred_skills: ['"><script>x'],
      requirements: [nasty("requirement")],
    };
    // Tables refuse invisible characters; rows from before that rule may still have them.
    const clean = JSON.parse(JSON.stringify(row).replaceAll("\u202e", ""));
    await sql`update public.jobs set ${sql(clean)} where id = ${job.id}`;
    await sql`
      update public.companies set name = ${clean.title.replace("title", "name")}, industry = '</script><i>', description = ${clean.description},
        location = '<!-- there', logo_url = 'a/"><script>.png'
      where id = ${company.id}`;

    const html = await (await get(`/jobs/${job.id}`)).text();
    const page = new ReadPage(html);
    expect(page.document.querySelector("h1")?.textContent).toBe(clean.title);
    expect(page.document.title).toBe(`${clean.title}, ${clean.title.replace("title", "name")} | Fairmatch`);
    expect(page.meta("og:title")).toBe(`${clean.title}, ${clean.title.replace("title", "name")}`);
    const posting = page.posting as { title: string; description: string; hiringOrganization: { name: string } };
    expect(posting.title).toBe(clean.title);
    expect(posting.hiringOrganization.name).toBe(clean.title.replace("title", "name"));
    const { data } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
    expect(page.answer).toEqual(data);

    // Nothing but what asks for the app and the blocks of data, and nothing that acts.
    const scripts = [...page.document.querySelectorAll("script")].map((each) => each.getAttribute("src") ?? each.type);
    expect(scripts.sort()).toEqual([
      ...["/start.js", "application/json", "application/ld+json", "application/ld+json"],
    ]);
    const described = new ReadPage(posting.description).document;
    const feed = await (await get(`/companies/${company.id}/feed.json`)).json();
    const inFeed = new ReadPage(feed.items[0].content_html).document;
    const companyPage = await read(`/companies/${company.id}`);
    for (const document of [page.document, described, inFeed, companyPage.document]) {
      expect(document.querySelectorAll("iframe, body b, body i")).toHaveLength(0);
      for (const image of document.querySelectorAll("img"))
        expect(image.getAttribute("src")).toContain("/company-logos/a/%22%3E%3Cscript%3E.png");
      for (const element of document.querySelectorAll("*"))
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on/);
          expect(value).not.toMatch(/^javascript:/i);
        }
    }
    expect(described.querySelectorAll("script")).toHaveLength(0);
    expect(companyPage.document.querySelector("h1")?.textContent).toBe(clean.title.replace("title", "name"));
    // A block ends where it should, however it is cut.
    expect(html.match(/<!--/g)).toBeNull();
  });
});

describe("the page of a company", () => {
  test("names the company and its open jobs", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const page = await read(`/companies/${company.id}`);
    expect(page.document.title).toBe(`${company.name}: open jobs | Fairmatch`);
    expect(page.link("canonical")).toEqual([siteUrl + addressOf.company(company)]);
    expect(page.posting).toMatchObject({ "@type": "Organization", name: company.name });
    expect(page.document.querySelector(`main a[href="${addressOf.job(job, company)}"]`)?.textContent).toBe(job.title);
    await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
    expect((await read(`/companies/${company.id}`)).document.body.innerHTML).not.toContain(job.title);
  });

  test("embeds the response to the app's first request, exactly as the API returns it", async () => {
    const company = await makeCompany();
    const { data } = await anonymous().rpc("get_employer", { p_company_id: company.id });
    expect((await read(`/companies/${company.id}`)).answer).toEqual(data);
  });

  test("shows ways of working, also on the pages of its jobs", async () => {
    const company = await makeCompany();
    const paths = [`/companies/${company.id}`, `/jobs/${(await makeJob(company)).id}`];
    const mains = async () =>
      (await Promise.all(paths.map(read))).map(({ document }) => document.querySelector("#root main")?.textContent);
    for (const main of await mains()) expect(main).not.toContain("Ways of working");
    await sql`update public.companies set culture_values = '{written_first,pair_work}' where id = ${company.id}`;
    for (const main of await mains()) expect(main).toMatch(/Ways of working\s*Written first\s*Pair work/);
  });

  test("answers 404 before approval or without jobs, and 410 after approval is withdrawn", async () => {
    const waiting = await makeCompany({ approved: false });
    expect((await get(`/companies/${waiting.id}`)).status).toBe(404);
    const former = await makeCompany();
    await makeJob(former);
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${former.id}`;
    const gone = await get(`/companies/${former.id}`);
    expect(gone.status).toBe(410);
    expect(await gone.text()).not.toContain(former.name);
    for (const path of [`/companies/${unknown}`, "/companies/new"]) expect((await get(path)).status).toBe(404);
  });
});

describe("the list of jobs", () => {
  test("embeds its first page as data and as rows", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const page = await read("/jobs");
    const { jobs } = page.answer as { jobs: { id: string }[] };
    expect(jobs.map(({ id }) => id)).toContain(job.id);
    const main = page.document.querySelector("#root main");
    expect(main?.querySelector("[aria-label='Loading jobs']")).toBeNull();
    expect(main?.querySelector("h1")?.textContent).toMatch(/open jobs?$/);
    const row = main?.querySelector(`li:has(a[href="${addressOf.job(job, company)}"])`);
    expect(row?.textContent).toContain(job.title);
    expect(row?.textContent).toContain(company.name);
    expect(page.link("alternate")).toEqual([`${siteUrl}/jobs/feed.xml`, `${siteUrl}/jobs/feed.json`]);
    expect(page.link("canonical")).toEqual([`${siteUrl}/jobs`]);
    expect(page.meta("og:url")).toBe(`${siteUrl}/jobs`);
    expect(page.meta("og:title")).toBe("Jobs");
    expect(page.meta("og:description")).toBe("All open jobs.");
  });

  test("leaves the results of a search to the app", async () => {
    expect((await read("/jobs?q=x")).answer).toBeNull();
  });
});

describe("without a response from the API", () => {
  const patient = serve({ ask: createAskApi("http://127.0.0.1:1", "a key") });

  test.each(["/jobs", `/jobs/${unknown}`, `/companies/${unknown}`])(
    "%s serves the app, which loads the data itself",
    async (path) => {
      const answer = await patient(path);
      expect(answer.status).toBe(200);
      expect(new ReadPage(await answer.text()).answer).toBeNull();
    },
  );

  test("an unverified page is not cached", async () => {
    expect((await patient(`/jobs/${unknown}`)).headers.get("cache-control")).toBe("no-store");
  });

  test.each(["/sitemap.xml", "/sitemaps/jobs.xml", "/jobs/feed.xml"])(
    "%s asks crawlers to retry later",
    async (path) => {
      const answer = await patient(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("60");
    },
  );

  test("a page is served without waiting for the response", async () => {
    const silent = createServer(() => {});
    await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
    const { port } = silent.address() as AddressInfo;
    const answer = await serve({ ask: createAskApi(`http://127.0.0.1:${port}`, "a key") })(`/jobs/${unknown}`);
    expect(answer.status).toBe(200);
    silent.closeAllConnections();
    silent.close();
  });
});
