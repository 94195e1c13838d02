import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { day } from "../../tests/support/dates.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endUndoTime } from "../../tests/support/notices.ts";
import { entries, field, pressed, shown, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("a company previews and sends an offer on a phone, and the candidate confirms accepting it", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  const id = await makeApplication(job, candidate, { status: "interview" });

  const desk = await openBrowser(phone);
  await openAs(desk, company.owner, `/company/applications/${id}?tab=profile`);
  await expectGoodScreen(desk);
  await pressed(desk, "Make an offer").click();
  const writing = desk.getByRole("dialog", { name: "Make Casey an offer" });
  await expect(writing).toBeVisible();
  await expectGoodScreen(desk);
  await writing.getByRole("button", { name: "Preview" }).click();
  await expect(writing.getByRole("alert").first()).toContainText("things need your attention");
  await field(writing, "Salary, before tax").fill("178,000");
  await field(writing, "Starts").fill(day(40));
  await field(writing, "Expires on").fill(day(10));
  await field(writing, "Location").fill("Remote; Duluth, MN twice a year");
  await field(writing, "A note to Casey").fill("Everyone who met you hopes you come.");
  await writing.getByRole("button", { name: "Preview" }).click();
  const preview = desk.getByRole("dialog", { name: "What Casey will see" });
  await expect(preview).toContainText("$178,000");
  await expect(preview).toContainText("Everyone who met you hopes you come.");
  await expectGoodScreen(desk);
  await preview.getByRole("button", { name: "Change it" }).click();
  await expect(field(writing, "Location")).toHaveValue("Remote; Duluth, MN twice a year");
  await writing.getByRole("button", { name: "Preview" }).click();
  // By keyboard: a second click in the same place right away is a double click, and sends nothing.
  await preview.getByRole("button", { name: "Send offer" }).press("Enter");
  await expect(toast(desk, "Casey moved to Offered")).toBeVisible();
  await expect(desk.getByText("We'll notify Casey in a moment.")).toBeVisible();
  await endUndoTime(id);

  await openAs(page, candidate, `/candidate/applications/${id}`);
  await expect(page.getByRole("heading", { name: "You have an offer" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Status" })).toContainText("The offer expires");
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
  await expect(shown(page, /^You accepted the offer/)).toBeVisible();
  await expect(entries(page, "Application Status").last()).toHaveText(/Hired/);
  await expect(page.getByText("The offer was accepted")).toBeVisible();
  await expect(pressed(page, "Decline")).toHaveCount(0);
});
