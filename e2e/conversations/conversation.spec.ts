import type { Locator } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { sendMessage } from "../../tests/support/messages.ts";
import { openStoredFile, pdf } from "../support/files.ts";
import { toast } from "../support/page.ts";
import { letThrough } from "../support/routes.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("both sides exchange messages and a file, with the company on a phone", async ({ page, openBrowser }) => {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  const application = await makeApplication(await makeJob(company), candidate);
  await sql`update public.company_users set first_name = 'Dana', last_name = 'Whitlock' where user_id = ${company.owner.id}`;
  await openAs(page, candidate, `/candidate/applications/${application}`);
  const card = page.getByRole("region", { name: "Conversation" });
  await expect(card).toContainText("No messages yet.");
  await card.locator("input[type=file]").setInputFiles(pdf("plan.pdf"));
  await expect(card.getByRole("button", { name: "Remove plan.pdf" })).toBeVisible();
  await expect(card.getByRole("progressbar")).toHaveCount(0);
  await card.getByRole("textbox").fill("My plan is attached. <b>Not bold</b>\nשלום");
  await card.getByRole("textbox").press("Control+Enter");
  const own = card.getByRole("listitem").filter({ hasText: "My plan is attached. <b>Not bold</b>" });
  await expect(own.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await expect(card.getByRole("textbox")).toHaveValue("");
  await expect(card.getByRole("textbox")).toBeFocused();

  const desk = await openBrowser(phone);
  await openAs(desk, company.owner, `/company/applications/${application}?tab=conversation`);
  const thread = desk.getByRole("list", { name: "Conversation with Casey" });
  await expect(thread).toContainText("<b>Not bold</b>");
  await expect(thread.getByRole("listitem").filter({ hasText: /^New$/ })).toBeVisible();
  expect(await openStoredFile(desk, thread.getByRole("button", { name: "Open plan.pdf" }))).toBeGreaterThan(0);
  const box = desk.getByRole("textbox", { name: "Message to Casey" });
  await expect(box).toBeInViewport();
  await box.fill("Thank you, Casey.");
  await desk.getByRole("button", { name: "Send" }).dblclick();
  await expect(thread.getByText("Thank you, Casey.")).toHaveCount(1);
  await expect(thread.getByText("Sending...")).toHaveCount(0);
  await expectGoodScreen(desk);
  // Or it would mark the next messages as read.
  await desk.close();

  // Read in the meantime, it remains; the unread one is withdrawn.
  await page.reload();
  await expect(card).toContainText("Thank you, Casey.");
  await expect(own.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  await card.getByRole("textbox").fill("Too fast");
  await card.getByRole("button", { name: "Send" }).click();
  await card.getByRole("listitem").filter({ hasText: "Too fast" }).getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw message" }).click();
  await expect(toast(page, "Message withdrawn")).toBeVisible();
  await expect(card).toContainText("You withdrew this message.");
  await expectGoodScreen(page);
});

test("a failed message comes back, a delivered one does not, and neither appears twice", async ({
  page,
  expectFailure,
}) => {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  const application = await makeApplication(await makeJob(company), candidate);
  await openAs(page, company.owner, `/company/applications/${application}?tab=conversation`);
  const box = page.getByRole("textbox", { name: "Message to Casey" });
  const thread = page.getByRole("list", { name: "Conversation with Casey" });
  const send = page.getByRole("button", { name: "Send" });
  expectFailure(/send_message/, 503);
  // The request arrives, but its response doesn't.
  await page.route(/send_message/, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, body: "" });
  });
  await box.fill("It arrives");
  await box.press("Control+Enter");
  await expect(thread.getByText("It arrives")).toBeVisible();
  await expect(thread.getByText("Sending...")).toHaveCount(0);
  await expect(box).toHaveValue("");
  await letThrough(page, /send_message/);

  await page.route(/send_message/, (route) => route.fulfill({ status: 503, body: "" }));
  await box.fill("Are you there?");
  await send.click();
  await expect(toast(page, "The message couldn't be sent")).toBeVisible();
  await expect(box).toHaveValue("Are you there?");
  await letThrough(page, /send_message/);
  await send.click();
  await expect(box).toHaveValue("");
  await expect(thread.getByText("Sending...")).toHaveCount(0);
  await page.reload();
  for (const words of ["It arrives", "Are you there?"]) await expect(thread.getByText(words)).toHaveCount(1);

  await box.fill("Not sent yet");
  await page.reload();
  await expect(box).toHaveValue("Not sent yet");
  await sql`insert into private.conversation_blocks (application_id, blocked_by) values (${application}, 'candidate')`;
  await page.reload();
  await expect(page.getByText("Casey has blocked this conversation")).toBeVisible();
  await expect(thread.getByText("Are you there?")).toBeVisible();
  await expect(box).toHaveCount(0);
});

/** Its position on the screen. */
const placeOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${shown} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test("a long conversation keeps the reading position, and the input stays visible", async ({ page }) => {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  const application = await makeApplication(await makeJob(company), candidate);
  await sendMessage(company.owner, application, "Tell us about yourself.");
  const { seq } = await sendMessage(candidate, application, "Item 0.");
  await company.owner.client.rpc("mark_conversation_read", { p_application_id: application, p_seq: seq });
  await sql`
    insert into private.application_messages (id, application_id, author_id, author_side, author_name, body)
    select gen_random_uuid(), application_id, author_id, author_side, author_name, 'Item ' || n || '.'
    from private.application_messages, generate_series(1, 120) n where seq = ${seq} order by n`;
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, company.owner, `/company/applications/${application}?tab=conversation`);
  const thread = page.getByRole("list", { name: "Conversation with Casey" });
  const entries = thread.getByRole("listitem");
  const item = (n: number) => entries.filter({ hasText: `Item ${n}.` });
  const earlier = page.getByRole("button", { name: "Show earlier messages" });
  for (const [first, next] of [
    [item(71), item(21)],
    [item(21), item(1)],
  ] as const) {
    await expect(entries.first()).toHaveText("New");
    await earlier.scrollIntoViewIfNeeded();
    const { y, width } = await placeOf(first);
    expect(width, "all of the page but its padding").toBe(328);
    await earlier.click();
    await expect(next).toHaveCount(1);
    expect((await placeOf(first)).y).toBeCloseTo(y, 0);
  }
  await expect(earlier).toHaveCount(0);
  await expect(item(21), "the first of what was read there").toBeFocused();
  const all = await entries.allInnerTexts();
  expect(all[all.indexOf("New") + 1]).toContain("Item 1.");

  const box = page.getByRole("textbox", { name: "Message to Casey" });
  const send = page.getByRole("button", { name: "Send" });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await box.fill(`https://example.com/${"a".repeat(300)}`);
    expect((await placeOf(send)).right, `Send at ${width} px`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await box.fill("Thank you.\n".repeat(80));
  await send.click();
  const own = entries.filter({ hasText: "Thank you." });
  await expect(own.getByRole("button", { name: "Withdraw" })).toBeVisible();
  const foot = page.getByRole("form", { name: "Write to Casey" });
  const isAbove = async () => (await placeOf(own)).bottom <= (await placeOf(foot)).y;
  await expect.poll(isAbove, "the end of one's own message is in sight").toBe(true);
  expect((await placeOf(own)).bottom).toBeGreaterThan(0);
});
