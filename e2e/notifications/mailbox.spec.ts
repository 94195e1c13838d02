// The mailbox's owner owns the account, and accepts invitations to it by clicking.
import type { Page } from "@playwright/test";
import { makeAdmin, password, signUp, signUpUnconfirmed, sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { invite } from "../support/arrange.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { field, heading, toast } from "../support/page.ts";
import { letThrough } from "../support/routes.ts";
import {
  confirmAndAccept,
  confirmByMail,
  confirmHere,
  fillSignIn,
  finishSignUp,
  openAs,
  signInThroughForm,
  signUpFromInvitation,
} from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const ownersPassword = "Owners2mailbox";
const refused = "Invalid email or password. Please check your credentials and try again.";
const confirmationLink = async (email: string) => linkIn(await mailTo(email, /confirm/i), "/auth/confirm");
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem("sb-fairmatch-auth-token"));

test("a stranger who signs up first with an invited address gains nothing", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const { owner, name } = await makeCompany();
  const email = uniqueEmail("squatted");
  const invitation = await invite(owner, "candidate", email, {
    candidateData: { firstName: "Kim", lastName: "Invited" },
    managementTerms: "Half of everything, for ever.",
  });
  const stranger = await openBrowser();
  await stranger.goto(invitation);
  await signUpFromInvitation(stranger);
  await page.goto(invitation);
  await signUpFromInvitation(page, ownersPassword);

  await page.goto(await confirmationLink(email));
  await expect(heading(page, "Choose a password")).toBeVisible();
  const offer = page.getByRole("region", { name: "Your invitation" });
  await expect(offer).toContainText(name);
  await expect(offer).toContainText("Half of everything, for ever.");
  await field(page, "Password").fill(ownersPassword);
  await page.getByRole("button", { name: "Confirm only" }).click();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);

  expectFailure(/\/auth\/v1\/token/, 400);
  await signInThroughForm(stranger, email, password);
  await expect(toast(stranger, refused)).toBeVisible();

  // It is pending on the dashboard, with its terms, and the owner declines.
  const card = page.getByRole("article", { name: `${name} would like to represent you` });
  await card.getByRole("button", { name: "Read the terms" }).click();
  await expect(page.getByRole("dialog")).toContainText("Half of everything, for ever.");
  await page.getByRole("button", { name: "Close" }).last().click();
  await card.getByRole("button", { name: "Decline" }).click();
  await expect(card).toHaveCount(0);
  const [candidate] = await sql`
    select c.managing_company_id from public.candidates c join public.profiles p on p.id = c.user_id where p.email = ${email}`;
  expect(candidate?.managing_company_id ?? null).toBeNull();
});

test("confirming an account accepts its invitation, and leads to the area of its role", async ({ openBrowser }) => {
  const admin = await makeAdmin();
  const { owner } = await makeCompany();
  const person = { firstName: "Kim", lastName: "Invited" };
  const cases = [
    [admin, "admin", person, /\/admin\/dashboard$/],
    [admin, "company", { companyName: "Harbor & Sons" }, /\/company\/dashboard$/],
    [owner, "employee", { ...person, role: "recruiter" }, /\/company\/dashboard$/],
  ] as const;
  for (const [sender, kind, data, dashboard] of cases) {
    const page = await openBrowser();
    const email = uniqueEmail(`invited-${kind}`);
    await page.goto(await invite(sender, kind, email, data));
    await signUpFromInvitation(page);
    await confirmAndAccept(page, email);
    await expect(toast(page, "Invitation Accepted")).toBeVisible();
    await expect(page).toHaveURL(dashboard);
    await expect(
      page.getByRole("article", { name: / invites? you |would like to represent you|You are invited/ }),
    ).toHaveCount(0);
    await page.context().close();
  }
});

test("an invitation pending on the dashboard is accepted there, and leads to the new dashboard", async ({ page }) => {
  const { owner, name } = await makeCompany();
  const candidate = await makeCandidate();
  await invite(owner, "employee", candidate.email, { firstName: "Kim", lastName: "Invited", role: "manager" });
  await openAs(page, candidate, "/candidate/dashboard");
  const card = page.getByRole("article", { name: `${name} invites you to` });
  await expect(card).toContainText("invites you to join its team as Manager.");
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(toast(page, "Invitation Accepted")).toContainText(`You are now associated with ${name}`);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await expect(page.getByText("Manager", { exact: true }).first()).toBeVisible();
});

