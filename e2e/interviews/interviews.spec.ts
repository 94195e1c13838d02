import type { Locator } from "@playwright/test";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { day } from "../../tests/support/dates.ts";
import { addInterview } from "../../tests/support/interviews.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { expectFocusKept, pressed, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** The next Sunday in March when US clocks move forward. */
function nextSpringForward(): string {
  const [year = 0] = day(0).split("-").map(Number);
  const days = [year, year + 1].map((each) => {
    const first = new Date(Date.UTC(each, 2, 1)).getUTCDay();
    return `${each}-03-${String(8 + ((7 - first) % 7)).padStart(2, "0")}`;
  });
  return days.find((each) => each > day(1)) ?? "";
}

test("a recruiter on a phone proposes times, the candidate picks one, and it is moved and canceled", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  const application = await makeApplication(job, candidate, { status: "interview" });

  const phone = await openBrowser({ viewport: { width: 390, height: 844 }, timezoneId: "America/Denver" });
  await openAs(phone, recruiter, `/company/applications/${application}?tab=profile`);
  await pressed(phone, "Propose times").click();
  const dialog = phone.getByRole("dialog", { name: "Propose times to Casey Candidate" });
  const enter = async (date: string, time: string) => {
    await dialog.getByLabel("Date").fill(date);
    await dialog.getByLabel("Start").fill(time);
    await dialog.getByRole("button", { name: "Add this time" }).click();
  };
  await dialog.getByRole("button", { name: "Enter a time" }).click();
  // That Sunday's 2:30 AM doesn't exist there.
  await enter(nextSpringForward(), "02:30");
  await expect(dialog.getByText("That time is skipped when clocks move forward. Choose another time")).toBeVisible();
  await enter(day(3), "10:00");
  await expect(dialog.getByText("10:00–10:45 AM")).toBeVisible();
  await enter(day(3), "15:30");
  await dialog.getByRole("textbox", { name: "Video link" }).fill("meet.example.com/talk");
  await dialog.getByRole("button", { name: "Add a colleague" }).click();
  await phone.getByRole("menuitem").first().click();
  await dialog.getByLabel("A note to Casey").fill("We would talk about how you work.");
  await expectGoodScreen(phone);
  await dialog.getByRole("button", { name: "Send 2 times" }).click();
  await expect(toast(phone, "Times sent")).toBeVisible();
  await expect(phone.getByText("Casey hasn't replied yet.")).toBeVisible();

  await openAs(page, candidate, `/candidate/applications/${application}`);
  const choose = page.getByRole("form", { name: "Pick a time to talk" });
  await choose.getByRole("button", { name: "Pick a time" }).click();
  await expect(choose.getByText("Choose a time, or say that none of them work")).toBeVisible();
  await choose.getByRole("button", { name: "Change the time zone" }).click();
  await choose.getByLabel("Your time zone").selectOption("America/New_York");
  await choose.getByLabel("Your time zone").press("Tab");
  await expect(pressed(page, "Pick a time")).toBeFocused();
  await expect(choose.getByText(/New York \(UTC/)).toBeVisible();
  await choose.getByRole("radio", { name: /12:00–12:45 PM, in [234] days/ }).check();
  await expectGoodScreen(page);
  // In a narrow window, its button replaces the page's at the bottom, which stay reachable.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pressed(page, "Withdraw")).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Confirm .*12:00 PM$/ })
    .filter({ visible: true })
    .click();
  await expect(toast(page, "Interview confirmed")).toBeVisible();
  await expectFocusKept(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const next = page.getByRole("region", { name: "Next interview" });
  await expect(next).toContainText("12:00–12:45 PM");
  await expect(next.getByRole("link", { name: "https://meet.example.com/talk" })).toBeVisible();
  await expectGoodScreen(page);

  await phone.reload();
  const theirs = phone.getByRole("region", { name: "Next interview" });
  await expect(theirs).toContainText("10:00–10:45 AM");
  await theirs.getByRole("button", { name: /^Change the interview/ }).click();
  await phone.getByRole("menuitem", { name: "Move or change it now" }).click();
  const move = phone.getByRole("dialog", { name: "Move the interview" });
  await move.getByLabel("Start of new time").fill("11:30");
  // A link in a person's text doesn't widen the card.
  const why = `The room is taken: https://example.com/${"a".repeat(130)}`;
  await move.getByLabel("Why").fill(why);
  await expectGoodScreen(phone);
  await move.getByRole("button", { name: "Move interview" }).click();
  await expect(theirs).toContainText("11:30 AM–12:15 PM");
  await expectGoodScreen(phone);

  await page.reload();
  await expect(next).toContainText(`Moved: ${why}`);
  await next.getByRole("button", { name: /^Change the interview/ }).click();
  await page.getByRole("menuitem", { name: "Cancel the interview" }).click();
  const cancel = page.getByRole("dialog", { name: /^Cancel the interview/ });
  await cancel.getByLabel("Why").fill("I have found a job.");
  await cancel.getByRole("button", { name: "Cancel interview" }).click();
  await expect(toast(page, "Interview canceled")).toBeVisible();

  await phone.reload();
  await expect(phone.getByText(/was canceled by Casey: I have found a job\.$/)).toBeVisible();
  await expect(pressed(phone, "Propose times")).toBeVisible();
});

/** Counts clicks. */
function counting() {
  const counted = { presses: 0 };
  return {
    counted,
    press: async (control: Locator) => {
      counted.presses++;
      await control.click();
    },
  };
}

test("proposing three times takes at most six presses, and a scorecard eight", async ({ page }) => {
  const company = await makeCompany();
  const [recruiter, colleague] = await Promise.all([makeStaff(company, "recruiter"), makeStaff(company, "manager")]);
  const job = await makeJob(company);
  const before = await makeApplication(job, await makeCandidate());
  const next = await makeApplication(job, await makeCandidate(), { status: "interview" });
  await recruiter.client.rpc("set_interview_criteria", {
    p_job_id: job.id,
    p_criteria: ["PostgreSQL at scale", "Kafka", "Clear written English", "Calm in an incident"],
    p_before: [],
  });
  // Remembered from the last interview for this job.
  const proposed = await recruiter.client.rpc("propose_times", {
    p_id: crypto.randomUUID(),
    p_application_id: before,
    p_proposal: {
      ...{ minutes: 45, place_kind: "video", place: "https://meet.example.com/backend", time_zone: "America/Denver" },
      ...{ slots: [`${day(9)}T17:00:00Z`], people: [recruiter.id, colleague.id], words: "" },
    },
  });
  expect(proposed.error).toBeNull();

  await openAs(page, recruiter, `/company/applications/${next}`);
  const times = counting();
  await times.press(pressed(page, "Propose times"));
  const dialog = page.getByRole("dialog", { name: "Propose times to Casey Candidate" });
  await expect(dialog.getByRole("textbox", { name: "Video link" })).toHaveValue("https://meet.example.com/backend");
  const suggest = dialog.getByRole("button", { name: "Suggest 3" });
  await expect(suggest).not.toHaveAttribute("aria-busy", "true");
  // Late in a week, suggestions continue into the next.
  await times.press(suggest);
  await times.press(dialog.getByRole("button", { name: "Send 3 times" }));
  await expect(toast(page, "Times sent")).toBeVisible();
  console.log(`Three times proposed in ${times.counted.presses} presses.`);
  expect(times.counted.presses).toBeLessThanOrEqual(6);

  await addInterview(next, { people: [recruiter, colleague], startsAt: new Date(Date.now() - 3_600_000) });
  await page.reload();
  const card = page.getByRole("region", { name: "Scorecards" });
  const score = counting();
  await score.press(card.getByRole("button", { name: "Write scorecard" }));
  const scorecard = page.getByRole("dialog", { name: "Scorecard for Casey Candidate" });
  const answer = (question: RegExp, name: string) =>
    scorecard.getByRole("radiogroup", { name: question }).getByRole("radio", { name, exact: true });
  await score.press(answer(/^PostgreSQL/, "Yes"));
  await score.press(answer(/^Kafka/, "Partly"));
  await score.press(answer(/^Clear/, "Yes"));
  await score.press(answer(/^Calm/, "No"));
  // The draft with the last answer: on a slow machine, earlier ones have been saved separately.
  const isKept = page.waitForResponse(
    (response) =>
      response.url().includes("save_scorecard_draft") && response.request().postDataJSON()?.p_recommendation === "yes",
  );
  await score.press(answer(/^Overall/, "Yes"));
  await isKept;
  await expect(scorecard.getByText(/^Draft saved/)).toBeVisible();
  await expectGoodScreen(page);
  // The draft is saved on the account: it survives a reload without the browser's copy.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await card.getByRole("button", { name: "Continue scorecard" }).click();
  await expect(answer(/^Kafka/, "Partly")).toBeChecked();
  await score.press(scorecard.getByRole("button", { name: "Submit" }));
  await expect(page.getByRole("heading", { name: "Scorecards for Casey Candidate" })).toBeVisible();
  await expect(page.getByText("1 of 2 submitted")).toBeVisible();
  console.log(`A scorecard submitted in ${score.counted.presses} presses.`);
  expect(score.counted.presses).toBeLessThanOrEqual(8);
  await expectGoodScreen(page);

  await page.getByRole("button", { name: "Edit yours" }).click();
  await answer(/^Calm/, "Not assessed").click();
  await scorecard.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("edited", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(page);
});
