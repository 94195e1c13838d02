import { expect, type Locator, type Page } from "@playwright/test";
import { type Actor, password as commonPassword } from "../../tests/support/accounts.ts";
import { linkIn, mailTo } from "./inbox.ts";
import { field, heading } from "./page.ts";

/** Where the app keeps the session (src/lib/supabase.ts). */
const sessionKey = "sb-fairmatch-auth-token";

/** Signs in through the form on the current page. */
export async function fillSignIn(page: Page, email: string, password = commonPassword): Promise<void> {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Opens the sign-in page and signs in. */
export async function signInThroughForm(page: Page, email: string, password = commonPassword): Promise<void> {
  await page.goto("/signin");
  await fillSignIn(page, email, password);
}

/** Opens the newest confirmation email's link in another browser than the one that signed up, and sets the password. */
export async function confirmByMail(page: Page, email: string, password = commonPassword): Promise<void> {
  await page.goto(linkIn(await mailTo(email, /confirm/i), "/auth/confirm"));
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Save and continue" }).click();
}

/** Opens it in the browser that signed up, which needs one click. */
export async function confirmHere(page: Page, email: string, button = "Confirm my email"): Promise<void> {
  await page.goto(linkIn(await mailTo(email, /confirm/i), "/auth/confirm"));
  await expect(page.getByText(`For ${email}. You signed up in this browser`)).toBeVisible();
  await expect(field(page, "Password")).toHaveCount(0);
  await page.getByRole("button", { name: button }).click();
}

/** From an invitation's acceptance page through sign-up to "Check your email". */
export async function signUpFromInvitation(page: Page, password = commonPassword): Promise<void> {
  await page.getByRole("button", { name: /^Create Account & / }).click();
  await finishSignUp(page, password);
}

/** Completes the current sign-up page, whose email comes from the address. */
export async function finishSignUp(page: Page, password = commonPassword): Promise<void> {
  await expect(field(page, "Password")).toBeVisible();
  if ((await field(page, "First name").count()) > 0) await fillName(page);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(heading(page, "Check your email")).toBeVisible();
}

/** What sign-up requires of candidates, unless an invitation prefilled it. */
export async function fillName(page: Page): Promise<void> {
  for (const [label, name] of [
    ["First name", "Nia"],
    ["Last name", "Newcomer"],
  ] as const) {
    if ((await field(page, label).inputValue()) === "") await field(page, label).fill(name);
  }
}

/** Opens the confirmation email in the browser that signed up, and confirms and accepts the invitation with one click. */
export const confirmAndAccept = (page: Page, email: string): Promise<void> =>
  confirmHere(page, email, "Confirm and accept");

/** From an invitation's acceptance page through sign-in back to it, and accepts. */
export async function signInAndAccept(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Sign in to accept" }).click();
  await expect(field(page, "Password")).toBeVisible();
  // An administrator's address can't be edited there.
  if (await field(page, "Email").isEditable()) await field(page, "Email").fill(email);
  await field(page, "Password").fill(commonPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("button", { name: "Accept Invitation" }).click();
}

/** Completes the dialog that deletes an account: its address, its password, and the button. */
export async function confirmDeletion(dialog: Locator, email: string, password = commonPassword): Promise<void> {
  await dialog.getByLabel("Your email address").fill(email);
  await dialog.getByRole("textbox", { name: "Your password" }).fill(password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
}

/** Stores an actor's session for the app, so that tests of other screens need no sign-in. */
export async function openAs(page: Page, actor: Actor, path: string): Promise<void> {
  const { data } = await actor.client.auth.getSession();
  await page.addInitScript(
    ([name, session]) => {
      if (!sessionStorage.getItem("seeded")) localStorage.setItem(String(name), String(session));
      sessionStorage.setItem("seeded", "yes");
    },
    [sessionKey, JSON.stringify(data.session)],
  );
  await page.goto(path);
}

/** Hides another tab's session from this tab until it has sent a request to `asked`: the event may come before the data. */
export const hideSessionUntilAsked = (page: Page, asked: RegExp): Promise<void> =>
  page.evaluate(
    ([name, asked]) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return key === name ? null : getItem.call(this, key);
      };
      const { fetch } = window;
      window.fetch = (input, init) => {
        const answer = fetch(input, init);
        if (new RegExp(asked).test(String(input))) Storage.prototype.getItem = getItem;
        return answer;
      };
    },
    [sessionKey, asked.source] as const,
  );

/**
 * Makes this browser's further requests carry a token the server refuses, as after a session ended elsewhere; renewable: as if
 * only the token had expired.
 */
export async function spoilSession(page: Page, { renewable = false } = {}): Promise<void> {
  await page.evaluate(
    ([name, renewable]) => {
      const session = JSON.parse(localStorage.getItem(name) ?? "null") as {
        access_token: string;
        refresh_token: string;
      };
      session.access_token = `${session.access_token.slice(0, -6)}AAAAAA`;
      if (!renewable) session.refresh_token = "ended";
      localStorage.setItem(name, JSON.stringify(session));
    },
    [sessionKey, renewable] as const,
  );
}
