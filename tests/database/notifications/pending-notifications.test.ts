import { expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import { makeCompany } from "../../support/companies.ts";

class RolledBack extends Error {}

/** Reads due rows and the run that sends them before anything else can; all of it is rolled back. */
async function inOneRun(look: (transaction: typeof sql) => Promise<void>): Promise<void> {
  const attempt = sql.begin(async (begun) => {
    const transaction = begun as unknown as typeof sql;
    // Only what the test inserts.
    await transaction`delete from private.pending_notifications`;
    await look(transaction);
    throw new RolledBack();
  });
  await attempt.catch((error: Error) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}
const kinds = (transaction: typeof sql) =>
  transaction`select kind from private.pending_notifications`.then((rows) => rows.map(({ kind }) => kind));

test("a failed notification waits for the next run and does not delay others", async () => {
  const company = await makeCompany();
  await inOneRun(async (transaction) => {
    await transaction`
      insert into private.pending_notifications (kind, subject_id, before, facts, due_at) values
        ('company_decision', ${company.id}, '{}', '{"key": "no_such_key"}', now() - interval '1 hour'),
        ('plan', ${company.id}, '{"tier": "none"}', '{}', now())`;
    await transaction`select private.notify_due()`;
    expect(await kinds(transaction)).toEqual(["company_decision"]);
    const told = async () =>
      (await transaction`select type from public.notifications where user_id = ${company.owner.id} order by type`).map(
        ({ type }) => type,
      );
    expect(await told()).toEqual(["subscription_changed"]);
    await transaction`update private.pending_notifications set facts = '{"key": "company_approved", "mail": {}}'`;
    await transaction`select private.notify_due()`;
    expect(await kinds(transaction)).toEqual([]);
    expect(await told()).toEqual(["company_approved", "subscription_changed"]);
  });
});

test("notifications about deleted things are dropped, whatever their kind", () =>
  inOneRun(async (transaction) => {
    await transaction`
      insert into private.pending_notifications (kind, subject_id, before, facts, due_at)
      select kind, gen_random_uuid(), '{"is_closed": true}', '{"key": "company_approved", "mail": {}}', now()
      from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as match, unnest(match) as kind
      where conname = 'pending_notifications_kind_check'`;
    expect((await kinds(transaction)).length).toBeGreaterThan(5);
    await transaction`select private.notify_due()`;
    expect(await kinds(transaction)).toEqual([]);
    expect(await transaction`select from public.notifications where created_at = now()`).toHaveLength(0);
  }));
