import type { Page } from "@playwright/test";
import { makeApplication, makeCandidate, makeCompany, makeJob, sql } from "../tests/support/actors.ts";
import { pathOf } from "./support/page.ts";
import { openAs } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

const names = (page: Page) => page.getByRole("link", { name: /Candidate$/ });
const line = "By required skills, then preferred skills, level and place; newest first among equals.";

test("a company orders its applications by best match, and finds that order again when it comes back", async ({
  page,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["Go", "Kafka"] });
  for (const [first_name, skills] of [
    ["Bea", ["Go", "Kafka"]],
    ["Newton", ["Go"]],
  ] as const) {
    const candidate = await makeCandidate({ skills: [...skills] });
    await sql`update public.candidates set first_name = ${first_name} where id = ${candidate.candidateId}`;
    await makeApplication(job, candidate);
  }
  for (const path of ["/company/applications", `/company/jobs/${job.id}/manage`]) {
    await (path === "/company/applications" ? openAs(page, company.owner, path) : page.goto(path));
    const order = page.getByRole("combobox", { name: "Order" });
    await expect(names(page)).toHaveText([/Bea/, /Newton/]);
    await expect(page.getByText(line)).toBeVisible();
    await order.selectOption("Newest");
    await expect(names(page)).toHaveText([/Newton/, /Bea/]);
    await expect(page.getByText(line)).toHaveCount(0);
    await names(page).last().click();
    await expect(page.getByRole("heading", { name: /Bea Candidate/ })).toBeVisible();
    await page.goBack();
    expect(pathOf(page)).toBe(`${path}?order=newest`);
    await expect(names(page)).toHaveText([/Newton/, /Bea/]);
    await order.selectOption("Best match");
    await expect(names(page)).toHaveText([/Bea/, /Newton/]);
    expect(pathOf(page)).toBe(path);
  }
});
