// Inviting administrators and companies: from the form through email and sign-up to the dashboard, and each outcome.
import type { Locator, Page } from "@playwright/test";
import { dayInWords } from "../../supabase/functions/_shared/contracts/day.ts";
import { makeAdmin, sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { invite } from "../support/arrange.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { expectFieldMessage, expectFocusKept, field, heading, pathOf, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough, routeFirst } from "../support/routes.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { fillSignIn, finishSignUp, openAs, signInAndAccept, spoilSession } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

/** An administrator with a recognizable name. */
const amelia = () => makeAdmin("Amelia Strand");

const adminForm = (page: Page) => page.getByRole("form", { name: "Invite Admin" });
const companyForm = (page: Page) => page.getByRole("form", { name: "Send Company Invite" });
const submit = (form: Locator) => form.getByRole("button", { name: /^(Invite Admin|Send Company Invite)$/ });
const sentList = (page: Page) => page.getByRole("region", { name: "Sent invitations" });
const rowOf = (page: Page, text: string) => sentList(page).getByRole("row").filter({ hasText: text });

async function fillAdmin(form: Locator, email: string): Promise<void> {
  await field(form, "Email").fill(email);
  await field(form, "First name").fill("Ada");
  await field(form, "Last name").fill("Lovelace");
}
async function fillCompany(form: Locator, email: string, name: string): Promise<void> {
  await field(form, "Email").fill(email);
  await field(form, "Company name").fill(name);
}

/** A week from now, as emails and pages write it. */
const inAWeek = () => dayInWords(new Date(Date.now() + 7 * 86_400_000).toISOString());

/** From the acceptance page through sign-up and the emailed confirmation, which accepts. */
async function signUpAndAccept(page: Page, email: string, account: string, inviter: string): Promise<void> {
  await page.getByRole("button", { name: /^Create Account & / }).click();
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Email")).not.toBeEditable();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("definition")).toHaveText(account);
  await finishSignUp(page);
  await page.goto(linkIn(await mailTo(email, /confirm/i), "/auth/confirm"));
  await expect(page.getByRole("region", { name: "Your invitation" })).toContainText(inviter);
  await page.getByRole("button", { name: "Confirm and accept" }).click();
}

test("an invited administrator signs up, confirms, and enters the administrators' area", async ({
  page,
  openBrowser,
}) => {
  const email = uniqueEmail("new-admin");
  await openAs(page, await amelia(), "/admin/send-admin-invitation");
  const form = adminForm(page);
  await submit(form).click();
  await expectFieldMessage(field(form, "Email"), "Please enter a valid email address");
  await expect(field(form, "Email")).toBeFocused();
  await expectFieldMessage(field(form, "First name"), "First name must be at least 2 characters");
  await expectFieldMessage(field(form, "Last name"), "Last name must be at least 2 characters");
  await expectGoodScreen(page);
  await fillAdmin(form, email);
  await field(form, "Message").fill("Welcome.\n<b>Bring</b> tea.");
  await submit(form).click();
  await expect(toast(page, "Admin invitation sent successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  const mail = await mailTo(email, /administer Fairmatch/);
  for (const words of ["Amelia Strand", "manage users, companies and platform settings", inAWeek()]) {
    expect(mail.html).toContain(words);
  }
  expect(mail.html).toContain("Welcome.<br>&lt;b&gt;Bring&lt;/b&gt; tea.");

  const invited = await openBrowser();
  await invited.goto(linkIn(mail, "/admin-invitation/"));
  await expect(heading(invited, "Welcome, Ada Lovelace")).toBeVisible();
  await expect(invited.getByText("Amelia Strand of Fairmatch invites you to become an administrator.")).toBeVisible();
  await expect(invited.getByText("<b>Bring</b> tea.")).toBeVisible();
  await expectGoodScreen(invited);
  await signUpAndAccept(invited, email, "Administrator", "Amelia Strand");
  await expect(toast(invited, "Invitation Accepted")).toBeVisible();
  await expect(invited).toHaveURL(/\/admin\/dashboard$/);
  await expect(heading(invited, "Today")).toBeVisible();
  // What administrators may, beyond seeing the area.
  await invited.goto("/admin/invitations");
  await expect(rowOf(invited, email)).toContainText(/Accepted /);
});

test("a company is invited next to the list, and the list shows each change", async ({ page, openBrowser }) => {
  const email = uniqueEmail("new-company");
  const name = `Harrow & Pike ${email}`;
  await openAs(page, await amelia(), "/admin/invitations");
  const form = companyForm(page);
  await field(form, "Company name").fill("H");
  await field(form, "Email").focus();
  await expectFieldMessage(field(form, "Company name"), "Company name must be at least 2 characters");
  await expectGoodScreen(page);
  await fillCompany(form, email, name);
  await submit(form).click();
  await expect(toast(page, "Company invitation sent successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/invitations$/);
  await expect(field(form, "Email")).toHaveValue("");
  const row = rowOf(page, email);
  await expect(row).toContainText("Waiting, 7 days left");
  await expect(row).toContainText("Amelia Strand");

  const mail = await mailTo(email, /is invited to Fairmatch/);
  expect(mail.html).toContain("Amelia Strand");
  expect(mail.html).toContain("post jobs and manage candidates");
  const invited = await openBrowser(phone);
  await invited.goto(linkIn(mail, "/company-invitation/"));
  await expect(heading(invited, `Welcome, ${name}`)).toBeVisible();
  await expect(invited.getByText(`Amelia Strand of Fairmatch invites you to register ${name}.`)).toBeVisible();
  await signUpAndAccept(invited, email, "Company", "Amelia Strand");
  await expect(invited).toHaveURL(/\/company\/dashboard$/);
  const [membership] = await sql`
    select u.role, c.name, c.is_approved from public.company_users u join public.companies c on c.id = u.company_id
    where u.email = ${email}`;
  expect(membership).toEqual({ role: "company_admin", name, is_approved: false });

  await page.getByRole("button", { name: /^Accepted/ }).click();
  await expect(page).toHaveURL(/\?sent=accepted$/);
  await expect(rowOf(page, email)).toContainText(/Accepted /);
  await rowOf(page, email)
    .getByRole("link", { name: `View company ${name}` })
    .click();
  await expect(heading(page, name)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Accepted/ })).toHaveAttribute("aria-pressed", "true");
});

test("a person with an account accepts after signing in, and another account can switch", async ({
  page,
  openBrowser,
}) => {
  const admin = await amelia();
  const [invited, somebody] = await Promise.all([makeCandidate(), makeCandidate()]);
  await invite(admin, "company", invited.email, { companyName: "Harbor & Sons" });
  const link = new URL(linkIn(await mailTo(invited.email, /is invited to Fairmatch/), "/company-invitation/")).pathname;
  await openAs(page, somebody, link);
  await expect(page.getByText("This invitation is for someone else")).toBeVisible();
  await expect(page.getByText(`It was sent to ${invited.email}. You're signed in as ${somebody.email}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Accept|Create)/ })).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Create Account & Register Company" })).toBeVisible();
  expect(pathOf(page)).toBe(link);
  await page.getByRole("link", { name: "Sign in to accept" }).click();
  await fillSignIn(page, invited.email);
  await expect(heading(page, "Welcome, Harbor & Sons")).toBeVisible();
  await page.getByRole("button", { name: "Accept Invitation" }).click();
  await expect(page).toHaveURL(/\/company\/dashboard$/);

  const person = await makeCandidate();
  const other = await openBrowser();
  await invite(admin, "admin", person.email, { firstName: "Ada", lastName: "Lovelace" });
  await other.goto(linkIn(await mailTo(person.email, /administer Fairmatch/), "/admin-invitation/"));
  await signInAndAccept(other, person.email);
  await expect(other).toHaveURL(/\/admin\/dashboard$/);
  await expect(heading(other, "Today")).toBeVisible();
});

test("resending invalidates the old link, revoking both, and each row offers the possible actions", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const admin = await amelia();
  const email = uniqueEmail("undecided");
  const old = await invite(admin, "company", email, { companyName: "Vantrell Optics" });
  await openAs(page, admin, "/admin/invitations");
  await rowOf(page, email).getByRole("button", { name: "Resend to Vantrell Optics" }).click();
  await expect(toast(page, "Invitation sent again")).toBeVisible();
  await expectFocusKept(page);
  const fresh = linkIn(await mailTo(email, /is invited to Fairmatch/), "/company-invitation/");

  const visitor = await openBrowser();
  expectFailure(/\/rpc\/get_invitation/, 404);
  await visitor.goto(old);
  await expect(heading(visitor, "Invalid Invitation")).toBeVisible();
  await visitor.goto(fresh);
  await expect(heading(visitor, "Welcome, Vantrell Optics")).toBeVisible();

  const revoke = rowOf(page, email).getByRole("button", { name: "Revoke the invitation to Vantrell Optics" });
  await revoke.click();
  const dialog = page.getByRole("dialog", { name: "Revoke the invitation to Vantrell Optics?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(revoke).toBeFocused();
  await revoke.click();
  await dialog.getByRole("button", { name: "Revoke invitation" }).click();
  await expect(toast(page, "Invitation revoked")).toBeVisible();
  await expect(rowOf(page, email)).toContainText(/Revoked /);
  await expect(revoke).toHaveCount(0);
  await expectFocusKept(page);
  await visitor.goto(fresh);
  await expect(heading(visitor, "Invalid Invitation")).toBeVisible();
});

/** Responds like a function whose email didn't go out, which tests/local/mail-outage.test.ts covers for real. */
const withoutMail = (page: Page, name: string, url: string) =>
  page.route(new RegExp(`/functions/v1/${name}`), (route) =>
    route.fulfill({
      json: {
        success: true,
        message: "Not told",
        emailError: "Company invitation created but email could not be sent. Please share the link manually.",
        invitationUrl: url,
      },
    }),
  );

/** Everything the browser stores for the page. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]));

test("a link whose email failed is shown once to be copied, and not stored", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const admin = await amelia();
  const waiting = uniqueEmail("waiting");
  await invite(admin, "company", waiting, { companyName: "Sandhollow Schools" });
  const url = (end: string) => `https://fairmatch.example/company-invitation/secret-${end}`;
  const links = page.getByRole("textbox", { name: "Invitation link" });
  const text = "Company invitation created but email could not be sent. Please share the link manually.";
  await withoutMail(page, "send-company-invitation", url("sent"));
  await withoutMail(page, "resend-invitation", url("resent"));

  await openAs(page, admin, "/admin/send-company-invitation");
  await fillCompany(companyForm(page), "hr@harrowpike.example", "Harrow Pike");
  await submit(companyForm(page)).click();
  await expect(page.getByText(text)).toContainText("The link for hr@harrowpike.example is shown here once.");
  await expect(page.getByRole("button", { name: "Copy link" })).toBeFocused();
  await expect(field(companyForm(page), "Company name")).toHaveValue("");
  await expect(page).toHaveURL(/\/admin\/send-company-invitation$/);
  await expectGoodScreen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url("sent"));
  expect(await kept(page)).not.toContain("secret-");
  await page.reload();
  await expect(companyForm(page)).toBeVisible();
  await expect(links).toHaveCount(0);

  await page.goto("/admin/invitations");
  await rowOf(page, waiting)
    .getByRole("button", { name: /^Resend/ })
    .click();
  await expect(links).toHaveValue(url("resent"));
  await fillCompany(companyForm(page), "hr@harrowpike.example", "Harrow Pike");
  await submit(companyForm(page)).click();
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveValue(url("sent"));
  await expect(page.getByRole("button", { name: "Copy link" }).first()).toBeFocused();
  await expectGoodScreen(page);
  expect(await kept(page)).not.toContain("secret-");
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Today", exact: true })
    .click();
  await expect(heading(page, "Today")).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, waiting)).toBeVisible();
  await expect(links).toHaveCount(0);
});

test("a refused invitation keeps the input, and says why", async ({ page, expectFailure }) => {
  const admin = await amelia();
  const taken = uniqueEmail("taken");
  await invite(admin, "admin", taken, { firstName: "Ada", lastName: "Lovelace" });
  await openAs(page, admin, "/admin/send-admin-invitation");
  const form = adminForm(page);
  expectFailure(/send-admin-invitation/, 409);
  await fillAdmin(form, taken);
  await submit(form).click();
  await expectFieldMessage(field(form, "Email"), "An invitation for this email address already exists.");
  await expect(field(form, "Email")).toBeFocused();
  await expect(toast(page, /already exists/)).toHaveCount(0);

  await field(form, "Email").fill(uniqueEmail("too-many"));
  await sql`
    insert into public.audit_log (actor_id, action, subject_type)
    select ${admin.id}, 'invitation.sent', 'invitation' from generate_series(1, 20)`;
  expectFailure(/send-admin-invitation/, 429);
  await submit(form).click();
  await expect(toast(page, "You've sent 20 invitations in a minute")).toContainText("Wait a minute and send it again.");
  await expect(field(form, "First name")).toHaveValue("Ada");

  expectFailure(/send-admin-invitation/, 500);
  const refuse = { status: 500, json: { error: { code: "internal_error", message: "Something went wrong." } } };
  await page.route(/send-admin-invitation/, (route) => route.fulfill(refuse));
  await submit(form).click();
  await expect(toast(page, "Failed to create admin invitation. Error: Something went wrong.")).toBeVisible();
  await letThrough(page, /send-admin-invitation/);
  await routeFirst(page, /send-admin-invitation/, (route) => route.fulfill({ status: 500, json: {} }));
  await submit(form).click();
  await expect(toast(page, "Failed to send admin invitation")).toContainText("An unexpected error occurred");

  await page.reload();
  await expect(field(form, "Last name")).toHaveValue("Lovelace");
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();

  await sql`update public.profiles set role = 'candidate' where id = ${admin.id}`;
  expectFailure(/send-admin-invitation/, 403);
  await submit(form).click();
  await expect(toast(page, "You must be an admin to send admin invitations")).toBeVisible();
});

test("a person whose session has ended sees that sending invitations requires signing in", async ({
  page,
  expectFailure,
}) => {
  await openAs(page, await amelia(), "/admin/send-company-invitation");
  await fillCompany(companyForm(page), uniqueEmail("late"), "Harrow Pike");
  await spoilSession(page);
  expectFailure(/\/functions\/v1\/|\/rest\/v1\/|\/auth\/v1\//, 401);
  expectFailure(/\/auth\/v1\//, 400);
  expectFailure(/\/auth\/v1\//, 403);
  await submit(companyForm(page)).click();
  await expect(toast(page, "You must be logged in to send invitations")).toBeVisible();
});

// A failed test must not leave five hundred extra rows in every other list of the platform.
let crowdOf: string | undefined;
test.afterEach(async () => {
  if (crowdOf) await sql`delete from public.invitations where invited_by_admin_id = ${crowdOf}`;
  crowdOf = undefined;
});

test("the list handles every state, long names, many rows, no rows and a failure", async ({ page, expectFailure }) => {
  const { owner, id } = await makeCompany();
  const admin = await amelia();
  const long = `${"Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ".repeat(3)}GmbH`;
  const states = [
    ["waiting", {}],
    ["long", { company_data: sql.json({ companyName: long }) }],
    ["few", { expires_at: new Date(Date.now() + 2 * 86_400_000) }],
    ["expired", { expires_at: new Date("2026-01-09T12:00:00Z") }],
    ["revoked", { status: "revoked", ended_at: new Date("2026-01-29T12:00:00Z") }],
    ["declined", { status: "declined", ended_at: new Date("2026-01-28T12:00:00Z") }],
    ["accepted", { status: "accepted", accepted_at: new Date(), ended_at: new Date(), accepted_by: owner.id }],
  ] as const;
  const emails = new Map<string, string>();
  for (const [label, changes] of states) {
    const email = uniqueEmail(label);
    emails.set(label, email);
    await invite(admin, "company", email, { companyName: `${label} Works` });
    if (Object.keys(changes).length > 0)
      await sql`update public.invitations set ${sql(changes)} where email = ${email}`;
  }
  await openAs(page, admin, "/admin/invitations");
  const row = (label: string) => rowOf(page, String(emails.get(label)));
  await expect(row("waiting")).toContainText("Waiting, 7 days left");
  await expect(row("few")).toContainText("Waiting, 2 days left");
  await expect(row("expired")).toContainText("Expired Jan 9, 2026");
  await expect(row("revoked")).toContainText("Revoked Jan 29, 2026");
  await expect(row("revoked").getByRole("button")).toHaveText(["Resend"]);
  await expect(row("declined")).toContainText("Declined Jan 28, 2026");
  await expect(row("declined").getByRole("button")).toHaveCount(0);
  await expect(row("accepted").getByRole("link")).toHaveAttribute("href", `/admin/company/${id}`);
  await expect(row("long")).toContainText(long);
  await expectGoodScreen(page);

  crowdOf = admin.id;
  await sql`
    insert into public.invitations (type, email, invited_by_admin_id, company_data, sent_at)
    select 'company_invitation', 'many-' || n || '@example.com', ${admin.id}, jsonb_build_object('companyName', 'Many ' || n), now() - interval '1 day' - n * interval '1 second'
    from generate_series(1, 500) n`;
  await page.reload();
  const rows = sentList(page).getByRole("row");
  await expect(rows).toHaveCount(21);
  await sentList(page).getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(41);
  const search = sentList(page).getByRole("searchbox", { name: "Search by name or address" });
  await search.fill("many 377");
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/[?&]q=many\+377/);
  await expectGoodScreen(page);
  await search.fill("nobody of that name");
  await expect(sentList(page).getByText("No name or email contains “nobody of that name”.")).toBeVisible();
  await expect(search).toBeFocused();
  await search.fill("");
  await expect(rows).toHaveCount(41);

  expectFailure(/list_invitations/, 400);
  await page.route(/list_invitations/, refuse("Not today"));
  await page.getByRole("button", { name: /^Ended/ }).click();
  await expect(sentList(page).getByText("Failed to load invitations")).toBeVisible();
  await expect(sentList(page).getByText("Not today")).toBeVisible();
  await letThrough(page, /list_invitations/);
  await page.route(/list_invitations/, (route) =>
    route.fulfill({ json: { invitations: [], counts: { all: 0, waiting: 0, accepted: 0, ended: 0 } } }),
  );
  await sentList(page).getByRole("button", { name: "Retry" }).click();
  await expect(sentList(page).getByText("No invitations have expired or been declined or revoked.")).toBeVisible();
  await page.goto("/admin/invitations");
  await expect(sentList(page).getByText("No invitation has been sent yet.")).toBeVisible();
  await expectGoodScreen(page);
});
