import type { Page } from "@playwright/test";
import { sql } from "../../tests/support/actors.ts";

/** Pages opened from now on offer undo for minutes: on a loaded machine, ten seconds can pass between two steps of a test. */
export const offerUndoLonger = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, ms = 0) =>
      wait(act, ms > 5_000 && ms <= 10_000 ? 300_000 : ms)) as typeof window.setTimeout;
  });

/** The database takes an undo for as long. */
export const takeUndoLonger = (subjectId: string) =>
  sql`update private.pending_notifications set due_at = due_at + interval '5 minutes' where subject_id = ${subjectId}`;
