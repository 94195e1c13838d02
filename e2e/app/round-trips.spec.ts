import type { Page } from "@playwright/test";
import { limitedByAddress } from "../../supabase/functions/_shared/contracts/through-site.ts";
import { makeAdmin } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { heading } from "../support/page.ts";
import { openAs, signInThroughForm } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** Calls to another origin, for each of which the browser asks permission first. */
function recordTwice(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === process.env.TEST_API_URL && request.resourceType() !== "image") asked.push(pathname);
  });
  return asked;
}

const isCounted = (path: string) => limitedByAddress.some((name) => path.endsWith(`/rpc/${name}`));

test("the main screens make each call once", async ({ openBrowser }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  const job = await makeJob(company);
  await makeApplication(job, candidate);
  for (const [actor, screens] of [
    [candidate, ["/candidate/dashboard", "/candidate/applications", "/candidate/profile", "/jobs", `/jobs/${job.id}`]],
    [company.owner, ["/company/dashboard", "/company/applications", "/company/jobs", "/company/candidates"]],
    [await makeAdmin(), ["/admin/dashboard", "/admin/company-approvals", "/admin/companies", "/admin/people"]],
  ] as const) {
    const page = await openBrowser();
    const twice = recordTwice(page);
    let calls = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/rest/v1/")) calls += 1;
    });
    await openAs(page, actor, screens[0]);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: /^Account:/ })).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(calls).toBeGreaterThan(screens.length);
    expect(twice.filter((path) => !isCounted(path))).toEqual([]);
  }
});

test("signing in calls the project directly, whose limits depend on the person's IP address", async ({ page }) => {
  const { email } = await makeCandidate();
  const twice = recordTwice(page);
  await signInThroughForm(page, email);
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  expect(new Set(twice)).toEqual(new Set(["/auth/v1/token"]));
});
