import { makeApplication, makeCandidate, makeCompany, makeJob, makeStaff } from "../../tests/support/actors.ts";
import { day } from "../../tests/support/dates.ts";
import { expectFocusKept, pressed, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** The next Sunday in March on which clocks of the United States are set forward. */
function nextSpringForward(): string {
  const [year = 0] = day(0).split("-").map(Number);
  const days = [year, year + 1].map((each) => {
    const first = new Date(Date.UTC(each, 2, 1)).getUTCDay();
    return `${each}-03-${String(8 + ((7 - first) % 7)).padStart(2, "0")}`;
  });
  return days.find((each) => each > day(1)) ?? "";
}

test("a recruiter on a phone proposes times, the candidate picks one, it is moved, and cancelled", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  const application = await makeApplication(job, candidate, { status: "interview" });

  const phone = await openBrowser({ viewport: { width: 390, height: 844 }, timezoneId: "America/Denver" });
  await openAs(phone, recruiter, `/company/applications/${application}`);
  await pressed(phone, "Propose times").click();
  const dialog = phone.getByRole("dialog", { name: "Propose interview times" });
  const send = dialog.getByRole("button", { name: /^Send/ });
  // The night of that Sunday has no half past two there.
  await dialog.getByLabel("Date of time 1").fill(nextSpringForward());
  await dialog.getByLabel("Start of time 1").fill("02:30");
  await send.click();
  await expect(dialog.getByText("Clocks are set forward over this time. Choose another one").first()).toBeVisible();
  await dialog.getByLabel("Date of time 1").fill(day(3));
  await dialog.getByLabel("Start of time 1").fill("10:00");
  await expect(dialog.getByText("until 10:45 AM")).toBeVisible();
  await dialog.getByLabel("Date of time 2").fill(day(3));
  await dialog.getByLabel("Start of time 2").fill("15:30");
  await dialog.getByRole("textbox", { name: "Video link" }).fill("meet.example.com/talk");
  await dialog.getByRole("button", { name: "Add a colleague" }).click();
  await phone.getByRole("menuitem").first().click();
  await dialog.getByLabel("A line to Casey").fill("We would talk about how you work.");
  await expectGoodScreen(phone);
  await dialog.getByRole("button", { name: "Send 2 times" }).click();
  await expect(toast(phone, "The times are sent")).toBeVisible();
  await expect(phone.getByText("Casey has not answered yet.")).toBeVisible();

  await openAs(page, candidate, `/candidate/applications/${application}`);
  const choose = page.getByRole("form", { name: "Choose a time to talk" });
  await choose.getByRole("button", { name: "Confirm a time" }).click();
  await expect(choose.getByText("Choose one of the times, or that none of them works")).toBeVisible();
  await choose.getByRole("button", { name: "Change the time zone" }).click();
  await choose.getByLabel("Your time zone").selectOption("America/New_York");
  await choose.getByLabel("Your time zone").press("Tab");
  await expect(pressed(page, "Confirm a time")).toBeFocused();
  await expect(choose.getByText(/New York \(UTC/)).toBeVisible();
  await choose.getByRole("radio", { name: /12:00 - 12:45 PM, in [234] days/ }).check();
  await expectGoodScreen(page);
  // In a narrow window its button stands at the foot in place of the page's, which stay in reach.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pressed(page, "Withdraw")).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Confirm .*12:00 PM$/ })
    .filter({ visible: true })
    .click();
  await expect(toast(page, "Your interview is confirmed")).toBeVisible();
  await expectFocusKept(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const next = page.getByRole("region", { name: "Next interview" });
  await expect(next).toContainText("12:00 - 12:45 PM");
  await expect(next.getByRole("link", { name: "https://meet.example.com/talk" })).toBeVisible();
  await expectGoodScreen(page);

  await phone.reload();
  const theirs = phone.getByRole("region", { name: "Next interview" });
  await expect(theirs).toContainText("10:00 - 10:45 AM");
  await theirs.getByRole("button", { name: /^Change the interview/ }).click();
  await phone.getByRole("menuitem", { name: "Move or change it now" }).click();
  const move = phone.getByRole("dialog", { name: "Move the interview" });
  await move.getByLabel("Start of new time").fill("11:30");
  // A link in somebody's words is no wider than the card it is read in.
  const why = `The room is taken: https://example.com/${"a".repeat(130)}`;
  await move.getByLabel("Why").fill(why);
  await expectGoodScreen(phone);
  await move.getByRole("button", { name: "Move interview" }).click();
  await expect(theirs).toContainText("11:30 AM - 12:15 PM");
  await expectGoodScreen(phone);

  await page.reload();
  await expect(next).toContainText(`Moved: ${why}`);
  await next.getByRole("button", { name: /^Change the interview/ }).click();
  await page.getByRole("menuitem", { name: "Cancel the interview" }).click();
  const cancel = page.getByRole("dialog", { name: /^Cancel the interview/ });
  await cancel.getByLabel("Why").fill("I have found a job.");
  await cancel.getByRole("button", { name: "Cancel interview" }).click();
  await expect(toast(page, "The interview is cancelled")).toBeVisible();

  await phone.reload();
  await expect(phone.getByText(/was cancelled by Casey: I have found a job\.$/)).toBeVisible();
  await expect(pressed(phone, "Propose times")).toBeVisible();
});
