import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeAdmin, signUpUnconfirmed, sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { overEnd } from "../../tests/support/dates.ts";
import { makeInterview } from "../../tests/support/interviews.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { askEverything, invite, makeBusyCompany } from "../support/arrange.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { expectMoved, field, heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const anId = "00000000-0000-4000-8000-000000000000";

/** Opens addresses in sequence and checks each. */
async function checkEach(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expectGoodScreen(page);
  }
}

test("public pages pass the screen checks", async ({ page, expectFailure }) => {
  const job = await makeJob(await makeCompany());
  await askEverything(job);
  expectFailure(/\/nothing-here$/, 404);
  await checkEach(page, ["/", "/services", "/industries", "/nothing-here", "/jobs", `/jobs/${job.id}`]);
  await page.goto("/contact");
  // It works once the page's code has loaded, and then changes its colors.
  await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
  await expectGoodScreen(page);
  await page.goto(`/jobs?q=${"nothing".repeat(14)}`);
  await expect(page.getByText(/No job matches/)).toBeVisible();
  await expectGoodScreen(page);
  expectFailure(/./, 404);
  await page.goto(`/jobs/${anId}`);
  await expect(heading(page, "Job Not Found")).toBeVisible();
  await expectGoodScreen(page);
});

test("account pages pass the screen checks", async ({ page, expectFailure }) => {
  expectFailure(/\/rpc\/get_email_link/, 404);
  await checkEach(page, [
    "/signin",
    "/signin?email=admin%40example.com",
    "/signup",
    "/forgot-password",
    "/auth/confirm",
  ]);
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("3 things need your attention")).toBeVisible();
  await expectGoodScreen(page);
  await checkEach(page, [
    "/signup?role=company&email=a%40example.com&invitation=x",
    "/auth/confirm?token_hash=x&type=signup",
    "/update-password",
    "/update-password?token_hash=x&type=recovery",
  ]);
  await page.goto("/forgot-password");
  const email = uniqueEmail("forgetful");
  await field(page, "Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(heading(page, "Check Your Email")).toBeVisible();
  await expectGoodScreen(page);
});

test("pages behind emailed links pass the screen checks, also while someone else is signed in", async ({
  page,
  openBrowser,
}) => {
  const { owner } = await makeCompany({ name: `Harbor ${"and Sons ".repeat(8)}` });
  const { email } = await signUpUnconfirmed("candidate");
  const link = linkIn(await mailTo(email, /confirm/i), "/auth/confirm");
  const pages = [page, await openBrowser()] as const;
  await openAs(pages[1], await makeCandidate(), "/candidate/dashboard");
  const check = async (heading_: string, address: string) => {
    for (const each of pages) {
      await each.goto(address);
      await expect(heading(each, heading_)).toBeVisible();
      await expectGoodScreen(each);
    }
  };
  await check("Choose a password", link);
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expectGoodScreen(page);
  await invite(owner, "candidate", email, {
    candidateData: { firstName: "Kim", lastName: "Invited" },
    message: "We would like to have you here.",
    managementTerms: "Twelve months.\n".repeat(12),
  });
  await check("Choose a password", link);
  await expect(page.getByRole("button", { name: "Confirm and accept" })).toBeVisible();

  const person = await makeCandidate();
  await person.client.auth.resetPasswordForEmail(person.email);
  await check("Choose a new password", linkIn(await mailTo(person.email, /password/i), "/update-password"));
  const hash = person.id.replaceAll("-", "");
  await sql`
    update auth.users set email_change = ${uniqueEmail("moved")}, email_change_token_new = ${hash}, email_change_sent_at = now()
    where id = ${person.id}`;
  await check("Confirm your new email", `/auth/confirm?token_hash=${hash}&type=email_change`);
});

