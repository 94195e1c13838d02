import type { Locator, Page } from "@playwright/test";
import { makeAdmin, signUpUnconfirmed, sql, unique, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { invite, storeResume } from "../support/arrange.ts";
import { compare, sendRejection } from "../support/decide.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { expectFocusKept, heading, unfold } from "../support/page.ts";
import { settled, tabTo } from "../support/screen.ts";
import { confirmByMail, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** Presses a button by keyboard once it is enabled, which keeps the focus on it. */
async function press(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.focus();
  await button.press("Enter");
}

/** Opens a destructive dialog, checks that Enter destroys nothing, and returns the reopened dialog. */
async function openDestructive(page: Page, open: () => Promise<void>, safe = "Cancel"): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await open();
  await expect(dialog.getByRole("button", { name: safe })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expectFocusKept(page);
  await open();
  await expect(dialog.getByRole("button", { name: safe })).toBeFocused();
  return dialog;
}

test("an administrator's queue moves the focus on, and a company's page keeps it", async ({ page }) => {
  const word = unique("Queue");
  const names = ["Amber", "Birch", "Cedar", "Dune"].map((name) => `${word} ${name}`);
  for (const [day, name] of names.entries()) {
    const { id } = await makeCompany({ name, approved: false, tier: null });
    await sql`update public.companies set created_at = now() - make_interval(days => ${10 - day}) where id = ${id}`;
  }
  await openAs(page, await makeAdmin(), "/admin/company-approvals");
  await page.getByRole("searchbox").fill(word);
  const queue = page.getByRole("list", { name: "Pending Approval" });
  await expect(queue.getByRole("link")).toHaveCount(4);
  const [first = "", second = "", third = "", fourth = ""] = await queue.getByRole("link").allTextContents();
  const name = (company: string) => queue.getByRole("link", { name: company, exact: true });

  const plan = page.getByRole("heading", { name: "Give it a plan" });

  // To its plan, then to the next one, which is open: an extra press reopens it, and decides nothing.
  await compare(page);
  await press(page.getByRole("button", { name: `Approve ${first}` }));
  await expect(plan).toBeFocused();
  await press(page.getByRole("button", { name: "Skip for now" }));
  await expect(name(first)).toHaveCount(0);
  await expect(name(second)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Approve ${second}` })).toBeVisible();
  await expect(name(second)).toBeFocused();

  // To the previous one, since it was the last.
  await name(fourth).press("Enter");
  await press(page.getByRole("button", { name: `Reject ${fourth}` }));
  await sendRejection(page, "Say who you are.");
  await expect(name(fourth)).toHaveCount(0);
  await expect(name(third)).toBeFocused();

  // Its title replaces the one shown while loading.
  await page.getByRole("link", { name: `View ${third}` }).press("Enter");
  await expect(heading(page, third)).toBeFocused();
  await compare(page);
  await press(page.getByRole("button", { name: `Approve ${third}` }));
  await expect(page.getByRole("button", { name: `Approve ${third}` })).toHaveCount(0);
  await expect(heading(page, third)).toBeFocused();

  await page.goto(`/admin/company-approvals?q=${word}`);
  await compare(page);
  await press(page.getByRole("button", { name: `Approve ${second}` }));
  await expect(plan).toBeFocused();
  await press(page.getByRole("button", { name: "Skip for now" }));
  await expect(heading(page, "Today")).toBeFocused();
});

test("a company's jobs and questions move the focus on", async ({ page }) => {
  const company = await makeCompany();
  for (const title of ["Older", "Middle", "Newer"]) {
    const { id } = await makeJob(company, { title });
    const age = ["Newer", "Middle", "Older"].indexOf(title);
    await sql`update public.jobs set created_at = now() - make_interval(days => ${age}) where id = ${id}`;
  }
  await openAs(page, company.owner, "/company/jobs");
  const remove = async (title: string) => {
    await press(page.getByRole("button", { name: `More for ${title}` }));
    await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  };
  const title = (name: string) => page.getByRole("link", { name: `Manage ${name}`, exact: true });

  const dialog = await openDestructive(page, () => remove("Middle"));
  await press(dialog.getByRole("button", { name: "Delete job" }));
  await expect(title("Middle")).toHaveCount(0);
  await expect(title("Older")).toBeFocused();

  // Going back leaves the page together with its dialog.
  await title("Older").press("Enter");
  await expect(heading(page, "Older")).toBeFocused();
  await press(page.getByRole("button", { name: "More for this job" }));
  await page.getByRole("menuitem", { name: "Delete job" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading(page, "Jobs")).toBeFocused();

  await title("Older").press("Enter");
  await press(page.getByRole("button", { name: "More for this job" }));
  await page.getByRole("menuitem", { name: "Delete job" }).press("Enter");
  await press(page.getByRole("dialog").getByRole("button", { name: "Delete job" }));
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto("/company/jobs/new");
  const question = page.getByRole("textbox", { name: "New question" });
  for (const text of ["Which shift?", "Which licence?"]) {
    await question.fill(text);
    await question.press("Enter");
  }
  await press(page.getByRole("button", { name: "Move question 2 up" }));
  await expect(page.getByRole("button", { name: "Move question 1 up" })).toBeFocused();
  await press(page.getByRole("button", { name: "Remove question 1" }));
  await expect(page.getByRole("button", { name: "Remove question 2" })).toHaveCount(0);
  await expectFocusKept(page);
  await press(page.getByRole("button", { name: "Remove question 1" }));
  await expect(page.getByRole("button", { name: "Remove question 1" })).toHaveCount(0);
  await expectFocusKept(page);
});

test("a candidate's invitations, notifications, documents and application move the focus on", async ({ page }) => {
  const candidate = await makeCandidate();
  const companies = [await makeCompany(), await makeCompany()];
  for (const company of companies) {
    await invite(company.owner, "candidate", candidate.email, {
      candidateData: { firstName: "Kim", lastName: "Invited" },
      managementTerms: "Six months.",
    });
  }
  const application = await makeApplication(await makeJob(await makeCompany()), candidate);
  await storeResume(candidate);
  await openAs(page, candidate, "/candidate/dashboard");

  const invitations = page.getByRole("article").filter({ hasText: "Read the terms" });
  await expect(invitations).toHaveCount(2);
  await press(invitations.first().getByRole("button", { name: "Decline" }));
  await expect(invitations).toHaveCount(1);
  await expect(invitations.getByRole("button", { name: "Read the terms" })).toBeFocused();
  await press(invitations.getByRole("button", { name: "Decline" }));
  await expect(invitations).toHaveCount(0);
  await expect(heading(page, "Candidate Dashboard")).toBeFocused();

  await sql`
    insert into public.notifications ${sql(
      ["One", "Two"].map((title) => ({ user_id: candidate.id, type: "application_status", title, message: title })),
    )}`;
  await page.reload();
  await press(page.getByRole("button", { name: /^Notifications/ }));
  const list = page.getByRole("dialog", { name: "Notifications" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  for (let left = await list.getByRole("listitem").count(); left > 0; left -= 1) {
    await press(list.getByRole("button", { name: /^Dismiss/ }).first());
    await expect(list.getByRole("listitem")).toHaveCount(left - 1);
    await expect(list.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeFocused();

  await page.goto("/candidate/profile");
  await unfold(page);
  const more = page.getByRole("group", { name: "Resumes", exact: true }).getByRole("button", { name: /^More for / });
  const asked = await openDestructive(page, async () => {
    await press(more);
    await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  });
  await press(asked.getByRole("button", { name: "Delete resume" }));
  await expect(more).toHaveCount(0);
  await expectFocusKept(page);

  await page.goto(`/candidate/applications/${application}`);
  const withdraw = page.getByRole("button", { name: "Withdraw", exact: true });
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByRole("combobox", { name: "Reason" });
  await press(withdraw);
  await expect(reason).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(withdraw).toBeFocused();
  await press(withdraw);
  await expect(reason).toBeFocused();
  await press(dialog.getByRole("button", { name: "Withdraw application" }));
  await expect(withdraw).toHaveCount(0);
  await expectFocusKept(page);
});

test("confirming an account moves the focus to the heading of the next page", async ({ page }) => {
  const email = uniqueEmail("confirming");
  await signUpUnconfirmed("candidate", { email });
  await confirmByMail(page, email);
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  await settled(page);
  await expect(heading(page, "Candidate Dashboard")).toBeFocused();
});

test("a menu opened while the next page is loading stays open", async ({ page }) => {
  await openAs(page, await makeCandidate(), "/candidate/dashboard");
  await settled(page);
  const button = page.getByRole("button", { name: /^Account: / });
  await button.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");

  const release = await holdAnswers(page, "**/assets/*.js");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await button.click();
  await expect(page.getByRole("menu")).toBeVisible();
  release();
  await expect(heading(page, "Contact")).toBeVisible();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("a dialog's buttons never cover the focused field on a small phone", async ({ page }) => {
  const job = await makeJob(await makeCompany());
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, await makeCandidate(), `/jobs/${job.id}`);
  await press(page.getByRole("button", { name: "Report this job" }));
  const dialog = page.getByRole("dialog", { name: "Report this job" });
  const box = dialog.getByLabel("In your own words");
  await tabTo(page, box);
  const edges = async () => [
    await box.boundingBox(),
    await dialog.getByRole("button", { name: "Report job" }).boundingBox(),
  ];
  const [typing, sending] = await edges();
  expect(typing && sending && typing.y + typing.height).toBeLessThan(sending?.y ?? 0);
});
