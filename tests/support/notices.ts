import { sql } from "./accounts.ts";
import { become, type Transaction } from "./undone.ts";

interface WrittenMail {
  template: string;
  // biome-ignore lint/suspicious/noExplicitAny: each template has its own.
  data: Record<string, any>;
}

/**
 * Makes something due and sends it, in one transaction. The stack's own schedule runs at the same time, and each run skips rows
 * locked by another: if the schedule had them, they might not be sent yet when a test looks. Returns the emails it wrote to a
 * person, whose data delivery clears.
 */
export async function makeDue(
  run: (transaction: typeof sql) => Promise<unknown>,
  to?: { email: string },
): Promise<WrittenMail[]> {
  return await sql.begin(async (begun) => {
    await run(begun as unknown as typeof sql);
    await begun`select set_config('role', 'none', true)`;
    return await begun<WrittenMail[]>`
      select template, data from public.email_outbox where to_email = ${to?.email ?? null} and created_at = now() order by template, id`;
  });
}

/** The emails to a person that someone's act writes. */
export const mailsBy = (
  by: { id: string },
  act: (transaction: typeof sql) => PromiseLike<unknown>,
  to: { email: string },
): Promise<WrittenMail[]> =>
  makeDue(async (transaction) => {
    await become(transaction as unknown as Transaction, by);
    await act(transaction);
  }, to);

/** Ends the time in which an application's last move can be undone, and sends what is due. Returns the emails to a person. */
export function endUndoTime(applicationId: string, to?: { email: string }): Promise<WrittenMail[]> {
  return makeDue(async (transaction) => {
    // A run that is at this application ends first.
    await transaction`select from public.applications where id = ${applicationId} for no key update`;
    // Not what waits for longer, for an earlier email's quarter of an hour.
    await transaction`
      update private.pending_notifications set due_at = due_at - private.undo_time()
      where subject_id = ${applicationId} and due_at <= now() + private.undo_time()`;
    await transaction`
      update public.application_events set created_at = created_at - private.undo_time() where application_id = ${applicationId}`;
    await transaction`
      update private.offers set created_at = created_at - private.undo_time(), shown_at = shown_at - private.undo_time()
      where application_id = ${applicationId}`;
    await transaction`select private.notify_due()`;
    await transaction`select private.tend_offers()`;
  }, to);
}

/**
 * Ends the quarter of an hour in which a candidate gets only one email about an application. Returns the emails to a person.
 */
export function endMailWindow(applicationId: string, to?: { email: string }): Promise<WrittenMail[]> {
  return makeDue(async (transaction) => {
    await transaction`
      update private.pending_notifications set due_at = due_at - interval '15 minutes'
      where kind = 'move_email' and subject_id = ${applicationId}`;
    await transaction`select private.notify_due()`;
  }, to);
}

/** Ends the time in which a decision can be undone, and notifies. Returns the emails to a person. */
export function endDecisionTime(subjectId: string, to?: { email: string }): Promise<WrittenMail[]> {
  return makeDue(async (transaction) => {
    await transaction`
      update private.pending_notifications set due_at = least(due_at - private.undo_time(), now()) where subject_id = ${subjectId}`;
    await transaction`select private.notify_due()`;
  }, to);
}

/** Runs reply reminders twice, at an hour of a day (UTC), like the schedule, and looks; all of it is rolled back. */
export async function remindedOn<T>(
  day: string,
  hour: string,
  look: (transaction: typeof sql) => Promise<T>,
): Promise<T> {
  let seen: T | undefined;
  await sql
    .begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      // The same function with this clock in place of now().
      const [row] = await transaction<{ text: string }[]>`
        select pg_get_functiondef('private.remind_of_answers()'::regprocedure) as text`;
      await transaction.unsafe(String(row?.text).replaceAll("now()", `timestamptz '${day} ${hour}Z'`));
      await transaction`select private.remind_of_answers()`;
      await transaction`select private.remind_of_answers()`;
      seen = await look(transaction);
      throw new Error("roll back");
    })
    .catch((error: Error) => {
      if (error.message !== "roll back") throw error;
    });
  return seen as T;
}
