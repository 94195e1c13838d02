import { expect, type Locator, type Page } from "@playwright/test";

/** Escapes text for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A toast by its title or text. Matches the list by its key to exclude the hidden announcement. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: text });
}

/** The visible instance of the text: phones and desktops show some things in different places. */
export const shown = (page: Page, text: string | RegExp): Locator =>
  page
    .getByText(text, { exact: typeof text === "string" })
    .filter({ visible: true })
    .first();

/** The visible button. */
export const pressed = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });

/** The visible link. */
export const link = (page: Page, name: string): Locator =>
  page.getByRole("link", { name, exact: true }).filter({ visible: true });

/** Expects a decision to be saved, with an undo in place. */
export async function expectMoved(page: Page, name: string, stage: string): Promise<void> {
  await expect(page.getByRole("region", { name: "Decision" })).toContainText(`${name} moves to ${stage}`);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
}

/** A list's entries by its label, such as a timeline. */
export const entries = (page: Page, label: string): Locator =>
  page.getByRole("list", { name: label }).getByRole("listitem");

/** A text field by its label, with or without a required or optional mark; one with suggestions is a combobox. */
export const field = (root: Page | Locator, label: string): Locator => {
  const name = new RegExp(`^${escaped(label)}( \\(optional\\))?$`);
  return root.getByRole("textbox", { name }).or(root.getByRole("combobox", { name }));
};

/** A control's message, found through its description, like a screen reader does. */
export async function expectFieldMessage(control: Locator, message: string | RegExp): Promise<void> {
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(message instanceof RegExp ? message : new RegExp(escaped(message)));
}

/** Opens every collapsed card. */
export async function unfold(page: Page): Promise<void> {
  await expect(page.locator("details.fold").first()).toBeVisible();
  const folded = page.locator("details.fold:not([open]) > summary");
  // By keyboard: repeated clicks in one place count as one.
  while ((await folded.count()) > 0) await folded.first().press("Enter");
}

/** The page's visible title. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole("heading", { level: 1, name });

/** Something on the page has the focus, so the next Tab doesn't start at the top. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? "none"), "who has the focus")
    .not.toBe("BODY");

/** The path in the address bar, including query and fragment. */
export function pathOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Every text the main part shows from here on, to catch even a flash of something private. */
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

/** A long list loads completely, page by page; others may follow. */
export async function expectPages(page: Page, rows: Locator, all: number, more = "Show more"): Promise<void> {
  for (let shown = 20; shown < all; shown += 20) {
    await expect(rows).toHaveCount(shown);
    await page.getByRole("main").getByRole("button", { name: more, exact: true }).first().click();
  }
  await expect(rows).toHaveCount(all);
}
