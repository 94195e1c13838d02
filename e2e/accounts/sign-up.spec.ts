import { makeAdmin, password, signUp, signUpUnconfirmed, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCompany } from "../../tests/support/companies.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { expectFieldMessage, field, heading, toast } from "../support/page.ts";
import {
  confirmByMail,
  confirmHere,
  fillName,
  fillSignIn,
  finishSignUp,
  openAs,
  signInThroughForm,
} from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const rules = [
  ["", "Password must be at least 8 characters"],
  ["Short1", "Password must be at least 8 characters"],
  ["lowercase1", "Password must contain at least one uppercase letter"],
  ["UPPERCASE1", "Password must contain at least one lowercase letter"],
  ["NoDigitsHere", "Password must contain at least one number"],
  [`Aa1${"x".repeat(70)}`, "Password must be at most 72 characters"],
] as const;

test("sign-up shows a message at each wrong field and keeps the input", async ({ page }) => {
  await page.goto("/signup");
  const email = field(page, "Email");
  const newPassword = field(page, "Password");
  const create = page.getByRole("button", { name: "Create account" });

  await create.click();
  await expectFieldMessage(email, "Please enter a valid email address");
  await expect(page.getByRole("radio", { name: "Find a job" })).toBeFocused();
  await expect(page.getByRole("radiogroup", { name: "I want to" })).toHaveAccessibleDescription(
    /Please select a role\./,
  );
  await expect(page.getByText("3 things need your attention")).toBeVisible();

  for (const wrong of ["someone", "someone@", "some one@example.com", "<b>@example.com"]) {
    await email.fill(wrong);
    await expectFieldMessage(email, "Please enter a valid email address");
  }
  for (const [wrong, message] of rules) {
    await newPassword.fill(wrong);
    await create.click();
    await expectFieldMessage(newPassword, message);
  }
  await email.fill("someone@example.com");
  await page.getByLabel("Find a job").check();
  await fillName(page);
  await create.click();
  await expect(page.getByText("One thing needs your attention")).toBeVisible();
  await expect(email).toHaveValue("someone@example.com");
  await expect(page).toHaveURL(/\/signup$/);
});

test("an address and a role given in the link can't be changed", async ({ page }) => {
  await page.goto("/signup?role=COMPANY&email=invited%40example.com");
  await expect(field(page, "Email")).toHaveValue("invited@example.com");
  await expect(field(page, "Email")).not.toBeEditable();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("definition")).toHaveText("Company");

  await page.goto("/signup?employee_role=recruiter&email=invited%40example.com&invitation=none");
  await expect(heading(page, "Join as a team member")).toBeVisible();
  await expect(page.getByText("You'll join the team as Recruiter.")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);

  await page.goto("/signup?role=company&email=invited%40example.com&invitation=none");
  await expect(heading(page, "Create the company's account")).toBeVisible();
  await expect(page.getByText("For invited@example.com")).toBeVisible();

  await page.goto("/signin?email=admin%40example.com");
  await expect(field(page, "Email")).toHaveValue("admin@example.com");
  await expect(field(page, "Email")).not.toBeEditable();
  await expect(page.getByText("Complete your sign in to access your admin dashboard")).toBeVisible();
});

test("a newcomer signs up, confirms in the same browser, and signs out; the link works once", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const email = uniqueEmail("newcomer");
  await page.goto("/signup?role=candidate");
  await field(page, "Email").fill(`  ${email.toUpperCase()}  `);
  await finishSignUp(page);
  await expect(
    page.getByText("Account created successfully. Please check your email to verify your account."),
  ).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  // One message: no toast next to the page.
  await expect(page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();

  const link = linkIn(await mailTo(email, /confirm/i), "/auth/confirm");
  // Opening the link changes nothing by itself, because mail scanners open links too.
  await page.goto(link);
  await confirmHere(page, email);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await page.getByRole("button", { name: /^Account: Nia Newcomer/ }).press("Enter");
  await expect(page.getByRole("menu")).toContainText(email);
  await page.keyboard.press("Escape");

  expectFailure(/\/rpc\/get_email_link/, 404);
  await page.goto(link);
  await expect(page.getByText(`You're signed in as ${email}`)).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);

  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(toast(page, "Signed out successfully.")).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/signin\?redirect=/);

  const other = await openBrowser();
  for (const address of [link, "/auth/confirm?token_hash=made-up&type=signup", "/auth/confirm"]) {
    await other.goto(address);
    await expect(heading(other, "This link doesn't work")).toBeVisible();
  }
  await other.getByRole("link", { name: "choose a new password" }).click();
  await expect(heading(other, "Forgot password")).toBeVisible();
  // The password typed at sign-up is the account's.
  await signInThroughForm(other, email);
  await expect(other).toHaveURL(/\/candidate\/dashboard$/);
});

test("the link asks for a new password in another browser, and the one from sign-up is invalid", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const email = uniqueEmail("elsewhere");
  await page.goto("/signup?role=candidate");
  await field(page, "Email").fill(email);
  await finishSignUp(page);
  const other = await openBrowser();
  const chosen = "Chosen2elsewhere";
  await confirmByMail(other, email, chosen);
  await expect(other).toHaveURL(/\/candidate\/dashboard$/);
  expectFailure(/\/auth\/v1\/token/, 400);
  await signInThroughForm(page, email);
  await expect(toast(page, "Sign in failed")).toBeVisible();
  await fillSignIn(page, email, chosen);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
});

