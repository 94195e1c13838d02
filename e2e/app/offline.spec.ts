import type { Locator, Page } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { toast } from "../support/page.ts";
import { quietAfter } from "../support/quiet.ts";
import { openAs } from "../support/session.ts";
import { swipeLeft } from "../support/swipe.ts";
import { expect, phone, test } from "../support/test.ts";

/** A job with an application from each. */
async function makeApplicants(...names: string[]) {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["Go"] });
  const ids = await Promise.all(
    names.map(async (first_name) => {
      const candidate = await makeCandidate({ skills: ["Go"] });
      await sql`update public.candidates set first_name = ${first_name} where id = ${candidate.candidateId}`;
      return makeApplication(job, candidate);
    }),
  );
  return { owner: company.owner, manage: `/company/jobs/${job.id}/manage`, ids };
}

/** Goes offline after prefetching ends, which would fail without a network. */
async function goOffline(page: Page, near: Locator) {
  await quietAfter(page, () => near.focus());
  await page.context().setOffline(true);
}

test("moves made offline wait, say so, and are made once when the network is back", async ({ openBrowser }) => {
  const { owner, manage, ids } = await makeApplicants("Ada", "Bo");
  const page = await openBrowser(phone);
  await openAs(page, owner, manage);
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(card("Ada")).toBeVisible();
  await goOffline(page, card("Ada").getByRole("link"));
  await swipeLeft(card("Ada"));
  await page.getByRole("button", { name: "Move Ada to Under Review" }).tap();
  await expect(page.getByText("You're offline. We'll send 1 change when you're back.")).toBeVisible();
  await expect(card("Ada")).toContainText("Under Review");
  await swipeLeft(card("Bo"));
  await page.getByRole("button", { name: "Move Bo to Under Review" }).tap();
  await expect(page.getByText("You're offline. We'll send 2 changes when you're back.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(toast(page, "Bo moved to Under Review")).toBeVisible();
  await expect(page.getByText("You're offline.", { exact: false })).toHaveCount(0);
  for (const id of ids) {
    const events =
      await sql`select to_status from public.application_events where application_id = ${String(id)} order by id`;
    expect(events.map(({ to_status }) => to_status)).toEqual(["applied", "reviewing"]);
  }
});

test("a menu on the board that was never opened also works offline", async ({ page }) => {
  const { owner, manage } = await makeApplicants("Ada");
  await openAs(page, owner, manage);
  const card = page.getByRole("article").filter({ hasText: "Ada" });
  await goOffline(page, card.getByRole("link"));
  await card.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Move to Under Review" }).click();
  await expect(page.getByText("You're offline. We'll send 1 change when you're back.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(toast(page, "Ada moved to Under Review")).toBeVisible();
});
