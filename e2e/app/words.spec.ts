// What the product says is true for every reader.
import type { Page } from "@playwright/test";
import { makeAdmin, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { heading, shown } from "../support/page.ts";
import { fillSignIn, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a visitor is greeted as a newcomer, signs in, and is recognized the next time", async ({ page }) => {
  const { email } = await makeCandidate();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
  await expect(page.getByText("Select skills and watch the right column.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByText("Use your email and password.")).toBeVisible();
  await fillSignIn(page, email);
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();

  await page.goto("/");
  await expect(page.getByRole("link", { name: "Go to your dashboard" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Join Today|Get Started|Register Company/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
  await page.goto("/signin");
  await expect(page.getByText("Good to see you again.")).toBeVisible();
});

test("a rejected company sees Rejected on every screen, and so does the administrator", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany({ approved: false, tier: null });
  await sql`update public.companies set rejected_at = now(), rejection_reason = 'No.' where id = ${company.id}`;
  const expectRejected = async (each: Page) => {
    await expect(shown(each, "Rejected")).toBeVisible();
    await expect(each.getByText(/Pending/).filter({ visible: true })).toHaveCount(0);
  };
  await openAs(page, company.owner, "/company/dashboard");
  await expectRejected(page);
  await page.goto("/company/profile");
  await expectRejected(page);
  const admin = await openBrowser();
  await openAs(admin, await makeAdmin(), `/admin/company/${company.id}`);
  await expect(admin).toHaveTitle(new RegExp(company.name));
  await expectRejected(admin);
});

test("a company without a plan sees that in plain words, and finds support", async ({ page }) => {
  const { owner } = await makeCompany({ tier: null });
  await openAs(page, owner, "/company/dashboard");
  const card = page.getByRole("region", { name: "Subscription Status" });
  await expect(card).toContainText("No plan");
  await expect(card).toContainText("Active");
  await page.getByRole("link", { name: "contact support" }).click();
  await expect(heading(page, "Contact")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(owner.email);
  await expect(page.locator("a[href^='mailto:']").first()).toHaveAttribute("href", /^mailto:\S+@\S+$/);
  await page.goBack();
  await expect(heading(page, "Company Dashboard")).toBeVisible();
});

test("companies see their page exactly as candidates do", async ({ page, openBrowser }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  await sql`
    update public.companies set
      website = 'https://quillmark.com', description = 'Freight across eleven states.', tax_id = '12-3456789',
      linkedin_url = 'https://linkedin.com/company/quillmark', primary_contact_name = 'Olive Owner'
    where id = ${company.id}`;
  await openAs(page, company.owner, "/company/dashboard");
  await page.getByRole("link", { name: /^What candidates see/ }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Freight across eleven states.");
  await expect(preview).not.toContainText(/12-3456789|Olive/);

  const visitor = await openBrowser();
  await visitor.goto(`/jobs/${job.id}`);
  await visitor.getByRole("region", { name: company.name }).getByRole("link", { name: company.name }).click();
  await expect(heading(visitor, company.name)).toBeVisible();
  const real = visitor.getByRole("main");
  for (const line of (await preview.innerText()).split("\n")) await expect(real).toContainText(line);
  await expect(real).not.toContainText(/12-3456789|Olive/);
  await real.getByRole("link", { name: "1", exact: true }).click();
  const jobs = visitor.getByRole("list", { name: "Jobs" });
  await expect(jobs.getByRole("link", { name: job.title, exact: true })).toBeVisible();
});
