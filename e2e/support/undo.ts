import type { Page } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";

/** Pages opened from now on offer undo, and a toast's action, for minutes: on a loaded machine, ten seconds can pass between two steps of a test. */
export const offerUndoLonger = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms = 0) =>
      wait(act, ms > 5_000 && ms <= 10_000 ? 300_000 : ms)) as typeof window.setTimeout;
  });

/** The database takes an undo for as long. */
export const takeUndoLonger = (subjectId: string) =>
  sql`update private.pending_notifications set due_at = due_at + interval '5 minutes' where subject_id = ${subjectId}`;

/** The same for the moves of a job's applications. */
export async function takeMovesBackLonger(jobId: string): Promise<void> {
  await sql`
    update public.application_events set created_at = created_at + interval '5 minutes'
    where from_status is not null and application_id in (select id from public.applications where job_id = ${jobId})`;
  await sql`
    update private.pending_notifications set due_at = due_at + interval '5 minutes'
    where subject_id in (select id from public.applications where job_id = ${jobId})`;
}
