import { expect, type Page } from "@playwright/test";
import { toast } from "./page.ts";

/** Rejects a registration in its dialog: with text only, or preceded by a usual reason. */
export async function sendRejection(page: Page, words: string, usual = "Another reason"): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Reject / });
  await dialog.getByRole("combobox", { name: "Reason" }).selectOption(usual);
  await dialog.getByRole("textbox", { name: "What they should do" }).fill(words);
  await dialog.getByRole("button", { name: "Reject company" }).press("Enter");
  await expect(toast(page, "Company rejected")).toBeVisible();
}

/** Waits until it can be decided, and confirms it's no other company if one is similar, as other tests' may be. */
export async function compare(page: Page): Promise<void> {
  const box = page.getByRole("checkbox", { name: /It’s a different company/ });
  await expect(box.or(page.getByRole("button", { name: /^Approve/, disabled: false })).first()).toBeVisible();
  if (await box.isVisible()) await box.check();
}
