import type { Locator, Page } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../tests/support/companies.ts";
import { day } from "../../tests/support/dates.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { expectMoved, field, heading, pathOf, shown, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

interface Point {
  x: number;
  y: number;
}

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses the same place twice, by touch or mouse. The interval in ms is under test: the events carry it, however late a busy
 * machine delivers them.
 */
async function pressTwice(page: Page, { x, y }: Point, apart: number, by: "touch" | "mouse" = "touch"): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const begin = Date.now();
  const press = async (after: number) => {
    const timestamp = (begin + after) / 1000;
    const button = { x, y, button: "left", clickCount: 1, timestamp } as const;
    if (by === "touch") {
      const down = input.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }], timestamp });
      await Promise.all([
        down,
        input.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp }),
      ]);
    } else {
      const down = input.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
      await Promise.all([down, input.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button })]);
    }
  };
  // Not in sequence: Playwright would wait until the page has handled the first.
  const first = press(0);
  await page.waitForTimeout(apart);
  await Promise.all([first, press(apart)]);
  await input.detach();
}

/** An application's statuses, in order. */
async function pathOfApplication(id: string): Promise<string[]> {
  const rows = await sql<{ to_status: string }[]>`
    select to_status from public.application_events where application_id = ${id} order by id`;
  return rows.map((row) => row.to_status);
}

const applicationOf = async (company: TestCompany, status?: "interview") =>
  makeApplication(await makeJob(company), await makeCandidate(), status && { status });
const addressOf = (application: string) => `/company/applications/${application}`;
const action = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a double tap on a phone decides only once, even on a slow connection", async ({ openBrowser }) => {
  const company = await makeCompany();
  const page = await openBrowser(phone);
  await openAs(page, company.owner, "/company/applications");
  for (const apart of [120, 350]) {
    const application = await applicationOf(company);
    await page.goto(addressOf(application));
    await pressTwice(page, await middleOf(action(page, "Move to Under Review")), apart);
    await expectMoved(page, "Casey", "Under Review");
    expect(await pathOfApplication(application)).toEqual(["applied", "reviewing"]);
    expect(pathOf(page)).toBe(addressOf(application));

    // Nor was what appears under the thumb once Undo is gone.
    await pressTwice(page, await middleOf(page.getByRole("button", { name: "Undo" })), apart);
    await expect(toast(page, "Undone: back to New")).toBeVisible();
    await expect(action(page, "Move to Under Review")).toBeEnabled();
    expect(await pathOfApplication(application)).toEqual(["applied"]);
    expect(pathOf(page)).toBe(addressOf(application));
  }

  const application = await applicationOf(company);
  await page.goto(addressOf(application));
  const release = await holdAnswers(page, "**/rpc/set_application_status");
  await pressTwice(page, await middleOf(action(page, "Move to Under Review")), 350);
  await expect(page.getByText("Saving…")).toBeVisible();
  release();
  await expectMoved(page, "Casey", "Under Review");
  expect(await pathOfApplication(application)).toEqual(["applied", "reviewing"]);
});

test("a second press neither confirms nor closes the question opened by the first", async ({ openBrowser }) => {
  const company = await makeCompany();
  for (const [by, options] of [
    ["touch", phone],
    ["mouse", { viewport: { width: 1280, height: 800 } }],
  ] as const) {
    const page = await openBrowser(options);
    const application = await applicationOf(company, "interview");
    await openAs(page, company.owner, addressOf(application));
    const question = page.getByRole("dialog", { name: /^Move .* to Offered\?$/ });
    for (const apart of [120, 350]) {
      await pressTwice(page, await middleOf(action(page, "Move to Offered")), apart, by);
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await pressTwice(page, await middleOf(action(page, "Decline")), apart, by);
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    }
    const before = await pathOfApplication(application);
    await action(page, "Move to Offered").click();
    await pressTwice(page, await middleOf(question.getByRole("button", { name: "Without an offer" })), 350, by);
    await expectMoved(page, "Casey", "Offered");
    expect(await pathOfApplication(application)).toEqual([...before, "offered"]);
    expect(pathOf(page)).toBe(addressOf(application));
    await page.context().close();
  }
});

