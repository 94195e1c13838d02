// A company invites a candidate to be represented.
import type { Page } from "@playwright/test";
import { sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { invite } from "../support/arrange.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { expectFieldMessage, expectFocusKept, field, heading, toast } from "../support/page.ts";
import { routeFirst } from "../support/routes.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { confirmAndAccept, openAs, signInAndAccept, signUpFromInvitation } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

/** An invitation in the list next to the form. */
const sentRow = (page: Page, email: string) =>
  page.getByRole("region", { name: "Sent invitations" }).getByRole("listitem").filter({ hasText: email });

test("a candidate invited with terms accepts by email, and is represented by the company", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  const email = uniqueEmail("invited");
  await openAs(page, recruiter, "/company/dashboard");
  await page.getByRole("link", { name: "Add Candidate", exact: true }).first().click();
  await expect(heading(page, "Add Candidate")).toBeVisible();
  await field(page, "First name").fill("Jonas");
  await field(page, "Last name").fill("Etxeberria");
  await field(page, "Email").fill(email);
  await field(page, "Title").fill("Backend Engineer");
  await field(page, "What they bring").fill("Go, Kafka,");
  await expect(field(page, "City")).toBeHidden();
  await page.getByText("Optional. They can fill it in.").click();
  await field(page, "City").fill("Bilbao");
  await page.getByRole("button", { name: "6 months" }).click();
  await expect(field(page, "What you agree to")).toHaveValue(/^Six months from acceptance\./);
  await expect(page.getByRole("button", { name: "6 months" })).toHaveAttribute("aria-pressed", "true");
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(toast(page, `Candidate invitation has been created for ${email}`)).toBeVisible();
  await expect(field(page, "First name")).toHaveValue("");
  await expect(field(page, "What you agree to")).toHaveValue("");
  await expectFocusKept(page);
  await page.reload();
  await expect(field(page, "Email")).toHaveValue("");

  const invited = await openBrowser(phone);
  await invited.goto(linkIn(await mailTo(email, /./), "/invitation/"));
  await expect(heading(invited, "Welcome, Jonas")).toBeVisible();
  await expect(invited.getByText(/^Six months from acceptance\./)).toBeVisible();
  await expect(invited.getByRole("listitem").filter({ hasText: "nothing is sent before you agree" })).toBeVisible();
  await signUpFromInvitation(invited);
  await confirmAndAccept(invited, email);
  await expect(heading(invited, "Candidate Dashboard")).toBeVisible();
  const [candidate] = await sql`
    select managing_company_id, first_name, title, skills, city from public.candidates
    where user_id = (select id from auth.users where email = ${email})`;
  expect(candidate).toEqual({
    managing_company_id: company.id,
    first_name: "Jonas",
    title: "Backend Engineer",
    skills: ["Go", "Kafka"],
    city: "Bilbao",
  });
});

test("errors are listed in the order of the fields, and existing people are named", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  const known = await makeCandidate({ managedBy: company });
  await openAs(page, company.owner, "/company/add-candidate");
  await expect(page).toHaveURL(/\/company\/candidates\/add$/);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  const problems = page.getByRole("alert", { name: "Validation Error" });
  await expect(problems.getByRole("link")).toHaveText([
    "First name is required",
    "Last name is required",
    "Email is required",
  ]);
  await expect(field(page, "First name")).toBeFocused();
  await expectFieldMessage(field(page, "Email"), "Email is required");
  await expectGoodScreen(page);

  await field(page, "First name").fill("Casey");
  await field(page, "Last name").fill("Candidate");
  await field(page, "Email").fill("casey@example");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expectFieldMessage(field(page, "Email"), "Please enter a valid email address");

  expectFailure(/send-candidate-invitation/, 409);
  await field(page, "Email").fill(known.email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(toast(page, "Candidate Already Exists")).toContainText(
    "A candidate with this email address already exists in the system.",
  );
  await expect(field(page, "Email")).toHaveValue(known.email);
});

