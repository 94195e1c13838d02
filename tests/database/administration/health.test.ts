import type { TransactionSql } from "postgres";
import { beforeEach, describe, expect, it } from "vitest";
import type {
  HealthReport,
  PlatformError,
} from "../../../supabase/functions/_shared/contracts/administration/health.ts";
import { anonymous, makeAdmin, sql, unique } from "../../support/accounts.ts";
import { makeCast, refusal, roles } from "../../support/cast.ts";

const cast = await makeCast();
beforeEach(async () => {
  await sql`delete from private.counted_acts where act = 'error_report'`;
});

/** Digits aren't stored. */
const screen = () => `/${unique("screen").replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}`;
const report = (p_error: object, client = anonymous()) => client.rpc("report_error", { p_error });
const met = (more: object = {}) => ({ source: "app", message: "TypeError: x is undefined", screen: "/jobs", ...more });
async function listed(p_state = "open"): Promise<PlatformError[]> {
  const { data, error } = await cast.clients.admin.rpc("list_errors", { p_state, p_limit: 100 });
  if (error) throw error;
  return data.errors;
}
const on = async (at: string, state?: string) => (await listed(state)).filter((each) => each.screen === at);
async function healthReport(): Promise<HealthReport> {
  const { data, error } = await cast.clients.admin.rpc("get_health_report");
  if (error) throw error;
  return data;
}

describe("an unexpected error", () => {
  it("is stored once, with a count per browser, for all reporters", async () => {
    const at = screen();
    for (const client of [anonymous(), cast.people.candidate.client, cast.people.owner.client])
      expect(await refusal(report(met({ screen: at, browser: "Chrome 141", version: "1.4.0" }), client))).toBeNull();
    await report(met({ screen: at, browser: "Safari 19", version: "1.3.9" }));
    expect(await on(at)).toMatchObject([{ times: 4, version: "1.4.0", browsers: { "Chrome 141": 3, "Safari 19": 1 } }]);
  });

  it.each([
    ['Unexpected token "J", "John Smith" is not valid JSON', "Unexpected token …, … is not valid JSON"],
    [
      "Cannot read properties of undefined (reading 'ends_at')",
      "Cannot read properties of undefined (reading ‹ends_at›)",
    ],
    ["No account hana@acme.example for 5551234567", "No account … for #"],
    ["Two\nlines\tand\u0000a null", "Two lines and a null"],
  ])("is stored without personal content: %s", async (message, kept) => {
    const at = screen();
    const sent = await report(met({ screen: at, message }));
    if (message.includes("\u0000")) expect(sent.error).not.toBeNull();
    else expect((await on(at))[0]?.message).toBe(kept);
  });

  it("is stored with stack frames that leave out hosts and queries", async () => {
    const at = screen();
    await report(met({ screen: at, stack: "at f (https://jobs.example.com/assets/app-1.js?token=abc:1:2)" }));
    expect((await on(at))[0]?.stack).toBe("at f (/assets/app-1.js:1:2)");
  });

  it("reopens in a later version after it is fixed, but never after it is ignored", async () => {
    const at = screen();
    await report(met({ screen: at, version: "1.4.0" }));
    const [error] = await on(at);
    const mark = (p_state: string) => cast.clients.admin.rpc("set_error_state", { p_id: error?.id, p_state });
    expect(await refusal(mark("fixed"))).toBeNull();
    await report(met({ screen: at, version: "1.4.0" }));
    expect(await on(at)).toEqual([]);
    await report(met({ screen: at, version: "1.10.0" }));
    expect(await on(at)).toHaveLength(1);
    await mark("ignored");
    await report(met({ screen: at, version: "2.0.0" }));
    expect(await on(at, "ignored")).toHaveLength(1);
  });

  it("is dropped after 20 reports an hour from one client", async () => {
    const at = screen();
    for (let n = 0; n < 22; n += 1) await report(met({ screen: at }));
    expect((await on(at))[0]?.times).toBe(20);
  });

  it("is refused if the report is invalid", async () => {
    for (const wrong of [{ source: "sql" }, { message: "" }, { screen: "x".repeat(101) }])
      expect(await refusal(report(met(wrong)))).toMatch(/PT422/);
  });

  it("can be read and marked only by administrators", async () => {
    for (const role of roles) {
      const client = cast.clients[role];
      const expected = role === "admin" ? null : role === "anonymous" ? /42501|PT401/ : /PT403/;
      const id = "00000000-0000-4000-8000-000000000000";
      const refused = [
        await refusal(client.rpc("list_errors", {})),
        await refusal(client.rpc("get_health_report")),
        await refusal(client.rpc("run_schedule_now", { p_name: "tend-offers" })),
      ];
      for (const each of refused) expected ? expect(each, role).toMatch(expected) : expect(each, role).toBeNull();
      expect(await refusal(client.rpc("set_error_state", { p_id: id, p_state: "fixed" })), role).toMatch(
        expected ?? /PT404/,
      );
      expect(
        (
          await client
            .schema("private" as "public")
            .from("errors" as never)
            .select()
        ).error,
        role,
      ).not.toBeNull();
    }
  });
});