test("open invitations on each dashboard pass the screen checks", async ({ openBrowser }) => {
  const admin = await makeAdmin();
  const { owner } = await makeCompany();
  const [lone, unfinished] = [await makeAdmin(), await makeCompany({ submitted: false, approved: false, tier: null })];
  const candidate = await makeCandidate();
  // Two from one company.
  await invite(owner, "candidate", candidate.email, { candidateData: { firstName: "Kim", lastName: "Invited" } });
  const cases = [
    [lone, "/admin/dashboard"],
    [unfinished.owner, "/company/dashboard"],
    [candidate, "/candidate/dashboard"],
  ] as const;
  for (const [person, dashboard] of cases) {
    await invite(admin, "company", person.email, { companyName: "Harbor & Sons", message: "Join us." });
    if (person !== lone)
      await invite(owner, "employee", person.email, { firstName: "Kim", lastName: "Invited", role: "recruiter" });
    const page = await openBrowser();
    await openAs(page, person, dashboard);
    await expect(
      page.getByRole("article", { name: "You are invited to register Harbor & Sons on Fairmatch." }),
    ).toBeVisible();
    await expectGoodScreen(page);
    await page.context().close();
  }
});

test("all four kinds of invitation and an invalid one pass the screen checks", async ({ page, expectFailure }) => {
  const admin = await makeAdmin();
  const { owner } = await makeCompany();
  const person = { firstName: "Kim", lastName: "Invited" };
  const message = "We would like to have you here.\nCall me.";
  const addresses = [
    await invite(admin, "admin", uniqueEmail("invited"), { ...person, message }),
    await invite(admin, "company", uniqueEmail("invited"), { companyName: "Harbor & Sons", message }),
    await invite(owner, "employee", uniqueEmail("invited"), { ...person, role: "recruiter" }),
    await invite(owner, "candidate", uniqueEmail("invited"), {
      candidateData: person,
      managementTerms: "Twelve months.",
    }),
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: /^Create Account &/ })).toBeVisible();
    await expectGoodScreen(page);
  }
  expectFailure(/\/rpc\/get_invitation/, 404);
  await page.goto("/company-invitation/made-up");
  await expect(heading(page, "Invalid Invitation")).toBeVisible();
  await expectGoodScreen(page);
});

test("the company's dashboard passes the screen checks in each state", async ({ openBrowser }) => {
  const states = [
    ["Company Registration Required", await makeCompany({ approved: false, submitted: false, tier: null })],
    ["Pending Approval", await makeCompany({ approved: false, tier: null })],
    ["Registration rejected", await makeCompany({ approved: false, tier: null })],
    ["Subscription Required", await makeCompany({ tier: null })],
    ["No job postings found", await makeCompany()],
  ] as const;
  await sql`
    update public.companies set rejected_at = now(), rejection_reason = 'The document cannot be read.'
    where id = ${states[2][1].id}`;
  for (const [text, { owner }] of states) {
    const page = await openBrowser();
    await openAs(page, owner, "/company/dashboard");
    await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    await expectGoodScreen(page);
    await page.context().close();
  }
});

test("a partner recruiter's pages pass the screen checks in each company state", async ({ openBrowser }) => {
  const states = [
    ["Company Registration Required", await makeCompany({ approved: false, submitted: false, tier: null })],
    ["Pending Approval", await makeCompany({ approved: false, tier: null })],
    ["Registration rejected", await makeCompany({ approved: false, tier: null })],
    ["Your company has no active plan.", await makeCompany({ subscriptionEnds: overEnd() })],
    ["No job postings found", await makeCompany()],
  ] as const;
  await sql`
    update public.companies set rejected_at = now(), rejection_reason = 'The document cannot be read.'
    where id = ${states[2][1].id}`;
  for (const [text, company] of states) {
    await sql`update public.companies set tax_id = '12-3456789' where id = ${company.id}`;
    const page = await openBrowser();
    await openAs(page, await makeStaff(company, "partner_recruiter"), "/company/dashboard");
    await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    await expect(
      page.getByText(/\b(Free trial|Basic|Intermediate|Pro)\b|Subscription Status|cannot be read/),
    ).toHaveCount(0);
    await expectGoodScreen(page);
    await page.goto("/company/profile");
    await expect(heading(page, company.name)).toBeVisible();
    await expect(page.getByText(/Tax ID|Primary contact|Addresses/)).toHaveCount(0);
    await expectGoodScreen(page);
    await page.goto("/company/preview");
    await expect(page.getByRole("region", { name: "Preview" })).toContainText(company.name);
    await expectGoodScreen(page);
    for (const address of ["/company/register", "/company/edit-registration"]) {
      await page.goto(address);
      await expect(page.getByText("Your role can't edit the registration")).toBeVisible();
    }
    await page.goto("/company/edit-profile");
    await expect(page.getByText("Your role can't edit the profile")).toBeVisible();
    await page.context().close();
  }
});

