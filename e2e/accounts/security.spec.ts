// Sign-in settings: password, address and devices.
import type { Page } from "@playwright/test";
import { makeAdmin, password, signIn, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { invite } from "../support/arrange.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { expectFieldMessage, expectFocusKept, field, heading, toast, unfold } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { fillSignIn, openAs, signInThroughForm } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const next = "Another2horse";
const card = (page: Page, name: string) => page.getByRole("region", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

test("a candidate changes the password by keyboard, which signs out other devices right away", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const person = await makeCandidate();
  await openAs(page, person, "/candidate/profile");
  await unfold(page);
  await page
    .getByText(/^You sign in with /)
    .getByRole("link", { name: "Account" })
    .click();
  await expect(heading(page, "Account")).toBeVisible();
  const phone = await openBrowser();
  await openAs(phone, await signIn(person.email), "/candidate/profile");
  await unfold(phone);

  await button(page, "Change password").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change your password" });
  await expect(field(page, "Current password")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectFieldMessage(field(page, "Current password"), "Enter your current password");
  await expectGoodScreen(page);

  expectFailure(/\/auth\/v1\/token/, 400);
  await field(page, "Current password").fill("Wrong1horse");
  await field(page, "New password").fill(next);
  await field(page, "Confirm new password").fill(next);
  await page.keyboard.press("Enter");
  await expectFieldMessage(field(page, "Current password"), "This isn't your current password");
  await expect(field(page, "Current password")).toBeFocused();
  await expect(field(page, "New password")).toHaveValue(next);

  expectFailure(/\/auth\/v1\/user/, 422);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(password);
  await field(page, "New password").fill(password);
  await field(page, "Confirm new password").fill(password);
  await page.keyboard.press("Enter");
  await expectFieldMessage(field(page, "New password"), "That's your current password. Choose a different one.");

  await field(page, "New password").fill(next);
  await field(page, "Confirm new password").fill(next);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Your password was changed")).toContainText("You're signed out everywhere else.");
  await expect(dialog).toHaveCount(0);
  await expectFocusKept(page);
  await expect(card(page, "Where you're signed in").getByRole("listitem")).toHaveCount(1);
  expect((await mailTo(person.email, /password/i)).subject).toMatch(/changed/i);

  // The other device saves a draft: it is notified, and gets it back after signing in with the new password.
  expectFailure(/\/rest\/v1\//, 401);
  expectFailure(/\/auth\/v1\/token/, 400);
  expectFailure(/\/auth\/v1\/logout/, 403);
  await field(phone, "Street").fill("8 Typed Street");
  await button(phone, "Save Profile").click();
  await expect(phone).toHaveURL(/\/signin\?redirect=/);
  await fillSignIn(phone, person.email, next);
  await unfold(phone);
  await expect(field(phone, "Street")).toHaveValue("8 Typed Street");
  await page.goto("/candidate/dashboard");
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
});

test("an employee changes their email through both mailboxes, and an open invitation follows", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const [company, other, admin] = await Promise.all([makeCompany(), makeCompany(), makeAdmin()]);
  const person = company.owner;
  await invite(other.owner, "employee", person.email, { firstName: "Kim", lastName: "Invited", role: "recruiter" });
  const email = uniqueEmail("moved");
  await openAs(page, person, "/company/user-profile");
  await expect(page.getByText(`You sign in with ${person.email}.`)).toBeVisible();
  await page.getByRole("link", { name: "Security" }).click();

  await button(page, "Change email").click();
  await field(page, "New email").fill(person.email);
  await button(page, "Send both links").click();
  await expectFieldMessage(field(page, "New email"), "You sign in with this address already");
  await expectGoodScreen(page);
  expectFailure(/\/auth\/v1\/user/, 422);
  await field(page, "New email").fill(admin.email);
  await button(page, "Send both links").click();
  await expectFieldMessage(field(page, "New email"), "Another account uses this address");

  // A mistyped one is canceled; the pending one survives a reload.
  const mistyped = uniqueEmail("mistyped");
  await field(page, "New email").fill(mistyped);
  await button(page, "Send both links").click();
  const waiting = page.getByText("Confirm your new email");
  await expect(waiting).toBeVisible();
  const dead = linkIn(await mailTo(mistyped, /confirm/i), "/auth/confirm");
  await button(page, "Cancel the change").click();
  await expect(toast(page, "Change canceled")).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expectFailure(/\/rpc\/get_email_link/, 404);
  const mailbox = await openBrowser();
  await mailbox.goto(dead);
  await expect(heading(mailbox, "This link doesn't work")).toBeVisible();

  await button(page, "Change email").click();
  await field(page, "New email").fill(email);
  await button(page, "Send both links").click();
  // Leaving the page earlier could abort the request.
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(page.getByText("1 open invitation for you moves to the new address")).toBeVisible();
  await expectGoodScreen(page);
  for (const [address, title] of [
    [email, "One more step"],
    [person.email, "Your email was changed"],
  ] as const) {
    await mailbox.goto(linkIn(await mailTo(address, /confirm/i), "/auth/confirm"));
    await button(mailbox, "Confirm the change").click();
    await expect(heading(mailbox, title)).toBeVisible();
    if (address === email)
      await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Confirmed");
  }
  await expect(waiting).toHaveCount(0);
  await expect(card(page, "How you sign in")).toContainText(email);
  expect((await mailTo(person.email, /address was changed/)).html).toContain(email);
  expect((await mailTo(email, /now your email/)).html).toContain(person.email);

  await signInThroughForm(mailbox, email);
  await expect(mailbox.getByRole("article", { name: new RegExp(other.name) })).toBeVisible();
});

test("devices are signed out one by one, all others together, and everywhere", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const admin = await makeAdmin();
  const phone = await openBrowser({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
  });
  await signInThroughForm(phone, admin.email);
  await expect(heading(phone, "Today")).toBeVisible();
  await openAs(page, admin, "/admin/dashboard");
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Security" }).click();
  const devices = card(page, "Where you're signed in").getByRole("listitem");
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  await expect(devices.filter({ hasText: "Safari on iPhone" })).toHaveCount(1);
  await expectGoodScreen(page);

  await page.getByRole("button", { name: /^Sign out Safari on iPhone/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(button(page, "Cancel")).toBeFocused();
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(toast(page, "Signed out there.")).toBeVisible();
  await expect(devices.filter({ hasText: "Safari on iPhone" })).toHaveCount(0);
  await expectFocusKept(page);
  expectFailure(/\/rest\/v1\//, 401);
  expectFailure(/\/auth\/v1\/token/, 400);
  expectFailure(/\/auth\/v1\/logout/, 403);
  await phone.getByRole("link", { name: "Approvals" }).first().click();
  await expect(phone).toHaveURL(/\/signin\?redirect=/);

  await fillSignIn(phone, admin.email);
  await expect(phone).toHaveURL(/\/admin\//);
  await page.reload();
  await button(page, "Sign out everywhere else").click();
  await dialog.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(toast(page, "Signed out everywhere else.")).toBeVisible();
  await expect(devices).toHaveCount(1);
  await phone.goto("/admin/security");
  await expect(phone).toHaveURL(/\/signin\?redirect=/);

  await fillSignIn(phone, admin.email);
  await expect(heading(phone, "Security")).toBeVisible();
  await button(phone, "Sign out everywhere").click();
  await phone.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(phone).toHaveURL(/\/signin\?redirect=/);
  await page.reload();
  await expect(page).toHaveURL(/\/signin\?redirect=/);
});