test("other failures say what to do, and the input is kept", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  await openAs(page, company.owner, "/company/candidates/add");
  await field(page, "First name").fill("Jonas");
  await field(page, "Last name").fill("Etxeberria");
  await field(page, "Email").fill(uniqueEmail("failing"));
  const send = page.getByRole("button", { name: "Send Invitation" });
  const failWith = async (status: number, json: object) => {
    expectFailure(/send-candidate-invitation/, status);
    await routeFirst(page, /send-candidate-invitation/, (route) => route.fulfill({ status, json }));
    await send.press("Enter");
  };
  await failWith(404, { error: { code: "company_not_found", message: "Company not found" } });
  await expect(toast(page, "Unable to determine your company. Please contact support.")).toBeVisible();
  await failWith(429, { error: { code: "too_many_invitations", message: "Wait a minute and send it again." } });
  await expect(toast(page, "Wait a minute and send it again.")).toContainText("Error");
  await failWith(500, {});
  await expect(toast(page, "Failed to add candidate")).toContainText("Error");
  await expect(field(page, "First name")).toHaveValue("Jonas");
  await page.reload();
  await expect(field(page, "First name")).toHaveValue("Jonas");
});

test("the form reports a missing response after 30 seconds, and can be sent again", async ({ page }) => {
  const company = await makeCompany();
  await page.clock.install();
  await openAs(page, company.owner, "/company/candidates/add");
  await field(page, "First name").fill("Jonas");
  await field(page, "Last name").fill("Etxeberria");
  await field(page, "Email").fill(uniqueEmail("late"));
  const asked = page.waitForRequest(/send-candidate-invitation/);
  await routeFirst(page, /send-candidate-invitation/, () => new Promise(() => {}));
  await page.getByRole("button", { name: "Send Invitation" }).press("Enter");
  await asked;
  await page.clock.fastForward(29_000);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(toast(page, "Request Timeout")).toContainText("The request is taking too long. Please try again.");
  await expect(field(page, "First name")).toHaveValue("Jonas");
  await expect(page.getByText("The invitation may have been created")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Send Invitation" }).press("Enter");
  await expect(toast(page, /^Candidate invitation has been created for/)).toBeVisible();
  await expect(page.getByText("The invitation may have been created")).toHaveCount(0);
});

test("an invitation created despite a late response is found, and not created twice", async ({ page }) => {
  const company = await makeCompany();
  const email = uniqueEmail("late");
  await page.clock.install();
  await openAs(page, company.owner, "/company/candidates/add");
  await field(page, "First name").fill("Jonas");
  await field(page, "Last name").fill("Etxeberria");
  await field(page, "Email").fill(email);
  // It reaches the server, but its response is lost.
  const done = page.waitForResponse(/send-candidate-invitation/, { timeout: 60_000 }).catch(() => null);
  let reached = false;
  await routeFirst(page, /send-candidate-invitation/, async (route) => {
    await route.fetch();
    reached = true;
  });
  await page.getByRole("button", { name: "Send Invitation" }).press("Enter");
  await expect.poll(() => reached, { message: "the invitation reaches the server", timeout: 60_000 }).toBe(true);
  await page.clock.fastForward(30_500);
  await expect(toast(page, "Request Timeout")).toContainText("The request is taking too long. Please try again.");
  await expect(sentRow(page, email)).toContainText("Waiting, 7 days left");
  await page.getByRole("button", { name: "Send Invitation" }).press("Enter");
  await expect(toast(page, `Candidate invitation has been created for ${email}`)).toBeVisible();
  expect(await sql`select 1 from public.invitations where email = ${email}`).toHaveLength(1);
  await done;
});

test("a person with an account signs in from the email, accepts, and is represented", async ({ page, openBrowser }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  await invite(company.owner, "candidate", candidate.email, { managementTerms: "Six months." });
  const link = linkIn(await mailTo(candidate.email, /invites you/), "/invitation/");
  const phoneOf = await openBrowser(phone);
  for (const screen of [page, phoneOf]) {
    await screen.goto(link);
    await expect(screen.getByText("Six months.")).toBeVisible();
  }
  await signInAndAccept(page, candidate.email);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await expect(toast(page, "Invitation Accepted")).toBeVisible();
  await expect(page.getByRole("article", { name: /invites you/ })).toHaveCount(0);
  const [managed] = await sql`select managing_company_id from public.candidates where user_id = ${candidate.id}`;
  expect(managed?.managing_company_id).toBe(company.id);
});

test("expired invitations are sent again from the list, and pending ones are revoked", async ({ page }) => {
  const company = await makeCompany();
  const email = uniqueEmail("expired");
  await invite(company.owner, "candidate", email);
  await sql`update public.invitations set expires_at = '2026-01-09T12:00:00Z' where email = ${email}`;
  await openAs(page, company.owner, "/company/candidates/add");
  const row = sentRow(page, email);
  await expect(row).toContainText("Expired Jan 9, 2026");
  await row.getByRole("button", { name: "Resend to Kim Invited" }).click();
  await expect(toast(page, "Invitation sent again")).toBeVisible();
  await expect(row).toContainText("Waiting, 7 days left");
  await row.getByRole("button", { name: "Revoke the invitation to Kim Invited" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke invitation" }).click();
  await expect(row).toContainText("Revoked");
});

test("the link can be shared when the email fails, also on a phone", async ({ openBrowser }) => {
  const page = await openBrowser(phone);
  const company = await makeCompany();
  const emailError = "Candidate invitation created but email could not be sent. Please share the link manually.";
  const invitationUrl = `http://localhost/invitation/${"0123456789abcdef".repeat(4)}`;
  await page.route(/send-candidate-invitation/, (route) =>
    route.fulfill({ json: { success: true, message: "Created", emailError, invitationUrl } }),
  );
  await openAs(page, company.owner, "/company/candidates/add");
  await field(page, "First name").fill("Jonas");
  await field(page, "Last name").fill("Etxeberria");
  await field(page, "Email").fill(uniqueEmail("unsent"));
  await page.getByRole("button", { name: "Send Invitation" }).click();
  const list = page.getByRole("region", { name: "Sent invitations" });
  await expect(list.getByText("Invitation Created", { exact: true })).toBeInViewport();
  await expect(list).toContainText(emailError);
  const link = list.getByRole("textbox", { name: "Invitation link" });
  await expect(link).toHaveValue(invitationUrl);
  await expect(list.getByRole("button", { name: "Copy link" })).toBeFocused();
  await expect(field(page, "First name")).toHaveValue("");
  await expectGoodScreen(page);
});

test("a displayed link disappears once resending the invitation invalidates it", async ({ page }) => {
  const company = await makeCompany();
  const email = uniqueEmail("unsent");
  // Really created; only the response says that its email didn't go out.
  await page.route(/send-candidate-invitation/, async (route) => {
    const answer = await route.fetch();
    const emailError = "Candidate invitation created but email could not be sent. Please share the link manually.";
    await route.fulfill({
      json: { ...(await answer.json()), emailError, invitationUrl: "http://localhost/invitation/first" },
    });
  });
  await openAs(page, company.owner, "/company/candidates/add");
  await field(page, "First name").fill("Jonas");
  await field(page, "Last name").fill("Etxeberria");
  await field(page, "Email").fill(email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  const link = page.getByRole("textbox", { name: "Invitation link" });
  await expect(link).toHaveValue("http://localhost/invitation/first");
  await sentRow(page, email).getByRole("button", { name: "Resend to Jonas Etxeberria" }).click();
  await expect(toast(page, "Invitation sent again")).toBeVisible();
  await expect(link).toHaveCount(0);
});

test("custom terms can be restored after choosing a duration", async ({ page }) => {
  const company = await makeCompany();
  await openAs(page, company.owner, "/company/candidates/add");
  const terms = field(page, "What you agree to");
  await terms.fill("Until the harvest is in.");
  await page.getByRole("button", { name: "3 months" }).click();
  await expect(terms).toHaveValue(/^Three months from acceptance\./);
  await toast(page, "Your terms were replaced").getByRole("button", { name: "Undo" }).click();
  await expect(terms).toHaveValue("Until the harvest is in.");
});

test("partner recruiters can't add candidates", async ({ page }) => {
  const company = await makeCompany();
  const partner = await makeStaff(company, "partner_recruiter");
  await openAs(page, partner, "/company/candidates/add");
  await expect(page.getByText("Your role can't add candidates")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Invitation" })).toHaveCount(0);
  await expectGoodScreen(page);
});