test("a typo in the address can be corrected without filling in the rest again", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("Find a job").check();
  await field(page, "Email").fill(uniqueEmail("typo"));
  await finishSignUp(page);
  await expect(page.getByRole("button", { name: /^Resend email in/ })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Use a different email" }).click();
  await expect(heading(page, "Create your account")).toBeVisible();
  await expect(field(page, "First name")).toHaveValue("Nia");
  await expect(field(page, "Password")).toHaveValue(password);
  const email = uniqueEmail("right");
  await field(page, "Email").fill(email);
  await finishSignUp(page);
  await confirmHere(page, email);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
});

test("an unconfirmed account sees why at sign-in and gets a new link", async ({ page, expectFailure }) => {
  const { email } = await signUpUnconfirmed("candidate");
  expectFailure(/\/auth\/v1\/token/, 400);
  await signInThroughForm(page, email);
  await expect(toast(page, "Sign in failed")).toContainText(
    "Please check your email and click the confirmation link before signing in.",
  );
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "Email")).toHaveValue(email);

  await expect(page.getByText("This email isn't confirmed yet")).toBeVisible();
  const first = linkIn(await mailTo(email, /confirm/i), "/auth/confirm");
  await page.getByRole("button", { name: "Resend confirmation" }).click();
  await expect(toast(page, "If this address still needs confirming, a new link is on its way.")).toBeVisible();
  await expect
    .poll(async () => linkIn(await mailTo(email, /confirm/i), "/auth/confirm"), "the link of a second email")
    .not.toBe(first);
  await confirmByMail(page, email);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
});

test("a wrong password is refused, which clears the password and keeps the address", async ({
  page,
  expectFailure,
}) => {
  const { email } = await signUp("candidate");
  expectFailure(/\/auth\/v1\/token/, 400);
  await signInThroughForm(page, email, "Wrong1password");
  await expect(toast(page, "Sign in failed")).toContainText(
    "Invalid email or password. Please check your credentials and try again.",
  );
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "Email")).toHaveValue(email);

  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectFieldMessage(field(page, "Password"), "Password is required");
  await field(page, "Email").fill("not an address");
  await field(page, "Password").fill("x");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectFieldMessage(field(page, "Email"), "Please enter a valid email address");

  // The address is trimmed and case-insensitive.
  await fillSignIn(page, ` ${email.toUpperCase()} `);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
});

test("a forgotten password is reset by email, which ends the old one and every session", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const person = await signUp("candidate");
  const elsewhere = await openBrowser();
  await openAs(elsewhere, person, "/candidate/dashboard");
  await expect(heading(elsewhere, "Candidate Dashboard")).toBeVisible();

  await page.goto("/forgot-password");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expectFieldMessage(field(page, "Email"), "Please enter a valid email address");
  await field(page, "Email").fill(person.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(toast(page, "Email sent")).toContainText("Check your email for a password reset link");
  await expect(heading(page, "Check Your Email")).toBeVisible();
  await expect(
    page.getByText("If an account exists with the email you entered, we've sent password reset instructions."),
  ).toBeVisible();
  // By keyboard: it replaced the button, and a second click there right away would count as a double click.
  await page.getByRole("link", { name: "Return to Sign In" }).press("Enter");
  await expect(page).toHaveURL(/\/signin$/);

  const link = linkIn(await mailTo(person.email, /password/i), "/update-password");
  const next = "Another2horse";
  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  const newPassword = field(page, "New password");
  await newPassword.fill("short");
  await field(page, "Confirm password").fill("else");
  await page.getByRole("button", { name: "Update password" }).click();
  await expectFieldMessage(newPassword, "Password must be at least 8 characters");
  await newPassword.fill(next);
  await page.getByRole("button", { name: "Update password" }).click();
  await expectFieldMessage(field(page, "Confirm password"), "Passwords don't match");
  await field(page, "Confirm password").fill(next);
  // The other browser notices with its next request.
  expectFailure(/\/rest\/v1\//, 401);
  expectFailure(/\/auth\/v1\/token/, 400);
  expectFailure(/\/auth\/v1\/logout/, 403);
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(toast(page, "Your password has been updated.")).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
  await elsewhere.goto("/candidate/profile");
  await expect(elsewhere).toHaveURL(/\/signin\?redirect=/);

  await fillSignIn(page, person.email, password);
  await expect(toast(page, "Invalid email or password. Please check your credentials and try again.")).toBeVisible();
  await fillSignIn(page, person.email, next);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);

  const late = await openBrowser();
  expectFailure(/\/rpc\/get_email_link/, 404);
  await late.goto(link);
  await expect(heading(late, "This link doesn't work")).toBeVisible();
  await late.getByRole("link", { name: "Send a new link" }).click();
  await expect(heading(late, "Forgot password")).toBeVisible();
});

test("a reset requested for an unknown address shows the same message", async ({ page }) => {
  await page.goto("/forgot-password");
  await field(page, "Email").fill(uniqueEmail("nobody"));
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(heading(page, "Check Your Email")).toBeVisible();
});

test("signing up with a taken address shows the same message as with a new one", async ({ page }) => {
  const { email } = await signUp("candidate");
  await page.goto("/signup?role=company");
  await field(page, "Email").fill(email);
  await finishSignUp(page, "Different1word");
  await expect(page.getByText(/^Account created successfully\. Please check your email/)).toBeVisible();
});

test("sign-in and sign-up lead people who are signed in to their dashboard", async ({ openBrowser }) => {
  const people = [
    [await makeAdmin(), "/admin/dashboard"],
    [(await makeCompany()).owner, "/company/dashboard"],
    [await signUp("candidate"), "/candidate/dashboard"],
  ] as const;
  for (const [person, dashboard] of people) {
    const page = await openBrowser();
    await openAs(page, person, "/signin");
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    await page.goto("/signup?role=candidate");
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
  }
});