test("the company's registration and profile pass the screen checks", async ({ page, openBrowser }) => {
  const unfinished = await makeCompany({ approved: false, submitted: false, tier: null });
  await openAs(page, unfinished.owner, "/company/register");
  await expectGoodScreen(page);
  await page.getByRole("checkbox", { name: "Same as registered address" }).uncheck();
  await page.getByRole("button", { name: "Register Company" }).click();
  await expect(page.getByText("2 things need your attention")).toBeVisible();
  await expectGoodScreen(page);

  const { company } = await makeBusyCompany();
  const browser = await openBrowser();
  await openAs(browser, company.owner, "/company/profile");
  await checkEach(browser, [
    "/company/profile",
    "/company/preview",
    "/company/edit-profile",
    "/company/edit-registration",
    "/company/user-profile",
    "/company/notifications",
  ]);
});

test("the company's candidates and reports pass the screen checks", async ({ page }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate({ managedBy: company });
  await makeApplication(await makeJob(company), candidate);
  await openAs(page, company.owner, "/company/candidates");
  await checkEach(page, [
    "/company/candidates",
    `/company/candidates/${candidate.candidateId}`,
    "/company/reports",
    "/company/activity",
  ]);
});

test("the company's jobs pass the screen checks", async ({ page, expectFailure }) => {
  const { company, job } = await makeBusyCompany();
  await openAs(page, company.owner, "/company/dashboard");
  await checkEach(page, [
    "/company/dashboard",
    "/company/jobs",
    `/company/jobs/${job.id}/manage`,
    `/company/jobs/${job.id}/manage?tab=details`,
    `/company/jobs/${job.id}/manage?tab=questions`,
    `/company/jobs/${job.id}/manage?tab=statistics`,
    `/company/jobs/${job.id}/edit`,
  ]);
  await page.goto("/company/jobs/new");
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(page.getByText("4 things need your attention")).toBeVisible();
  await expectGoodScreen(page);
  await page.goto("/company/jobs");
  await page.getByRole("searchbox", { name: "Search jobs" }).fill("nothing has this name");
  await expect(page.getByText("No job postings found")).toBeVisible();
  await expectGoodScreen(page);
  expectFailure(/\/functions\/v1\/|\/rpc\//, 404);
  await page.goto(`/company/jobs/${anId}/manage`);
  await expect(heading(page, "Job Not Found")).toBeVisible();
  await expectGoodScreen(page);
});

test("the company's applications pass the screen checks", async ({ page, expectFailure }) => {
  const { company, application } = await makeBusyCompany();
  await openAs(page, company.owner, "/company/applications");
  await checkEach(page, ["/company/applications", "/company/applications?stage=hired"]);
  await page.goto(`/company/applications/${application}`);
  await expect(heading(page, "Casey Candidate")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("dialog", { name: "Decline Casey?" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Move to Interview" }).click();
  await expectMoved(page, "Casey", "Interview");
  await expectGoodScreen(page);
  expectFailure(/\/functions\/v1\/|\/rpc\//, 404);
  await page.goto(`/company/applications/${anId}`);
  await expect(heading(page, "Application Not Found")).toBeVisible();
  await expectGoodScreen(page);
});

test("undelivered email passes the screen checks when empty, filled and retried", async ({ page }) => {
  const address = `${"long-name-".repeat(6)}${uniqueEmail("unreachable")}`;
  // Other tests' emails may be there at the same time.
  await page.route(/list_undelivered_emails/, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { emails: { to_email: string }[] };
    await route.fulfill({
      response: answer,
      json: { ...list, emails: list.emails.filter(({ to_email }) => to_email === address) },
    });
  });
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  await page.getByRole("link", { name: /^Undelivered email/ }).click();
  await expect(page.getByText("No undelivered email")).toBeVisible();
  await expectGoodScreen(page);
  await sql`
    insert into public.email_outbox ${sql({
      template: "company_approved",
      to_email: address,
      data: sql.json({ company_name: "Harbor", path: "/company/dashboard" }) as never,
      attempts: 18,
      last_error: `Recipient was refused: 550 5.1.1 <${address}>: no mailbox of this name here`,
      failed_at: new Date(),
      // On the first page, before other tests' hundreds.
      created_at: new Date(Date.now() + 3 * 24 * 3_600_000),
    })}`;
  await page.reload();
  await expect(page.getByText("550 5.1.1")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: `Retry Company approved to ${address}` }).click();
  await expect(toast(page, "Sending the email again")).toBeVisible();
  await expect(page.getByText("No undelivered email")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Given up/ })).toBeFocused();
  await mailTo(address, /Harbor is approved/);
});

test("the administrator's pages pass the screen checks", async ({ page, expectFailure }) => {
  const pending = await makeCompany({ approved: false, tier: null });
  const rejected = await makeCompany({ approved: false, tier: null });
  const { company } = await makeBusyCompany();
  await sql`
    update public.companies set rejected_at = now(), rejection_reason = 'The document cannot be read.'
    where id = ${rejected.id}`;
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  await checkEach(page, [
    "/admin/dashboard",
    "/admin/skills",
    "/admin/company-approvals",
    `/admin/company/${company.id}`,
    `/admin/company/${rejected.id}`,
    `/admin/company/${pending.id}`,
  ]);
  await page.getByRole("button", { name: `Reject ${pending.name}` }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectGoodScreen(page);
  await page.goto("/admin/dashboard");
  await page
    .getByRole("button", { name: /^Manage / })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Nothing has changed" })).toBeVisible();
  await expectGoodScreen(page);
  expectFailure(/\/functions\/v1\/|\/rpc\//, 404);
  await page.goto(`/admin/company/${anId}`);
  await expect(heading(page, "Company not found")).toBeVisible();
  await expectGoodScreen(page);
});

test("the candidate's first screens pass the screen checks, with and without an invitation", async ({ page }) => {
  const candidate = await makeCandidate({ complete: false, skills: [] });
  const { owner, name } = await makeCompany();
  await invite(owner, "candidate", candidate.email, {
    candidateData: { firstName: "Kim", lastName: "Invited" },
    managementTerms: "Twelve months.\nTen percent.",
  });
  await openAs(page, candidate, "/candidate/dashboard");
  await expect(page.getByText("You haven't applied to any jobs yet.")).toBeVisible();
  await expect(page.getByRole("article", { name: `${name} would like to represent you` })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await expectGoodScreen(page);
  const job = await makeJob(await makeCompany(), { skillsRequired: ["TypeScript", "Go"] });
  await checkEach(page, [
    "/candidate/profile",
    "/candidate/applications",
    `/jobs?q=${encodeURIComponent(job.title)}`,
    `/jobs/${job.id}`,
    `/candidate/apply/${job.id}`,
    `/candidate/profile?redirect=${encodeURIComponent(`/candidate/apply/${job.id}`)}`,
  ]);
});

test("the candidate's applications and application form pass the screen checks", async ({ page, expectFailure }) => {
  const { candidate, application, company, job } = await makeBusyCompany();
  const open = await makeJob(company, { skillsRequired: ["TypeScript", "Go"], preferredSkills: ["Rust"] });
  await askEverything(open);
  await openAs(page, candidate, "/candidate/dashboard");
  await checkEach(page, [
    "/candidate/dashboard",
    "/candidate/profile",
    "/candidate/applications",
    `/candidate/applications/${application}`,
    "/jobs",
    `/jobs/${open.id}`,
    `/candidate/apply/${job.id}`,
    `/candidate/apply/${open.id}`,
  ]);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Please answer all required questions")).toBeVisible();
  await expectGoodScreen(page);
  expectFailure(/\/functions\/v1\/|\/rpc\//, 404);
  await page.goto(`/candidate/applications/${anId}`);
  await expect(heading(page, "Application Not Found")).toBeVisible();
  await expectGoodScreen(page);
});

test("interviews on both sides show zone and calendar file, and a feed that can be renewed and ended", async ({
  page,
  openBrowser,
}) => {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  const interview = await makeInterview(company, candidate, { startsAt: new Date("2031-01-15T21:30:00Z") });
  await openAs(page, candidate, "/candidate/interviews");
  await field(page, "Your time zone").selectOption("America/Denver");
  const row = page.getByRole("list", { name: "Upcoming interviews" }).getByRole("listitem");
  await expect(row).toContainText("Wed, Jan 15, 20312:30–3:15 PM");
  await field(page, "Your time zone").selectOption("Asia/Kolkata");
  await expect(row).toContainText("Thu, Jan 16, 20313:00–3:45 AM");
  await expect
    .poll(() => sql`select zone from private.time_zones where user_id = ${candidate.id}`, "the zone that is kept")
    .toEqual([{ zone: "Asia/Kolkata" }]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("interview.ics");
  const saved = await readFile(await file.path(), "utf8");
  expect(saved).toContain(`UID:${interview.id}@fairmatch`);

  const address = field(page, "Your calendar link");
  const statusOf = async (url: string) => (await fetch(url)).status;
  await page.getByRole("button", { name: "Create a link" }).click();
  await expect(address).toBeFocused();
  const first = await address.inputValue();
  expect(await statusOf(first)).toBe(200);
  // Long lines continue after a break and a space.
  const organizerIn = (text: string) => /^ORGANIZER.+$/m.exec(text.replace(/\r\n /g, ""))?.[0];
  expect(organizerIn(saved), "of one interview, as mails and feed name it").toBeTruthy();
  expect(organizerIn(saved)).toBe(organizerIn(await (await fetch(first)).text()));
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Create a new link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create a new link" }).click();
  await expect(address).not.toHaveValue(first);
  expect(await statusOf(first)).toBe(404);
  const second = await address.inputValue();
  await page.reload();
  await expect(page.getByText("Your link was created on")).toBeVisible();
  await expect(field(page, "Your time zone")).toHaveValue("Asia/Kolkata");
  await page.getByRole("button", { name: "Turn it off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn it off" }).click();
  await expect(page.getByRole("button", { name: "Create a link" })).toBeVisible();
  expect(await statusOf(second)).toBe(404);
  await page.getByRole("tab", { name: "Past" }).click();
  await expect(page.getByText("No interviews yet")).toBeVisible();
  await expectGoodScreen(page);

  const theirs = await openBrowser();
  await openAs(theirs, company.owner, "/company/interviews?whose=mine");
  await expect(theirs.getByRole("link", { name: "Casey Candidate" })).toBeVisible();
  await expectGoodScreen(theirs);
  await theirs.getByRole("link", { name: "Casey Candidate" }).click();
  await expect(theirs).toHaveURL(new RegExp(`/company/applications/${interview.applicationId}\\?tab=conversation$`));
});
