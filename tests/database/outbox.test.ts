import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { sql, uniqueEmail } from "../support/actors.ts";
import {
  type Cast,
  makeCast,
  refusal,
  roles,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../support/cast.ts";

class RolledBack extends Error {}

/** Runs in a transaction that leaves nothing behind: what is claimed here is claimed for nobody. */
async function withoutTrace(run: (transaction: typeof sql) => Promise<void>): Promise<void> {
  const attempt = sql.begin(async (transaction) => {
    await run(transaction as unknown as typeof sql);
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

/** A mail that is due before all others. */
async function enqueueFirst(transaction: typeof sql, to: string): Promise<string> {
  await transaction`select private.enqueue_email('company_approved', ${to}, ${sql.json({ path: "/company/dashboard" })})`;
  const [row] = await transaction`
    update public.email_outbox set next_attempt_at = '2000-01-01' where to_email = ${to} returning id`;
  return row?.id;
}

describe("rights", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("email_outbox: closed to everybody", async () => {
    const mail = { template: "company_approved", to_email: uniqueEmail("mail") };
    const [row] = await sql`
      insert into public.email_outbox ${sql({ ...mail, sent_at: new Date() })} returning id`;
    expect(await whoCanSelect(cast, "email_outbox", { id: row?.id })).toEqual([]);
    expect(await whoCanInsert(cast, "email_outbox", () => mail)).toEqual([]);
    expect(await whoCanUpdate(cast, "email_outbox", { id: row?.id }, { sent_at: null })).toEqual([]);
    expect(await whoCanDelete(cast, "email_outbox", async () => ({ id: row?.id }))).toEqual([]);
    for (const role of roles) {
      expect(await refusal(cast.clients[role].rpc("claim_emails", { p_limit: 1 })), role).toBe("42501");
      expect(await refusal(cast.clients[role].rpc("complete_email", { p_id: randomUUID() })), role).toBe("42501");
    }
  });

  test("notifications: their owner reads and dismisses them; nobody writes them", async () => {
    const notice = { user_id: cast.people.recruiter.id, type: "job_assigned", title: "Assigned", message: "To you" };
    const arrange = async () => {
      await sql`select private.notify(${notice.user_id}, ${notice.type}, ${notice.title}, ${notice.message})`;
      const [row] = await sql`
        select id from public.notifications where user_id = ${notice.user_id} order by created_at desc limit 1`;
      return { id: row?.id as string };
    };
    const row = await arrange();
    expect(await whoCanSelect(cast, "notifications", row)).toEqual(["recruiter"]);
    expect(await whoCanInsert(cast, "notifications", () => notice)).toEqual([]);
    expect(await whoCanUpdate(cast, "notifications", row, { title: "Changed" })).toEqual([]);
    expect(await whoCanDelete(cast, "notifications", arrange)).toEqual(["recruiter"]);
  });
});

describe("delivery", () => {
  test("a claimed mail is leased: it is not due again for two minutes", async () => {
    await withoutTrace(async (transaction) => {
      const to = uniqueEmail("lease");
      const id = await enqueueFirst(transaction, to);
      const [claimed] = await transaction`select * from public.claim_emails(1)`;
      expect(claimed).toEqual({
        id,
        template: "company_approved",
        to_email: to,
        data: { path: "/company/dashboard" },
        attempts: 1,
      });
      const [row] = await transaction`
        select extract(epoch from next_attempt_at - now())::int as seconds from public.email_outbox where id = ${id}`;
      expect(row?.seconds).toBe(120);
      const again = await transaction`select id from public.claim_emails(100)`;
      expect(again.map((mail) => mail.id)).not.toContain(id);
    });
  });

  test("a sent mail is blanked and never due again", async () => {
    await withoutTrace(async (transaction) => {
      const id = await enqueueFirst(transaction, uniqueEmail("sent"));
      await transaction`select public.complete_email(${id}, null)`;
      const [row] =
        await transaction`select sent_at is not null as sent, data from public.email_outbox where id = ${id}`;
      expect(row).toEqual({ sent: true, data: {} });
      // A failure reported late changes nothing.
      await transaction`select public.complete_email(${id}, 'late')`;
      expect(await transaction`select 1 from public.email_outbox where id = ${id} and last_error is null`).toHaveLength(
        1,
      );
    });
  });

  test.each([
    [1, 60],
    [2, 120],
    [5, 960],
    [9, 15_360],
    [10, 21_600],
    [1000, 21_600],
  ])("after %i attempts a failed mail waits %i seconds and keeps what it carries", async (attempts, seconds) => {
    await withoutTrace(async (transaction) => {
      const id = await enqueueFirst(transaction, uniqueEmail("failed"));
      await transaction`update public.email_outbox set attempts = ${attempts} where id = ${id}`;
      await transaction`select public.complete_email(${id}, 'The server said no')`;
      const [row] = await transaction`
        select extract(epoch from next_attempt_at - now())::int as seconds, last_error, sent_at, data
        from public.email_outbox where id = ${id}`;
      expect(row).toEqual({
        seconds,
        last_error: "The server said no",
        sent_at: null,
        data: { path: "/company/dashboard" },
      });
    });
  });

  test("two deliveries at once never hold the same mail, and neither waits for the other", async () => {
    const addresses = Array.from({ length: 6 }, () => uniqueEmail("shared"));
    await sql`
      insert into public.email_outbox ${sql(addresses.map((to_email) => ({ template: "company_approved", to_email, next_attempt_at: new Date(0) })))}`;
    await withoutTrace(async (first) => {
      const mine = (await first`select id from public.claim_emails(3)`).map((mail) => mail.id);
      await withoutTrace(async (second) => {
        const theirs = (await second`select id from public.claim_emails(3)`).map((mail) => mail.id);
        expect(mine.length).toBeGreaterThan(0);
        expect(theirs.length).toBeGreaterThan(0);
        expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
      });
    });
    await sql`delete from public.email_outbox where to_email in ${sql(addresses)}`;
  });

  test("a mail belongs to the transaction that causes it", async () => {
    const to = uniqueEmail("rolledback");
    await withoutTrace(async (transaction) => {
      await enqueueFirst(transaction, to);
    });
    expect(await sql`select 1 from public.email_outbox where to_email = ${to}`).toHaveLength(0);
  });
});
