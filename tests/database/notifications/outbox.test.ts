import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { sql, uniqueEmail } from "../../support/accounts.ts";
import {
  type Cast,
  makeCast,
  refusal,
  roles,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";

class RolledBack extends Error {}

/** Runs in a transaction that is rolled back: what is claimed here stays unclaimed. */
async function withoutTrace(run: (transaction: typeof sql) => Promise<void>): Promise<void> {
  const attempt = sql.begin(async (transaction) => {
    await run(transaction as unknown as typeof sql);
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

/** An email that is due before all others. */
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

  test("email_outbox is closed to every client", async () => {
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

  test("only the owner reads and dismisses notifications, and no client writes them", async () => {
    const notice = {
      user_id: cast.people.recruiter.id,
      type: "job_assigned",
      title: "A job was assigned to you",
      message: "Night driver",
    };
    const arrange = async () => {
      await sql`select private.notify(${notice.user_id}, ${notice.type}, ${sql.json({ names: notice.message })})`;
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

describe("undelivered emails", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  async function makeFailed(failedAt = new Date(), instead: Record<string, Date | null> = {}): Promise<string> {
    const [row] = await sql<{ id: string }[]>`
      insert into public.email_outbox ${sql({
        template: "invitation_admin",
        to_email: uniqueEmail("unreachable"),
        data: sql.json({ path: "/admin-invitation/a-secret-token" }) as never,
        attempts: 20,
        last_error: "550 No such mailbox",
        failed_at: failedAt,
        created_at: failedAt,
        ...instead,
      })} returning id`;
    return String(row?.id);
  }

  test("are listed only for administrators, newest first, without their content", async () => {
    const [older, newer] = [
      await makeFailed(new Date(Date.now() + 1000)),
      await makeFailed(new Date(Date.now() + 2000)),
    ];
    const list = (role: (typeof roles)[number], before?: object) =>
      cast.clients[role].rpc("list_undelivered_emails", { p_limit: 1, ...(before ? { p_before: before } : {}) });
    const { data } = await list("admin");
    expect(data.counts.given_up).toBeGreaterThanOrEqual(2);
    expect(data.emails).toEqual([
      {
        id: newer,
        template: "invitation_admin",
        to_email: expect.stringContaining("unreachable"),
        reason: "550 No such mailbox",
        attempts: 20,
        created_at: expect.any(String),
        next_attempt_at: null,
        failed_at: expect.any(String),
      },
    ]);
    expect(JSON.stringify(data)).not.toContain("secret");
    const [last] = data.emails;
    const { data: next } = await list("admin", { createdAt: last.created_at, id: last.id });
    expect(next.emails[0].id).toBe(older);
    for (const role of roles.filter((each) => each !== "admin")) {
      expect(await refusal(list(role)), role).toBe(role === "anonymous" ? "42501" : "PT403 admin_only");
    }
    await sql`delete from public.email_outbox where id in ${sql([older, newer])}`;
  });

  test("are listed as waiting if overdue, even without an attempt", async () => {
    const write = async (due: string) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.email_outbox (template, to_email, next_attempt_at, created_at)
        values ('role_changed', ${uniqueEmail("overdue")}, now() + ${due}::interval, now() + interval '1 hour') returning id`;
      return String(row?.id);
    };
    const [overdue, due] = [await write("5 minutes"), await write("5 minutes")];
    await sql.begin(async (transaction) => {
      // Keeps delivery from taking it, as it skips locked rows; its time may still change.
      await transaction`select from public.email_outbox where id = ${overdue} for key share`;
      await sql`update public.email_outbox set next_attempt_at = now() - interval '6 minutes' where id = ${overdue}`;
      const { data } = await cast.clients.admin.rpc("list_undelivered_emails", { p_queue: "waiting", p_limit: 50 });
      const shown = data.emails.filter(({ id }: { id: string }) => [overdue, due].includes(id));
      expect(shown).toMatchObject([{ id: overdue, reason: null, attempts: 0 }]);
      expect(data.counts.waiting).toBeGreaterThanOrEqual(1);
    });
    await sql`delete from public.email_outbox where id in ${sql([overdue, due])}`;
  });

  test("can be retried right away by administrators, for three more days, and this is audited", async () => {
    const id = await makeFailed();
    const retry = (role: (typeof roles)[number], p_id = id) => refusal(cast.clients[role].rpc("retry_email", { p_id }));
    for (const role of roles.filter((each) => each !== "admin")) {
      expect(await retry(role), role).toBe(role === "anonymous" ? "42501" : "PT403 admin_only");
    }
    expect(await retry("admin")).toBeNull();
    const [row] = await sql`
      select failed_at, give_up_at > now() + interval '2 days' as again from public.email_outbox where id = ${id}`;
    expect(row).toEqual({ failed_at: null, again: true });
    const [audited] =
      await sql`select actor_id, details ->> 'template' as template from public.audit_log where subject_id = ${id}`;
    expect(audited).toEqual({ actor_id: cast.people.admin.id, template: "invitation_admin" });
    const later = new Date(Date.now() + 600_000);
    const inDelivery = await makeFailed(new Date(), {
      failed_at: null,
      claimed_at: new Date(),
      next_attempt_at: later,
    });
    expect(await retry("admin", inDelivery)).toBe("PT404 email_not_found");
    expect(await retry("admin", randomUUID())).toBe("PT404 email_not_found");
  });
});

describe("delivery", () => {
  test("a claimed email is not due again for ten minutes, longer than any delivery takes", async () => {
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
      expect(row?.seconds).toBe(600);
      const again = await transaction`select id from public.claim_emails(100)`;
      expect(again.map((mail) => mail.id)).not.toContain(id);
    });
  });

  test("a sent email is cleared and never due again", async () => {
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
  ])("after %i attempts a failed email waits %i seconds and keeps its content", async (attempts, seconds) => {
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

  test.each([
    [1, 6],
    [2, 12],
    [3, 24],
    [4, 48],
  ])(
    "after %i attempts an email that may have arrived waits %i hours, to limit duplicates",
    async (attempts, hours) => {
      await withoutTrace(async (transaction) => {
        const id = await enqueueFirst(transaction, uniqueEmail("unknown"));
        await transaction`update public.email_outbox set attempts = ${attempts} where id = ${id}`;
        await transaction`select public.complete_email(${id}, 'No answer', true)`;
        const [row] = await transaction`
        select extract(epoch from next_attempt_at - now())::int / 3600 as hours from public.email_outbox where id = ${id}`;
        expect(row).toEqual({ hours });
      });
    },
  );

  test("a failing email is given up three days after it was created, and keeps its content", async () => {
    await withoutTrace(async (transaction) => {
      const id = await enqueueFirst(transaction, uniqueEmail("failed"));
      const failAt = async (age: string) => {
        await transaction`update public.email_outbox set give_up_at = created_at + interval '3 days' - ${age}::interval where id = ${id}`;
        await transaction`update public.email_outbox set attempts = 1 where id = ${id}`;
        await transaction`select public.complete_email(${id}, 'The server said no')`;
        const [row] = await transaction`
          select failed_at is not null as failed, last_error, data from public.email_outbox where id = ${id}`;
        return row;
      };
      const kept = { last_error: "The server said no", data: { path: "/company/dashboard" } };
      expect(await failAt("2 days 23:58")).toEqual({ failed: false, ...kept });
      expect(await failAt("2 days 23:59:30")).toEqual({ failed: true, ...kept });
      await transaction`update public.email_outbox set next_attempt_at = '2000-01-01' where id = ${id}`;
      const due = await transaction`select id from public.claim_emails(100)`;
      expect(due.map((mail) => mail.id)).not.toContain(id);
    });
  });

  test("an email whose deliveries crash is given up too, but never before a first attempt", async () => {
    await withoutTrace(async (transaction) => {
      const [crashing, untried] = [uniqueEmail("crashing"), uniqueEmail("untried")];
      const ids = [await enqueueFirst(transaction, crashing), await enqueueFirst(transaction, untried)];
      await transaction`update public.email_outbox set give_up_at = now() - interval '1 second' where id in ${sql(ids)}`;
      await transaction`update public.email_outbox set attempts = 9 where to_email = ${crashing}`;
      const due = (await transaction`select id from public.claim_emails(100)`).map((mail) => mail.id);
      expect(due).not.toContain(ids[0]);
      expect(due).toContain(ids[1]);
      const [row] = await transaction`
        select failed_at is not null as failed, last_error from public.email_outbox where id = ${String(ids[0])}`;
      expect(row).toEqual({ failed: true, last_error: "No delivery reported a result." });
    });
  });

  test("simultaneous deliveries never claim the same email or wait for each other", async () => {
    // More than the stack's own delivery takes in the meantime.
    const addresses = Array.from({ length: 40 }, () => uniqueEmail("shared"));
    await withoutTrace(async (first) => {
      await withoutTrace(async (second) => {
        await sql`
          insert into public.email_outbox ${sql(addresses.map((to_email) => ({ template: "company_approved", to_email, next_attempt_at: new Date(0) })))}`;
        const [mine, theirs] = (
          await Promise.all([first, second].map((claim) => claim`select id from public.claim_emails(3)`))
        ).map((claimed) => claimed.map((mail) => mail.id)) as [string[], string[]];
        expect(mine.length).toBeGreaterThan(0);
        expect(theirs.length).toBeGreaterThan(0);
        expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
      });
    });
    await sql`delete from public.email_outbox where to_email in ${sql(addresses)}`;
  });

  test("an email is rolled back with the transaction that queued it", async () => {
    const to = uniqueEmail("rolledback");
    await withoutTrace(async (transaction) => {
      await enqueueFirst(transaction, to);
    });
    expect(await sql`select 1 from public.email_outbox where to_email = ${to}`).toHaveLength(0);
  });
});
