import type { Page } from "@playwright/test";
import { type Actor, password } from "../../tests/support/actors.ts";

/** Signs in through the form, as a person does. */
export async function signInThroughForm(page: Page, email: string): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Puts an actor's session where the app keeps it, so that a test about another screen need not sign in first. */
export async function openAs(page: Page, actor: Actor, path: string): Promise<void> {
  const { data } = await actor.client.auth.getSession();
  const key = `sb-${new URL(String(process.env.TEST_API_URL)).hostname.split(".")[0]}-auth-token`;
  await page.addInitScript(
    ([name, session]) => {
      if (!sessionStorage.getItem("seeded")) localStorage.setItem(String(name), String(session));
      sessionStorage.setItem("seeded", "yes");
    },
    [key, JSON.stringify(data.session)],
  );
  await page.goto(path);
}
