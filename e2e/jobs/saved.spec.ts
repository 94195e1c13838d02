import { anonymous, makeAccount, sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { heading, pathOf, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { fillSignIn, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const savedBy = async ({ id }: { id: string }) =>
  (await sql<{ job_id: string }[]>`select job_id from private.saved_jobs where user_id = ${id}`).map(
    ({ job_id }) => job_id,
  );

test("a candidate saves jobs, finds them again even when closed, and removes them", async ({ page }) => {
  const company = await makeCompany();
  const [kept, closing] = [await makeJob(company), await makeJob(company)];
  const candidate = await makeCandidate();
  await openAs(page, candidate, `/jobs/${kept.id}`);
  await page.getByRole("button", { name: "Save", exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole("button", { name: "Saved", exact: true }).filter({ visible: true })).toBeVisible();
  await candidate.client.rpc("set_job_saved", { p_job_id: closing.id, p_saved: true });
  await company.owner.client.rpc("update_job", { p_job_id: closing.id, p_job: { status: "closed" } });

  await page.goto("/candidate/dashboard");
  await page.getByRole("link", { name: "View All Saved" }).click();
  await expect(heading(page, "Saved")).toBeVisible();
  const row = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expect(row(kept.title).getByRole("link", { name: `Apply Now: ${kept.title}` })).toBeVisible();
  await expect(row(closing.title)).toContainText("No longer open");
  await expect(row(closing.title).getByRole("link")).toHaveCount(0);
  await expectGoodScreen(page);

  const mark = page.getByRole("button", { name: `Save: ${kept.title}` });
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => savedBy(candidate), "the jobs that stay saved").toEqual([closing.id]);
  await page.reload();
  await expect(row(closing.title)).toBeVisible();
  await expect(row(kept.title)).toHaveCount(0);
});

test("a refused save is reverted, with its reason", async ({ page, expectFailure }) => {
  expectFailure(/rpc\/set_job_saved/, 400);
  const job = await makeJob(await makeCompany());
  await openAs(page, await makeCandidate(), `/jobs/${job.id}`);
  await page.route("**/rpc/set_job_saved", refuse("You have saved 500 jobs."));
  await page.getByRole("button", { name: "Save", exact: true }).filter({ visible: true }).click();
  await expect(toast(page, "You have saved 500 jobs.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true }).filter({ visible: true })).toBeVisible();
});

test("a visitor who presses Save signs in and returns to the saved job", async ({ page }) => {
  const job = await makeJob(await makeCompany());
  const candidate = await makeAccount("candidate");
  await page.goto(`/jobs/${job.id}`);
  await page
    .getByRole("link", { name: `Save: ${job.title}` })
    .filter({ visible: true })
    .click();
  await fillSignIn(page, candidate.email);
  await expect(heading(page, job.title)).toBeVisible();
  await expect(toast(page, "Saved")).toBeVisible();
  expect(await savedBy(candidate)).toEqual([job.id]);
});

test("a search is saved, renamed, emailed less often, opened, deleted and restored", async ({ page }) => {
  const word = unique("Weaver").replaceAll("-", "");
  await makeJob(await makeCompany(), { title: word });
  await openAs(page, await makeCandidate(), `/jobs?q=${word}&type=full-time`);
  await page.getByRole("button", { name: "Save this search" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save this search?" });
  await expect(dialog.getByLabel("Name")).toHaveValue(`“${word}”, Full time`);
  await expectGoodScreen(page);
  await dialog.getByLabel("Name").fill("Weaving");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await toast(page, "Search saved").getByRole("button", { name: "Your searches" }).click();
  await expect(page.getByRole("tab", { name: "Searches" })).toHaveAttribute("aria-selected", "true");

  await page.getByLabel("New jobs for Weaving by email").selectOption("weekly");
  await page.getByRole("button", { name: "Rename Weaving" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Looms");
  await page.getByRole("button", { name: "Rename search" }).click();
  await expect(page.getByRole("link", { name: "Looms" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("New jobs for Looms by email")).toHaveValue("weekly");
  await expectGoodScreen(page);

  await page.getByRole("button", { name: "Delete Looms" }).click();
  await expect(page.getByText("You haven't saved any searches yet.")).toBeVisible();
  await toast(page, "Search deleted").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Looms" }).click();
  await expect(page.getByRole("link", { name: word }).first()).toBeVisible();
  expect(pathOf(page)).toMatch(new RegExp(`^/jobs\\?.*q=${word}`));
});

test("the link in a saved-search email turns these emails off with one press", async ({ page }) => {
  const candidate = await makeCandidate();
  const { error } = await candidate.client.rpc("save_search", {
    p_name: "Mine",
    p_words: "weaver",
    p_filter: {},
    p_frequency: "daily",
  });
  expect(error).toBeNull();
  const [row] = await sql<
    { token: string }[]
  >`select private.unsubscribe_token(${candidate.id}, null, 'saved_searches') as token`;
  await page.goto(`/unsubscribe/${row?.token}`);
  await expect(page.getByText("You get emails about new jobs for your saved searches.")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(heading(page, "Turned off")).toBeVisible();
  await expectGoodScreen(page);
  const { data } = await anonymous().rpc("get_unsubscribe", { p_token: row?.token });
  expect(data.is_off).toBe(true);
});
