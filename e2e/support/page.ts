import { expect, type Locator, type Page } from "@playwright/test";

/** Text as part of a regular expression that means it literally. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A toast by its title or text. The list is named by its key, so that the hidden announcement is not meant. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });
}

/** The text where it can be seen: phones and desks show some things in places of their own. */
export const shown = (page: Page, text: string | RegExp): Locator =>
  page
    .getByText(text, { exact: typeof text === "string" })
    .filter({ visible: true })
    .first();

/** The button where it can be seen. */
export const pressed = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });

/** The link where it can be seen. */
export const link = (page: Page, name: string): Locator =>
  page.getByRole("link", { name, exact: true }).filter({ visible: true });

/** A decision is stored, and can be undone where it was made. */
export async function expectMoved(page: Page, name: string, stage: string): Promise<void> {
  await expect(page.getByRole("region", { name: "Decision" })).toContainText(`${name} moves to ${stage}`);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
}

/** The entries of a list by its label, such as a timeline. */
export const entries = (page: Page, label: string): Locator =>
  page.getByRole("list", { name: label }).getByRole("listitem");

/** A text field by its label, whether or not it is marked as required or optional; one that offers what is known is a combobox. */
export const field = (root: Page | Locator, label: string): Locator => {
  const name = new RegExp(`^${escaped(label)}( \\(optional\\))?$`);
  return root.getByRole("textbox", { name }).or(root.getByRole("combobox", { name }));
};

/** The message at a control, found through its own description, as a screen reader finds it. */
export async function expectFieldMessage(control: Locator, message: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(message instanceof RegExp ? message : new RegExp(escaped(message)));
}

/** Opens every card that is folded. */
export async function unfold(page: Page): Promise<void> {
  await expect(page.locator("details.fold").first()).toBeVisible();
  const folded = page.locator("details.fold:not([open]) > summary");
  // By keys: presses of the pointer at one place count as one.
  while ((await folded.count()) > 0) await folded.first().press("Enter");
}

/** The page's title as people see it. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole("heading", { level: 1, name });

/** Something of the page has the focus, so that the next Tab does not begin at its top. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? "none"), "who has the focus")
    .not.toBe("BODY");

/** The path in the address bar, query and fragment included. */
export function pathOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Every text the main part has shown from here on, so that a flash of something private is seen too. */
export async function recordTexts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenTexts: seen });
    new MutationObserver(() => {
      const text = document.querySelector("main")?.textContent;
      if (text) seen.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts].join("\n"));
}

/** All of a long list comes, page by page; others may follow. */
export async function expectPages(page: Page, rows: Locator, all: number, more = "Show more"): Promise<void> {
  for (let shown = 20; shown < all; shown += 20) {
    await expect(rows).toHaveCount(shown);
    await page.getByRole("main").getByRole("button", { name: more, exact: true }).first().click();
  }
  await expect(rows).toHaveCount(all);
}
