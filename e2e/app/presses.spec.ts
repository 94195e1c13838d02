import type { Locator, Page } from "@playwright/test";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { askEverything } from "../support/arrange.ts";
import { field, heading } from "../support/page.ts";
import { settled } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

/** Near the upper edge, where even a 13 px shift would move the target away. */
async function edgeOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + 5 };
}

/** Presses slowly, so that anything shown on blur appears before the button is released. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  const { x, y } = await edgeOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await edgeOf(target), "nothing moves under a press").toEqual({ x, y });
  await page.mouse.up();
}

async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await edgeOf(target);
  await page.touchscreen.tap(x, y);
}

const hands = [
  { hand: "a mouse at 1280 px", options: { viewport: { width: 1280, height: 800 } }, press: pressSlowly },
  { hand: "a mouse at 390 px", options: { viewport: { width: 390, height: 844 } }, press: pressSlowly },
  { hand: "a finger", options: phone, press: tap },
];

test.describe("a press below a field with a new error still takes effect", () => {
  for (const { hand, options, press } of hands) {
    test(`by ${hand}`, async ({ openBrowser }) => {
      const page = await openBrowser(options);
      const email = field(page, "Email");
      const wrong = page.getByText("Please enter a valid email address").first();
      await page.goto("/signup");
      await email.fill("nobody");
      await press(page, page.getByRole("radio", { name: "Hire people" }));
      await expect(page.getByRole("radio", { name: "Hire people" })).toBeChecked();
      await expect(wrong).toBeVisible();

      await page.reload();
      await email.fill("nobody");
      await press(page, page.getByRole("button", { name: "Show password" }));
      await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
      await expect(wrong).toBeVisible();

      await page.reload();
      await email.fill("nobody");
      await press(page, page.getByRole("link", { name: "Sign in" }).last());
      await expect(heading(page, "Sign in")).toBeVisible();

      const job = await makeJob(await makeCompany());
      await askEverything(job);
      await openAs(page, await makeCandidate(), `/candidate/apply/${job.id}`);
      await settled(page);
      await field(page, "Why this job?").focus();
      const choice = page.getByText("CDL-A", { exact: true });
      await press(page, choice);
      await expect(page.getByRole("radio", { name: "CDL-A" })).toBeChecked();
      await field(page, "Which shift do you prefer?").focus();
      await press(page, page.getByRole("checkbox", { name: "Samsara" }));
      await expect(page.getByRole("checkbox", { name: "Samsara" })).toBeChecked();
      await expect(page.getByText("Please answer question 1.").first()).toBeVisible();
    });
  }
});
