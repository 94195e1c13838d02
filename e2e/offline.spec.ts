import { makeApplication, makeCandidate, makeCompany, makeJob, sql } from "../tests/support/actors.ts";
import { toast } from "./support/page.ts";
import { openAs } from "./support/session.ts";
import { expect, phone, test } from "./support/test.ts";

test("moves made without a network wait, say so, and are made once when it is back", async ({ openBrowser }) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["Go"] });
  const [ada, bo] = await Promise.all(
    ["Ada", "Bo"].map(async (first_name) => {
      const candidate = await makeCandidate({ skills: ["Go"] });
      await sql`update public.candidates set first_name = ${first_name} where id = ${candidate.candidateId}`;
      return makeApplication(job, candidate);
    }),
  );
  const page = await openBrowser(phone);
  await openAs(page, company.owner, `/company/jobs/${job.id}/manage`);
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(card("Ada")).toBeVisible();
  // What pages are to come is fetched ahead: without a network it would only fail.
  await card("Ada").getByRole("link").focus();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await card("Ada")
    .getByRole("button", { name: /^Move to Under Review/ })
    .tap();
  await expect(page.getByText("You are offline. 1 change waits and goes when you are back.")).toBeVisible();
  await expect(card("Ada").getByText("Under Review", { exact: true })).toBeVisible();
  await card("Bo")
    .getByRole("button", { name: /^Move to Under Review/ })
    .tap();
  await expect(page.getByText("2 changes wait and go when you are back.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(toast(page, "Bo moved to Under Review")).toBeVisible();
  await expect(page.getByText("You are offline.")).toHaveCount(0);
  for (const id of [ada, bo]) {
    const events =
      await sql`select to_status from public.application_events where application_id = ${String(id)} order by id`;
    expect(events.map(({ to_status }) => to_status)).toEqual(["applied", "reviewing"]);
  }
});
