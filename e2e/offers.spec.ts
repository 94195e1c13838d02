import { makeApplication, makeCandidate, makeCompany, makeJob, sql } from "../tests/support/actors.ts";
import { day } from "../tests/support/dates.ts";
import { endUndoTime } from "../tests/support/notices.ts";
import { entries, field, pressed, toast } from "./support/page.ts";
import { expectGoodScreen } from "./support/screen.ts";
import { openAs } from "./support/session.ts";
import { expect, phone, test } from "./support/test.ts";

test("a company offers the job from a phone, the candidate accepts, and the others are told by a press", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  const id = await makeApplication(job, candidate, { status: "interview" });
  const other = await makeApplication(job, await makeCandidate(), { status: "reviewing" });

  const desk = await openBrowser(phone);
  await openAs(desk, company.owner, `/company/applications/${id}`);
  await expectGoodScreen(desk);
  await pressed(desk, "Make an offer").click();
  const writing = desk.getByRole("dialog", { name: "Make Casey an offer" });
  await expectGoodScreen(desk);
  await writing.getByRole("button", { name: "Preview" }).click();
  await expect(writing.getByRole("alert").first()).toContainText("things need your attention");
  await field(writing, "Salary, before tax").fill("178,000");
  await field(writing, "Starts").fill(day(40));
  await field(writing, "Stands until").fill(day(10));
  await field(writing, "Place").fill("Remote; Duluth, MN twice a year");
  await field(writing, "A word to Casey").fill("Everyone who met you hopes you come.");
  await writing.getByRole("button", { name: "Preview" }).click();
  const preview = desk.getByRole("dialog", { name: "What Casey will read" });
  await expect(preview).toContainText("$178,000");
  await expect(preview).toContainText("Everyone who met you hopes you come.");
  await expectGoodScreen(desk);
  await preview.getByRole("button", { name: "Change it" }).click();
  await expect(field(writing, "Place")).toHaveValue("Remote; Duluth, MN twice a year");
  await writing.getByRole("button", { name: "Preview" }).click();
  // By key: a second press in the same place within a moment is a double click, and sends nothing.
  await preview.getByRole("button", { name: "Send offer" }).press("Enter");
  await expect(toast(desk, "Casey moved to Offered")).toBeVisible();
  await expect(desk.getByText("Casey is told in a moment.")).toBeVisible();
  await endUndoTime(id);

  await openAs(page, candidate, `/candidate/applications/${id}`);
  await expect(page.getByRole("heading", { name: "You have an offer" })).toBeVisible();
  await expect(entries(page, "Application Status").last()).toHaveText(/Your answer.*by /);
  await expectGoodScreen(page);
  await pressed(page, "Decline").click();
  await expect(page.getByRole("dialog", { name: "Decline this offer?" })).toContainText(
    "they may make you another offer",
  );
  await expectGoodScreen(page);
  await page.getByRole("dialog").getByRole("button", { name: "Not yet" }).click();
  await pressed(page, "Accept offer").click();
  const asking = page.getByRole("dialog", { name: `Accept the offer from ${company.name}?` });
  await expect(asking).toContainText("$178,000 a year");
  await expectGoodScreen(page);
  await asking.getByRole("button", { name: "Accept offer" }).click();
  await expect(page.getByText("You accepted the offer", { exact: true })).toBeVisible();
  await expect(entries(page, "Application Status").last()).toHaveText(/Hired.*The offer was accepted/);
  await expect(pressed(page, "Decline")).toHaveCount(0);

  await desk.reload();
  await expect(desk.getByText("Casey accepted the offer")).toBeVisible();
  await expectGoodScreen(desk);
  await pressed(desk, "Close the job as filled").click();
  await expect(toast(desk, "Job status updated successfully")).toBeVisible();
  await pressed(desk, "Tell 1 other person").click();
  const telling = desk.getByRole("dialog", { name: "Tell 1 person that the job is filled?" });
  await expect(field(telling, "Message to Casey Candidate")).toHaveValue(/We have now filled the position/);
  await expectGoodScreen(desk);
  await telling.getByRole("button", { name: "Tell 1 person" }).click();
  await expect(toast(desk, "Casey moved to Not Selected")).toBeVisible();
  await expect(desk.getByText("Casey is hired. And now?")).toHaveCount(0);
  const rows = await sql`
    select a.status, r.reason, j.status as job
    from public.applications a join private.application_rejections r on r.application_id = a.id join public.jobs j on j.id = a.job_id
    where a.id = ${other}`;
  expect(rows).toEqual([{ status: "rejected", reason: "job_closed", job: "filled" }]);
});
