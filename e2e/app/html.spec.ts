import { HtmlValidate } from "html-validate";
import { makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { expect, test } from "../support/test.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

test("built and served pages are valid HTML", async ({ request }) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["TypeScript", "Go"], location: "Denver, CO" });
  const sitemap = await (await request.get("/sitemaps/pages.xml")).text();
  const written = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(String(address)).pathname);
  expect(written.length).toBeGreaterThan(30);
  const served = [
    "/jobs",
    "/jobs?q=any",
    `/jobs/${job.id}`,
    `/companies/${company.id}`,
    "/jobs/remote",
    "/signin",
    "/nothing",
  ];
  const faults: string[] = [];
  for (const path of [...new Set([...written, ...served])]) {
    const page = await (await request.get(path)).text();
    const { results } = await validator.validateString(page);
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages))
      faults.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
  }
  expect(faults).toEqual([]);
});