test("a double tap on a row opens it and presses nothing on the next page", async ({ openBrowser }) => {
  const company = await makeCompany();
  const application = await applicationOf(company);
  const page = await openBrowser(phone);
  await openAs(page, company.owner, "/company/applications");
  const row = page.locator(`a[href^="${addressOf(application)}"]`);
  // Visited once, so that the next page is ready at the second tap; its action is where the row was.
  await row.click();
  await expect(action(page, "Move to Under Review")).toBeVisible();
  const place = await middleOf(action(page, "Move to Under Review"));
  await page.goBack();
  const box = await row.boundingBox();
  await page.setViewportSize({
    width: 390,
    height: 844 + Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2 - place.y),
  });
  await pressTwice(page, { ...(await middleOf(row)), x: place.x }, 350);
  await expect.poll(() => pathOf(page), "the page that the second tap opens").toContain(addressOf(application));
  await expect(action(page, "Move to Under Review")).toBeEnabled();
  expect(await pathOfApplication(application)).toEqual(["applied"]);
});

test("each button of the job form does what it says: publish, keep as draft, discard", async ({ page }) => {
  const { owner, id } = await makeCompany();
  const stored = () => sql<{ title: string; status: string }[]>`
    select title, status from public.jobs where company_id = ${id} order by created_at`;
  await openAs(page, owner, "/company/jobs/new");
  // Its two buttons show it.
  await expect(field(page, "Job title")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveCount(0);
  await action(page, "Cancel").click();
  await expect(heading(page, "Jobs")).toBeVisible();

  // Drafts are kept when leaving other than by Cancel, which asks.
  await page.goto("/company/jobs/new");
  await field(page, "Job title").fill("Kept job");
  await page.getByRole("link", { name: "Jobs" }).last().click();
  await expect(heading(page, "Jobs")).toBeVisible();
  await page.goBack();
  await expect(field(page, "Job title")).toHaveValue("Kept job");
  await action(page, "Cancel").click();
  await expect(page.getByRole("dialog", { name: "Discard this job?" })).toBeVisible();
  await expect(action(page, "Keep editing")).toBeFocused();
  await expectGoodScreen(page);
  await page.keyboard.press("Enter");
  await expect(field(page, "Job title")).toHaveValue("Kept job");
  await action(page, "Cancel").click();
  await action(page, "Discard").click();
  await expect(heading(page, "Jobs")).toBeVisible();
  await page.goBack();
  await expect(field(page, "Job title")).toHaveValue("");

  const texts = { "Job title": "Quiet job", Description: "What the work is about.", "Primary location": "Reno, NV" };
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await page.getByRole("combobox", { name: "Job type" }).selectOption("CONTRACT");
  // Enter submits the form, and never publishes.
  await field(page, "Job title").press("Enter");
  await expect(toast(page, "Draft saved. Only your team sees it.")).toBeVisible();
  await expect(toast(page, "Job posted successfully!")).toHaveCount(0);
  expect(await stored()).toMatchObject([{ title: "Quiet job", status: "draft" }]);

  await page.getByRole("link", { name: "Manage Quiet job" }).click();
  await expect(page.getByText("This job is a draft")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "More for this job" }).click();
  await page.getByRole("menuitem", { name: "Edit job" }).click();
  await expect(page).toHaveTitle("Edit job: Quiet job | Fairmatch");
  await action(page, "Publish job").click();
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  expect(await stored()).toMatchObject([{ title: "Quiet job", status: "published" }]);
  await expect(page.getByText("This job is a draft")).toHaveCount(0);
});

test("an expired job is marked wherever the company sees its status, and its row opens it", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company, { title: "Night Dispatcher", expiresAt: day(-2) });
  await openAs(page, company.owner, "/company/dashboard");
  const row = page.getByRole("listitem").filter({ hasText: job.title });
  await expect(row).toContainText("Closed (expired)");
  await expect(row.getByRole("link")).toHaveCount(1);

  // The whole row is a link, also to the browser; controls on top of it aren't.
  const title = await middleOf(row.getByText(job.title));
  const link = page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest("a")?.pathname, title);
  expect(await link).toBe(`/company/jobs/${job.id}/manage`);
  await row.getByRole("button", { name: `More for ${job.title}` }).click();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await page.mouse.click(title.x, title.y);

  await expect(page.getByRole("button", { name: "Job status: Closed (expired). Change" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Change expiry date" }).click();
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("Closed (expired)");
  await page.getByLabel("Expiry date").fill(day(9));
  await action(page, "Save job").click();
  await expect(toast(page, "Job updated successfully")).toBeVisible();
  await page.goto("/company/jobs");
  await expect(row).toContainText("Open");
  await expect(shown(page, "Closed (expired)")).toHaveCount(0);
});