describe("schedules", () => {
  it("record their runs, and a failed run shows the reason", async () => {
    expect(await refusal(cast.clients.admin.rpc("run_schedule_now", { p_name: "tend-offers" }))).toBeNull();
    const ran = (await healthReport()).schedules.find(({ name }) => name === "tend-offers");
    expect(ran).toMatchObject({ problem: null, late_by_minutes: null });
    expect(await refusal(cast.clients.admin.rpc("run_schedule_now", { p_name: "no such" }))).toMatch(/PT404/);
    // Locally there is no Vault to read a function's address from.
    const { data } = await cast.clients.admin.rpc("run_schedule_now", { p_name: "deliver-email" });
    expect(data).toContain("vault");
    await sql`select private.note_run('deliver-email')`;
  });

  it("are late 30 minutes after their time, which makes the health check fail", async () => {
    await sql
      .begin(async (transaction) => {
        await transaction`update private.schedule_runs set last_run_at = now() - interval '40 minutes' where name = 'tell-plans'`;
        await transaction`update private.schedule_runs set last_run_at = now() - interval '20 minutes' where name = 'tend-offers'`;
        const late = await transaction`select name from private.late_schedules()`;
        expect(late.map(({ name }) => name)).toEqual(["tell-plans"]);
        expect((await transaction`select public.get_health() as health`)[0]?.health).toMatchObject({
          is_healthy: false,
          schedules: false,
        });
        throw new Error("put back");
      })
      .catch((error: Error) => expect(error.message).toBe("put back"));
  });
});

describe("health", () => {
  it("can be read by anyone, as three values", async () => {
    const { data } = await anonymous().rpc("get_health");
    expect(Object.keys(data).toSorted()).toEqual(["email", "is_healthy", "schedules"]);
  });

  it.each([
    ["an email due for over half an hour", "now() - interval '31 minutes'", 1, 0, false],
    ["one dead mailbox", "now() + interval '1 hour'", 1, 3, true],
    ["five tried and nothing sent", "now() + interval '1 hour'", 5, 3, false],
  ])("judges email delivery: %s", async (_what, due, count, attempts, isFine) => {
    await sql
      .begin(async (transaction) => {
        await transaction`update public.email_outbox set sent_at = now() - interval '2 hours' where sent_at is not null or failed_at is null`;
        await transaction`delete from public.email_outbox where sent_at is null`;
        await transaction.unsafe(`insert into public.email_outbox (template, to_email, attempts, last_error, next_attempt_at)
        select 'account_deleted', 'x@example.com', ${attempts}, 'refused', ${due} from generate_series(1, ${count})`);
        expect((await transaction`select public.get_health() ->> 'email' as email`)[0]?.email).toBe(String(isFine));
        throw new Error("put back");
      })
      .catch((error: Error) => expect(error.message).toBe("put back"));
  });

  /** Leaves one error to be mailed: an email names only the most frequent, and the schedule may have mailed this one already. */
  const onlyNew = (transaction: TransactionSql, at: string) => transaction`
    update private.errors
    set mailed_at = case when screen <> ${at} then greatest(now(), first_seen_at) end`;
  it("is emailed to administrators once per new error", async () => {
    const at = screen();
    await report(met({ screen: at }));
    // In one transaction: delivery clears what an email says.
    await sql.begin(async (transaction) => {
      await onlyNew(transaction, at);
      await transaction`select private.mail_health()`;
      await transaction`select private.mail_health()`;
      const mails = await transaction`
        select from public.email_outbox
        where template = 'platform_health' and data::text like ${`%${at}%`} and to_email = ${cast.people.admin.email}`;
      expect(mails).toHaveLength(1);
    });
  });

  it("is emailed only to the administrators chosen for it", async () => {
    const [colleague, at] = [await makeAdmin(), screen()];
    await report(met({ screen: at }));
    const readers = await sql
      .begin(async (transaction) => {
        await transaction`delete from private.admin_email_recipients where kind = 'health'`;
        await transaction`insert into private.admin_email_recipients (kind, user_id) values ('health', ${colleague.id})`;
        await onlyNew(transaction, at);
        await transaction`select private.mail_health()`;
        const mails = await transaction<{ to_email: string }[]>`
          select to_email from public.email_outbox where template = 'platform_health' and data::text like ${`%${at}%`}`;
        throw Object.assign(new Error("put back"), { readers: mails.map(({ to_email }) => to_email) });
      })
      .catch((error: Error & { readers?: string[] }) => error.readers ?? Promise.reject(error));
    expect(readers).toEqual([colleague.email]);
  });
});
