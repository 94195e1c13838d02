import { anonymous, makeAdmin, sql, unique } from "../../tests/support/accounts.ts";
import { heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

/** Digits of a message aren't stored. */
const lettered = (name: string) => unique(name).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));

test("an administrator sees an error and a late schedule, resolves one and runs the other", async ({ page }) => {
  const message = `TypeError: ${lettered("fault")} is undefined`;
  const { error } = await anonymous().rpc("report_error", {
    p_error: {
      source: "app",
      message,
      screen: "/jobs/:id",
      stack: "at f (/assets/app.js:1:2)",
      version: "1.0.0",
      browser: "Chrome 141",
    },
  });
  expect(error).toBeNull();
  // The launcher runs it at most once an hour.
  await sql`insert into private.schedule_runs (name, problem) values ('forget-job-visits', 'out of memory')
    on conflict (name) do update set problem = excluded.problem, last_run_at = now()`;
  await openAs(page, await makeAdmin(), "/admin/health");
  await expect(heading(page, "Health")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: message });
  await row.getByText(message).click();
  await expect(row.getByText("at f (/assets/app.js:1:2)")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Run now: Job visit counts" }).click();
  await expect(toast(page, "Job visit counts ran")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Job visit counts" })).toContainText("On time");

  await row.getByRole("button", { name: "Mark as fixed" }).click();
  await expect(row).toHaveCount(0);
  await toast(page, "Error marked as fixed").getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await row.getByText(message).click();
  await row.getByRole("button", { name: "Ignore" }).click();
  await page.getByRole("button", { name: /^Ignored/ }).click();
  await expect(page).toHaveURL(/errors=ignored/);
  await expect(row).toBeVisible();
});

test("an unexpected error is reported once, without the ids in its address", async ({ openBrowser }) => {
  const page = await openBrowser(phone);
  const message = lettered("Boom");
  await openAs(page, await makeAdmin(), "/admin/health");
  const reported = page.waitForResponse(/\/rpc\/report_error$/);
  await page.evaluate((words) => {
    const error = new Error(words);
    for (let n = 0; n < 3; n += 1) window.dispatchEvent(new ErrorEvent("error", { error }));
  }, message);
  await page.getByRole("button", { name: "Check now" }).click();
  // Leaving the page earlier could end the request.
  await reported;
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: message });
  await expect(row).toContainText("/admin/health");
  await expect(row).toContainText("1 time ");
});

test("the health endpoint returns 200 or 503", async ({ request }) => {
  const answer = await request.get("/health");
  expect(await answer.json()).toMatchObject({ site: true, database: true });
  expect(answer.status()).toBe((await answer.json()).is_healthy ? 200 : 503);
});
