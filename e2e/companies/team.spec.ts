// A company's people: who joins, in which role, and what happens to their work when they leave.
import type { Locator, Page } from "@playwright/test";
import { type Actor, sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { invite } from "../support/arrange.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { expectFieldMessage, expectFocusKept, field, heading, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough, routeFirst } from "../support/routes.ts";
import { expectGoodScreen, tabTo } from "../support/screen.ts";
import { confirmAndAccept, openAs, signInAndAccept, signUpFromInvitation } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const areaOf = (page: Page) => page.getByRole("navigation", { name: "Company area" });
const sentRow = (page: Page, email: string) =>
  page.getByRole("region", { name: "Sent invitations" }).getByRole("row").filter({ hasText: email });
const team = (page: Page) => page.getByRole("table", { name: "Employees" });
const rowOf = (page: Page, name: string): Locator => team(page).getByRole("row").filter({ hasText: name });

/** A colleague with their own name. */
async function colleague(company: TestCompany, role: Parameters<typeof makeStaff>[1], name: string): Promise<Actor> {
  const person = await makeStaff(company, role);
  const [first, last] = name.split(" ");
  await sql`
    update public.company_users set first_name = ${String(first)}, last_name = ${String(last)}
    where user_id = ${person.id} and company_id = ${company.id}`;
  return person;
}

/** Adds a number of recruiters, the first one newest. */
async function addCrowd(company: TestCompany, size: number): Promise<void> {
  const like = `crowd-%-${company.id}@example.com`;
  await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.users (id, aud, role, email, raw_user_meta_data)
      select gen_random_uuid(), 'authenticated', 'authenticated', replace(${like}, '%', n::text), '{"role": "candidate"}'
      from generate_series(1, ${size}::integer) as n`;
    await transaction`update public.profiles set role = 'company' where email like ${like}`;
    await transaction`delete from public.email_outbox where to_email like ${like}`;
    await transaction`
      insert into public.company_users (user_id, company_id, role, first_name, last_name, email, created_at)
      select id, ${company.id}, 'recruiter', 'Person', split_part(email, '-', 2) || ' of a Very Long Family Name Indeed', email,
        now() - make_interval(mins => split_part(email, '-', 2)::integer)
      from public.profiles where email like ${like}`;
  });
}

async function fillInvitation(dialog: Locator, email: string, role: RegExp): Promise<void> {
  await field(dialog, "First name").fill("Tobias");
  await field(dialog, "Last name").fill("Renard");
  await field(dialog, "Work email").fill(email);
  await dialog.getByRole("radio", { name: role }).check();
}

test("an employee invited from the dashboard joins by email, with the rights of their role", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const email = uniqueEmail("colleague");
  await openAs(page, company.owner, "/company/dashboard");
  await page.getByRole("navigation", { name: "Team Management" }).getByRole("link", { name: /^Team/ }).click();
  await expect(heading(page, "Team")).toBeVisible();
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite an employee" });
  await fillInvitation(dialog, email, /^Recruiter/);
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(toast(page, "Recruiter invitation sent successfully!")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Invite" })).toBeFocused();
  await expect(page.getByText("1 person, 1 invitation on the way")).toBeVisible();

  const invited = await openBrowser(phone);
  await invited.goto(linkIn(await mailTo(email, /./), "/employee-invitation/"));
  await expect(heading(invited, "Welcome, Tobias Renard")).toBeVisible();
  await signUpFromInvitation(invited);
  await confirmAndAccept(invited, email);
  await expect(heading(invited, "Company Dashboard")).toBeVisible();
  await expect(invited.getByText("Recruiter", { exact: true }).first()).toBeVisible();
  await expect(invited.getByRole("link", { name: "Post a New Job" }).first()).toBeVisible();
  await expect(invited.getByRole("link", { name: "Add Candidate", exact: true })).toBeVisible();
  await expect(invited.getByRole("navigation", { name: "Team Management" })).toHaveCount(0);
  await expect(areaOf(invited).getByRole("link", { name: "Applications" })).toBeVisible();
  for (const [reader, links] of [
    [invited, 0],
    [page, 1],
  ] as const) {
    await areaOf(reader).getByRole("button", { name: "More" }).click();
    await expect(reader.getByRole("menuitem", { name: "Templates" })).toBeVisible();
    await expect(reader.getByRole("menuitem", { name: "Team" })).toHaveCount(links);
    await reader.keyboard.press("Escape");
  }

  await page.reload();
  await expect(rowOf(page, "Tobias Renard")).toContainText("Recruiter");
  await expect(page.getByText("2 people", { exact: true })).toBeVisible();
});

test("a person who can't manage employees sees why, and gets a link back", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  // Requested together with the rights, which aren't known yet.
  expectFailure(/\/rpc\/list_staff/, 403);
  await openAs(page, recruiter, "/company/team");
  await expect(page.getByText("Access Denied")).toBeVisible();
  await expect(page.getByText("You don't have permission to manage employees")).toBeVisible();
  await expect(page.getByRole("button", { name: "Invite" })).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(heading(page, "Company Dashboard")).toBeVisible();
});

test("a failed invitation says why, and keeps the input", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  const known = await makeStaff(company, "recruiter");
  await openAs(page, company.owner, "/company/team");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite an employee" });
  const send = dialog.getByRole("button", { name: "Send invitation" });
  await send.click();
  await expectFieldMessage(field(dialog, "First name"), "First name must be at least 2 characters");
  await expect(field(dialog, "First name")).toBeFocused();
  for (const problem of [
    "Last name must be at least 2 characters",
    "Please enter a valid email address",
    "Please select a role",
  ])
    await expect(dialog.getByRole("link", { name: problem })).toBeVisible();
  await expectGoodScreen(page);

  expectFailure(/send-company-invitation/, 409);
  await fillInvitation(dialog, known.email, /^Manager/);
  await send.click();
  await expectFieldMessage(field(dialog, "Work email"), "An employee with this email address already exists.");
  await expect(field(dialog, "Work email")).toBeFocused();
  await expect(toast(page, /already exists/)).toHaveCount(0);

  expectFailure(/send-company-invitation/, 503);
  await page.route(/send-company-invitation/, (route) => route.fulfill({ status: 503, json: {} }), { times: 2 });
  await send.click();
  await expect(toast(page, "We don't know if this worked")).toBeVisible();
  // Closed by accident, it reopens with the draft. The first Escape closes the toast.
  await page.keyboard.press("Escape");
  await expect(toast(page, "We don't know if this worked")).toHaveCount(0);
  // The dialog reacts again once its library has noticed the toast's end, which isn't visible.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(field(dialog, "Work email")).toHaveValue(known.email);
  await expect(dialog.getByRole("radio", { name: /^Manager/ })).toBeChecked();
});

test("the link is shown once to be copied when the email fails", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const company = await makeCompany();
  const emailError = "Employee invitation created but email could not be sent. Please share the link manually.";
  const invitationUrl = `http://localhost/employee-invitation/${"0123456789abcdef".repeat(4)}`;
  await page.route(/send-company-invitation/, (route) =>
    route.fulfill({ json: { success: true, message: "Sent!", emailError, invitationUrl } }),
  );
  await openAs(page, company.owner, "/company/team");
  await page.getByRole("button", { name: "Invite" }).click();
  await fillInvitation(page.getByRole("dialog"), uniqueEmail("unsent"), /^Partner recruiter/);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const made = page.getByRole("region", { name: "Sent invitations" });
  await expect(made).toContainText(emailError);
  await expect(made.getByRole("button", { name: "Copy link" })).toBeFocused();
  await expect(made.getByRole("textbox", { name: "Invitation link" })).toHaveValue(invitationUrl);
  await expect(toast(page, "Sent!")).toHaveCount(0);
  await expectGoodScreen(page);
  await made.getByRole("button", { name: "Copy link" }).click();
  await expect(made.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(invitationUrl);
  await page.reload();
  await expect(made).toBeVisible();
  await expect(made.getByRole("textbox", { name: "Invitation link" })).toHaveCount(0);
});

test("expired invitations are sent again from the team's page, and pending ones are revoked", async ({ page }) => {
  const company = await makeCompany();
  const [expired, waiting] = [uniqueEmail("expired"), uniqueEmail("waiting")];
  await invite(company.owner, "employee", expired, { firstName: "Tobias", lastName: "Renard" });
  await invite(company.owner, "employee", waiting, { firstName: "Kim", lastName: "Lee" });
  await sql`update public.invitations set expires_at = '2026-01-09T12:00:00Z' where email = ${expired}`;
  await openAs(page, company.owner, "/company/team");
  await expect(page.getByText("1 person, 1 invitation on the way")).toBeVisible();
  await expect(sentRow(page, expired)).toContainText("Expired Jan 9, 2026");
  await expectGoodScreen(page);
  await sentRow(page, expired).getByRole("button", { name: "Resend to Tobias Renard" }).click();
  await expect(toast(page, "Invitation sent again")).toBeVisible();
  await expect(sentRow(page, expired)).toContainText("Waiting, 7 days left");
  await expect(page.getByText("1 person, 2 invitations on the way")).toBeVisible();
  linkIn(await mailTo(expired, /./), "/employee-invitation/");

  await sentRow(page, waiting).getByRole("button", { name: "Revoke the invitation to Kim Lee" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke invitation" }).click();
  await expect(toast(page, "Invitation revoked")).toBeVisible();
  await expect(sentRow(page, waiting)).toContainText("Revoked");
  await expect(page.getByText("1 person, 1 invitation on the way")).toBeVisible();
});

test("a person with an account signs in from the email, accepts, and works in the team", async ({ page }) => {
  const company = await makeCompany();
  const person = await makeCandidate();
  await invite(company.owner, "employee", person.email, { role: "manager" });
  await page.goto(linkIn(await mailTo(person.email, /invites you to its team/), "/employee-invitation/"));
  await expect(page.getByText("You can manage employees, assign jobs and oversee recruitment.")).toBeVisible();
  await signInAndAccept(page, person.email);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await expect(page.getByText("Manager", { exact: true }).first()).toBeVisible();
  await areaOf(page).getByRole("button", { name: /more$/i }).click();
  await page.getByRole("menuitem", { name: "Team" }).click();
  await expect(rowOf(page, person.email)).toContainText("(you)");
});

test("a role change shows its consequences first, by keyboard and on a phone", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const company = await makeCompany();
  const marcus = await colleague(company, "manager", "Marcus Ode");
  await colleague(company, "recruiter", "Devon Achterberg");
  await makeJob(company, { assignedTo: marcus });
  await invite(marcus, "employee", uniqueEmail("invited"), { firstName: "Kim", lastName: "Lee", role: "recruiter" });
  await openAs(page, company.owner, "/company/team");
  const role = page.getByRole("button", { name: "Role of Marcus Ode: Manager. Change" });
  await tabTo(page, role);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change the role of Marcus Ode" });
  const current = dialog.getByRole("radio", { name: /^Manager/ });
  await expect(current).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Change role" })).toBeDisabled();
  await expect(current).toBeFocused();
  await expectGoodScreen(page);
  await page.keyboard.press("ArrowDown");
  await expect(
    dialog.getByText("Marcus will no longer be able to invite or remove colleagues or assign work"),
  ).toBeVisible();
  await expect(dialog.getByText("1 job stay with Marcus")).toHaveCount(0);
  await expect(dialog.getByText("1 job stays with Marcus")).toBeVisible();
  await expect(dialog.getByText("1 open invitation from Marcus ends")).toBeVisible();
  await expectGoodScreen(page);

  expectFailure(/set_staff_role/, 503);
  await routeFirst(page, /set_staff_role/, (route) => route.fulfill({ status: 503, json: {} }));
  const change = dialog.getByRole("button", { name: "Change to Recruiter" });
  await change.press("Enter");
  await expect(toast(page, "Failed to change the role")).toBeVisible();
  // After a failure the team is read again, and until then it takes no key.
  await expect(change).not.toHaveAttribute("aria-busy", "true");
  await change.press("Enter");
  await expect(toast(page, "Marcus Ode is now recruiter")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Role of Marcus Ode: Recruiter. Change" })).toBeFocused();

  const small = await openBrowser(phone);
  await openAs(small, company.owner, "/company/team");
  await small.getByRole("button", { name: "More for Devon Achterberg" }).click();
  await small.getByRole("menuitem", { name: "Change role" }).click();
  await small.getByRole("radio", { name: /^Partner recruiter/ }).check();
  await expect(small.getByText("Devon will see only the jobs and candidates assigned to them")).toBeVisible();
  await small.getByRole("button", { name: "Change to Partner recruiter" }).click();
  await expect(rowOf(small, "Devon Achterberg")).toContainText("Partner recruiter");
});

test("a departing colleague's work goes to the chosen person", async ({ page, openBrowser, expectFailure }) => {
  const company = await makeCompany();
  const marta = await colleague(company, "manager", "Marta Lindqvist");
  const priya = await colleague(company, "recruiter", "Priya Valluri");
  const job = await makeJob(company, { title: "Billing Specialist", assignedTo: marta });
  await makeCandidate({ managedBy: company, assignedTo: marta });
  await invite(marta, "employee", uniqueEmail("invited"), { firstName: "Kim", lastName: "Lee", role: "recruiter" });
  await openAs(page, company.owner, "/company/team");
  await expect(rowOf(page, company.owner.email)).not.toContainText("Remove");
  await page.getByRole("button", { name: "Remove Marta Lindqvist" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Remove Marta Lindqvist?" });
  const button = dialog.getByRole("button", { name: "Remove Marta" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(dialog.getByText("1 job isn't affected")).toBeVisible();
  await expect(dialog.getByText("Billing Specialist (open)")).toBeVisible();
  await expect(dialog.getByText("1 candidate stays")).toBeVisible();
  await expect(dialog.getByText("1 open invitation ends")).toBeVisible();
  await expect(dialog.getByText("Marta is notified")).toBeVisible();
  await expectGoodScreen(page);
  await button.click();
  const successor = dialog.getByRole("combobox", { name: "Who takes over" });
  await expectFieldMessage(successor, "Choose who takes over, or no one");
  await expect(successor).toBeFocused();

  // The chosen colleague leaves before the button is pressed.
  await successor.selectOption({ label: "Priya Valluri, recruiter" });
  await sql`update public.company_users set role = 'subscription_admin' where user_id = ${priya.id}`;
  expectFailure(/remove_staff/, 422);
  await button.click();
  await expectFieldMessage(successor, "Choose a manager or recruiter of your company");
  await sql`update public.company_users set role = 'recruiter' where user_id = ${priya.id}`;

  expectFailure(/remove_staff/, 503);
  await routeFirst(page, /remove_staff/, (route) => route.fulfill({ status: 503, json: {} }));
  await button.click();
  await expect(toast(page, "Failed to remove employee")).toBeVisible();
  await button.click();
  await expect(toast(page, "Employee removed successfully")).toBeVisible();
  await expect(rowOf(page, "Marta Lindqvist")).toHaveCount(0);
  await expect(rowOf(page, "Priya Valluri")).toContainText("1 candidate");
  await expectFocusKept(page);

  await mailTo(marta.email, /no longer on the team of/);

  // The other one sees it right away, on a phone.
  const heir = await openBrowser(phone);
  await openAs(heir, priya, "/company/jobs");
  await expect(heir.getByRole("link", { name: `Manage ${job.title}` })).toBeVisible();
  await heir.goto("/company/dashboard");
  await expect(heir.getByRole("button", { name: /^Notifications/ })).toBeVisible();
});

test("five hundred employees are found by name and listed page by page", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  await addCrowd(company, 500);
  await openAs(page, company.owner, "/company/team");
  await expect(page.getByText("501 people", { exact: true })).toBeVisible();
  await expect(team(page).getByRole("row")).toHaveCount(21);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(team(page).getByRole("row")).toHaveCount(41);
  await expectFocusKept(page);
  await expectGoodScreen(page);
  // The narrowest table, with the longest names and addresses.
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  const search = page.getByRole("searchbox", { name: "Search employees by name" });
  await search.fill("person 377 of");
  await expect(team(page).getByRole("row")).toHaveCount(2);
  await search.fill("nobody of that name");
  await expect(page.getByText("No name or email contains “nobody of that name”.")).toBeVisible();

  expectFailure(/list_staff/, 400);
  await page.route(/list_staff/, refuse("Not today"));
  await page.reload();
  await expect(page.getByText("Failed to load employees")).toBeVisible();
  await expectGoodScreen(page);
  await letThrough(page, /list_staff/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(team(page).getByRole("row")).toHaveCount(21);
});
