import { makeAdmin, sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { mailTo } from "../support/inbox.ts";
import { expectFieldMessage, field, heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const addresses = [
  ...["/pricing", "/about", "/careers", "/blog", "/help", "/faq", "/privacy", "/terms", "/cookies", "/data-processing"],
  ...["/blog/a-date-for-every-answer", "/help/find-a-job", "/help/work-as-a-team"],
];

test("the written pages pass the screen checks", async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of addresses) {
    await page.goto(address);
    await expectGoodScreen(page);
  }
});

test("links on written pages lead to the right place, and unknown pages answer 404", async ({
  page,
  expectFailure,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Learn More about the match" }).click();
  await expect(heading(page, "About Fairmatch")).toBeFocused();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Who runs it" }).click();
  await expect(page).toHaveURL(/#operator$/);
  await expect(page.getByRole("heading", { name: "Who runs it" })).toBeInViewport();

  await page.goto("/terms");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "If you're hiring" }).click();
  await expect(page.getByRole("heading", { name: "If you're hiring" })).toBeFocused();
  await page.getByRole("link", { name: "processing agreement" }).click();
  await expect(heading(page, "Processing agreement")).toBeFocused();
  await page.getByRole("link", { name: /^What changed on / }).click();
  await expect(page.getByRole("region", { name: "What has changed" })).toBeInViewport();

  await page.goto("/faq#withdraw");
  await expect(page.getByText("Yes, until you are hired or not selected.")).toBeInViewport();
  await page.getByRole("link", { name: "How to withdraw" }).click();
  await expect(heading(page, "Withdraw an application")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Withdraw", exact: true })).toBeInViewport();

  await page.goto("/help");
  await page.getByRole("searchbox", { name: "Search the help" }).fill("timeline");
  await expect(page.getByRole("heading", { name: "Found" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Follow an application" }).click();
  const picture = page.getByRole("img", { name: /candidate's application/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), "the width of the picture")
    .toBe(1120);
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(shown, "the picture of the scheme").toContain("application-light");
  await page
    .getByRole("radio", { name: "Dark" })
    .or(page.getByRole("button", { name: "Dark" }))
    .first()
    .click();
  await expect.poll(shown, "the picture of the scheme").toContain("application-dark");

  expectFailure(/\/(help|blog)\/nothing-here$/, 404);
  for (const area of ["help", "blog"]) {
    const answer = await page.goto(`/${area}/nothing-here`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page, "Page not found")).toBeVisible();
  }
  const sitemap = await (await page.request.get("/sitemaps/pages.xml")).text();
  for (const address of addresses) expect(sitemap).toContain(`${address}</loc>`);
});

test("a message reaches the administrators, who reply", async ({ page, openBrowser, expectFailure }) => {
  // Everybody here writes from one network address.
  await sql`delete from private.counted_acts where act = 'contact_message'`;
  const admin = await makeAdmin("Amelia Strand");
  const email = uniqueEmail("writer");
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("3 things need your attention")).toBeVisible();
  await expectFieldMessage(field(page, "Email"), "Enter an email address we can reply to");
  await expect(field(page, "Email")).toBeFocused();
  await expectGoodScreen(page);
  await field(page, "Name").fill("Ada Lovelace");
  await field(page, "Email").fill(email);
  await page.getByRole("combobox", { name: "What is it about?" }).selectOption("Something doesn't work");
  await field(page, "Message").fill("The page is empty.\nPlease look.");

  // The draft survives a reload and a failure; a double click sends one message.
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("The page is empty.\nPlease look.");
  expectFailure(/send_contact_message/, 503);
  await page.route(/send_contact_message/, (route) => route.fulfill({ status: 503, json: {} }), { times: 2 });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(toast(page, "We don't know if this worked")).toContainText("It won't be done twice.");
  await page.getByRole("button", { name: "Send message" }).dblclick();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeFocused();
  await expectGoodScreen(page);
  expect(await sql`select from private.contact_messages where email = ${email}`).toHaveLength(1);

  const mail = await mailTo(admin.email, /Message: Something doesn't work/);
  expect(mail.text).toContain("> The page is empty.");
  expect(mail.text).toContain(`Ada Lovelace (${email})`);
  expect(JSON.stringify(mail)).toContain(email);

  const desk = await openBrowser();
  await openAs(desk, admin, "/admin/dashboard");
  await desk.getByRole("link", { name: /^Messages/ }).click();
  await expect(heading(desk, "Messages")).toBeFocused();
  const row = desk.getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("Please look.");
  await expectGoodScreen(desk);
  expect(await row.getByRole("link", { name: /Reply to .* by email/ }).getAttribute("href")).toContain(
    `mailto:${encodeURIComponent(email)}`,
  );
  await row.getByRole("button", { name: "Mark the message from Ada Lovelace as answered" }).click();
  await expect(row).toHaveCount(0);
  await toast(desk, "marked as answered").getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: /as answered$/ }).click();
  await desk.getByRole("tab", { name: "Answered" }).click();
  await expect(row).toContainText("Answered by Amelia Strand");
  await expectGoodScreen(desk);
});