test("another company's employee joins a second team, and switches between the two", async ({ page }) => {
  const [{ owner, name }, employer] = await Promise.all([makeCompany(), makeCompany()]);
  const person = await makeStaff(employer, "recruiter");
  await openAs(page, person, await invite(owner, "employee", person.email));
  await page.getByRole("button", { name: "Accept Invitation" }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  for (const here of [employer.name, name]) {
    await page.getByRole("button", { name: /Account/ }).click();
    await page.getByRole("menuitem", { name: here }).click();
    await expect(page.getByRole("main").getByText(here).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main").getByText(here).first()).toBeVisible();
  }
});

/** Edits the sign-up page's address, whose claims must have no effect. */
const edited = (page: Page, changes: Record<string, string>) => {
  const address = new URL(page.url());
  for (const [key, value] of Object.entries(changes)) address.searchParams.set(key, value);
  return address.href;
};

test("an edited sign-up link gives invited people only the invited role, and strangers nothing", async ({
  page,
  openBrowser,
}) => {
  const [company, other] = await Promise.all([makeCompany(), makeCompany()]);
  const email = uniqueEmail("invited");
  const link = await invite(company.owner, "employee", email, { role: "recruiter" });
  const claims = { role: "admin", employee_role: "company_admin", companyId: other.id };
  const toSignUp = async (who: Page) => {
    await who.goto(link);
    await who.getByRole("button", { name: /^Create Account & / }).click();
    await expect(who).toHaveURL(/\/signup\?/);
  };

  // A stranger replaces the invited address with their own.
  const stranger = await openBrowser();
  const own = uniqueEmail("stranger");
  await toSignUp(stranger);
  await stranger.goto(edited(stranger, { ...claims, email: own }));
  await finishSignUp(stranger);
  await confirmHere(stranger, own);
  await expect(stranger).toHaveURL(/\/dashboard$/);
  await expect(stranger.getByRole("article", { name: /invites you/ })).toHaveCount(0);

  await toSignUp(page);
  await page.goto(edited(page, claims));
  await finishSignUp(page);
  await confirmAndAccept(page, email);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await expect(page.getByText("Recruiter", { exact: true }).first()).toBeVisible();
  const standing = (address: string) => sql`
    select p.role, u.role as staff, u.company_id from public.profiles p left join public.company_users u on u.user_id = p.id
    where p.email = ${address}`;
  expect([...(await standing(email))]).toEqual([{ role: "company", staff: "recruiter", company_id: company.id }]);
  const [gained] = await standing(own);
  expect(gained?.role).not.toBe("admin");
  expect([company.id, other.id]).not.toContain(gained?.company_id);
  const [row] = await sql`select status from public.invitations where email = ${email}`;
  expect(row?.status).toBe("accepted");
});

test("a double click confirms an account only once", async ({ page }) => {
  const { email } = await signUpUnconfirmed("candidate");
  await page.goto(await confirmationLink(email));
  await field(page, "Password").fill(ownersPassword);
  await page.getByRole("button", { name: "Save and continue" }).dblclick();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
});

test("a double click confirms a change of address only once", async ({ page }) => {
  const person = await makeCandidate();
  const hash = person.id.replaceAll("-", "");
  await sql`
    update auth.users set email_change = ${uniqueEmail("moved")}, email_change_token_new = ${hash},
      email_change_token_current = ${[...hash].reverse().join("")}, email_change_sent_at = now()
    where id = ${person.id}`;
  await page.goto(`/auth/confirm?token_hash=${hash}&type=email_change`);
  await page.getByRole("button", { name: "Confirm the change" }).dblclick();
  await expect(heading(page, "One more step")).toBeVisible();
});

test("a confirmation link opened by another person says so, and switches accounts only on request", async ({
  page,
}) => {
  const resident = await signUp("candidate");
  const { email } = await signUpUnconfirmed("company");
  await openAs(page, resident, "/candidate/dashboard");
  const before = await storedSession(page);
  await page.goto(await confirmationLink(email));
  await expect(page.getByText(`You're signed in as ${resident.email}`)).toBeVisible();
  await expect(page.getByText(`This link is for ${email}.`)).toBeVisible();
  expect(await storedSession(page)).toBe(before);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.getByRole("button", { name: /^Account: / }).click();
  await expect(page.getByRole("menu")).toContainText(email);
});

test("a reset link names its account, and starts no session before the password is set", async ({
  page,
  expectFailure,
}) => {
  const [resident, person] = await Promise.all([signUp("candidate"), signUp("candidate")]);
  await person.client.auth.resetPasswordForEmail(person.email);
  const link = linkIn(await mailTo(person.email, /password/i), "/update-password");
  await openAs(page, resident, "/candidate/dashboard");
  const before = await storedSession(page);
  await page.goto(link);
  await expect(page.getByText(`You're signed in as ${resident.email}`)).toBeVisible();
  // The link is redeemed and the password refused, as it is the account's current one.
  expectFailure(/\/auth\/v1\/user/, 422);
  await field(page, "New password").fill(password);
  await field(page, "Confirm password").fill(password);
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(toast(page, "New password should be different from the old password.")).toBeVisible();
  expect(await storedSession(page)).toBe(before);
  await field(page, "New password").fill(ownersPassword);
  await field(page, "Confirm password").fill(ownersPassword);
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(toast(page, "Your password has been updated.")).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  expect(await storedSession(page)).toBeNull();
});

test("a confirmation interrupted by a network failure can be retried on the open page", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const { email } = await signUpUnconfirmed("candidate");
  const link = await confirmationLink(email);
  await page.goto(link);
  await page.route("**/auth/v1/user", (route) => route.abort("aborted"));
  const press = page.getByRole("button", { name: "Save and continue" });
  await field(page, "Password").fill(ownersPassword);
  await press.click();
  await expect(toast(page, "Your account couldn't be confirmed")).toBeVisible();
  expect(await storedSession(page)).toBeNull();

  const reloaded = await openBrowser();
  expectFailure(/\/rpc\/get_email_link/, 404);
  await reloaded.goto(link);
  await expect(heading(reloaded, "This link doesn't work")).toBeVisible();

  await letThrough(page, "**/auth/v1/user");
  await press.click();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await signInThroughForm(reloaded, email, ownersPassword);
  await expect(reloaded).toHaveURL(/\/candidate\/dashboard$/);
});

test("a stranger who later signs up with the same address changes nothing", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const { email } = await signUpUnconfirmed("candidate");
  await confirmByMail(page, email, ownersPassword);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  const stranger = await openBrowser();
  await stranger.goto("/signup?role=company");
  await field(stranger, "Email").fill(email);
  await finishSignUp(stranger, "Third3password");
  await stranger.getByRole("link", { name: "Sign in", exact: true }).last().click();
  expectFailure(/\/auth\/v1\/token/, 400);
  await fillSignIn(stranger, email, "Third3password");
  await expect(toast(stranger, refused)).toBeVisible();
  await page.reload();
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
});
