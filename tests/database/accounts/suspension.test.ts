// A suspended account at every entry point, and what administrators suspend and reinstate.
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { suspendedAccount } from "../../../supabase/functions/_shared/contracts/administration/suspension.ts";
import type { ServerFunctionName } from "../../../supabase/functions/_shared/contracts/functions.ts";
import { invoke } from "../../functions/invoke.ts";
import { type Actor, makeAccount, makeAdmin, signIn, sql } from "../../support/accounts.ts";
import { atOnce, type Cast, makeCast, refusal, whoCan } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endDecisionTime } from "../../support/notices.ts";

/** Functions for signed-in people; the others serve a schedule, a monitor, or anyone with a link. */
const serverFunctions = readdirSync("supabase/functions").filter(
  (name) => !/^(_shared|calendar-feed|clear-files|deliver-email|health|unsubscribe|.*\.\w+)$/.test(name),
) as ServerFunctionName[];

const words = "Two companies told us that your certificates aren't yours.";
const suspend = (by: Actor, whom: { id: string }) =>
  by.client.rpc("suspend_account", { p_user_id: whom.id, p_reason: "identity", p_words: words });
const lift = (by: Actor, whom: { id: string }) => by.client.rpc("lift_suspension", { p_subject_id: whom.id });

let admin: Actor;
beforeAll(async () => {
  admin = await makeAdmin("Amelia Strand");
});

describe("a suspended account", () => {
  let person: Actor;
  let calendar: string;
  beforeAll(async () => {
    person = await makeCandidate();
    calendar = (await person.client.rpc("renew_calendar_feed")).data.token;
    expect((await suspend(admin, person)).error).toBeNull();
  });

  test("gets no session, and sees the reason only with the right password", async () => {
    const refused = await signIn(person.email).catch((error: { status: number; message: string }) => error);
    expect(refused).toMatchObject({ status: 403 });
    expect(suspendedAccount((refused as { message: string }).message)).toEqual({
      code: "account_suspended",
      since: expect.any(String),
      words,
      is_staff: false,
      applications: 0,
    });
    await expect(signIn(person.email, "Another1word")).rejects.toThrow("Invalid login credentials");
    expect(await sql`select from auth.sessions where user_id = ${person.id}`).toHaveLength(0);
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
    expect((await person.client.auth.updateUser({ password: "Another1word" })).error).not.toBeNull();
  });

  test("can't call any procedure", async () => {
    const procedures = await sql<{ name: string; args: string[] }[]>`
      select p.proname as name, coalesce(p.proargnames[1:p.pronargs - p.pronargdefaults], '{}') as args
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
        and p.prorettype <> 'trigger'::regtype`;
    expect(procedures.length).toBeGreaterThan(200);
    const open: string[] = [];
    const calls = procedures[Symbol.iterator]();
    // As many in parallel as one caller may have.
    const call = async () => {
      for (const { name, args } of calls) {
        const { error } = await person.client.rpc(name, Object.fromEntries(args.map((arg) => [arg, null])));
        if (error?.code !== "PT401") open.push(`${name}: ${error?.message}`);
      }
    };
    await Promise.all([call(), call(), call(), call()]);
    expect(open).toEqual([]);
  });

  test("can't read any table", async () => {
    const tables = await sql<{ name: string }[]>`
      select relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and has_any_column_privilege('authenticated', c.oid, 'select, insert, update')`;
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      expect((await person.client.from(name).select()).error, name).toMatchObject({ code: "PT401" });
    }
  });

  test("can't see any row outside the API either, as in realtime updates", async () => {
    const tables = await sql<{ name: string; is_closed: boolean }[]>`
      select c.relname as name, bool_or(not p.polpermissive and p.polcmd = '*') as is_closed
      from pg_policy p join pg_class c on c.oid = p.polrelid
      where c.relnamespace = 'public'::regnamespace group by c.relname`;
    expect(tables.filter(({ is_closed }) => !is_closed)).toEqual([]);
    const claims = JSON.stringify({ sub: person.id, role: "authenticated" });
    const seen = await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      return transaction`select id from public.profiles`;
    });
    expect(seen).toHaveLength(0);
  });

  test("can't upload a file", async () => {
    const stored = await person.client.storage
      .from("candidate_resumes")
      .upload(`${person.id}/${randomUUID()}.pdf`, new Blob(["%PDF-1.4"], { type: "application/pdf" }));
    expect(stored.error).not.toBeNull();
  });

  test.each(serverFunctions)("can't call the server function %s", async (name) => {
    const { status } = await invoke(name, {}, { token: person.accessToken });
    expect(status).toBe(401);
  });

  test("has its calendar closed, and gets no email except about the suspension", async () => {
    expect(await refusal(admin.client.rpc("read_calendar_feed", { p_token: calendar }))).toBe(
      "PT404 calendar_not_found",
    );
    await sql`select private.enqueue_email('password_changed', ${person.email}, '{}')`;
    await sql`select private.enqueue_email('account_suspended', ${person.email}, '{}')`;
    const mails = await sql`select distinct template from public.email_outbox where to_email = ${person.email}`;
    expect(mails.map(({ template }) => template)).toEqual(["account_suspended"]);
  });
});

describe("suspending an account", () => {
  let person: TestCandidate;
  let company: TestCompany;
  beforeEach(async () => {
    [person, company] = await Promise.all([makeCandidate(), makeCompany()]);
  });
  const mailsTo = async ({ email }: { email: string }) =>
    (await sql`select template from public.email_outbox where to_email = ${email} order by created_at`).map(
      ({ template }) => template,
    );
  const noticesOf = async ({ id }: { id: string }) =>
    (await sql`select title from public.notifications where user_id = ${id}`).map(({ title }) => title);
  const auditOf = async ({ id }: { id: string }) =>
    (
      await sql`select action, actor_id from public.audit_log where subject_id = ${id} and action <> 'account.role_changed' order by id`
    ).map((row) => ({
      ...row,
    }));

  test("is audited, and emails the person and notifies their company after the undo period, as does lifting", async () => {
    const recruiter = await makeStaff(company, "recruiter");
    await suspend(admin, recruiter);
    expect(await mailsTo(recruiter)).toEqual([]);
    await endDecisionTime(recruiter.id);
    expect(await mailsTo(recruiter)).toEqual(["account_suspended"]);
    expect(await noticesOf(company.owner)).toEqual(["Sam recruiter can't sign in for now"]);
    await lift(admin, recruiter);
    await endDecisionTime(recruiter.id);
    expect(await mailsTo(recruiter)).toEqual(["account_suspended", "account_restored"]);
    expect(await noticesOf(recruiter)).toEqual(["Your account is active again"]);
    expect(await noticesOf(company.owner)).toContain("Sam recruiter can sign in again");
    expect(await auditOf(recruiter)).toEqual([
      { action: "account.suspended", actor_id: admin.id },
      { action: "account.restored", actor_id: admin.id },
    ]);
    expect((await (await signIn(recruiter.email)).client.rpc("get_frame")).error).toBeNull();
  });

  test("notifies no one if lifted in time, and is audited once even if repeated", async () => {
    await suspend(admin, person);
    await suspend(admin, person);
    await lift(admin, person);
    await lift(admin, person);
    await endDecisionTime(person.id);
    expect(await mailsTo(person)).toEqual([]);
    expect(await noticesOf(person)).toEqual([]);
    expect(await auditOf(person)).toHaveLength(2);
  });

  test("requires a reason, a message and an existing person", async () => {
    const without = { p_user_id: person.id, p_reason: "whim", p_words: " " };
    const { error } = await admin.client.rpc("suspend_account", without);
    expect(JSON.parse(error?.details ?? "{}").fields).toEqual({
      reason: "Choose a reason",
      words: "Write what they should know",
    });
    expect(await refusal(suspend(admin, { id: randomUUID() }))).toBe("PT404 account_not_found");
  });

  test("can't be done to oneself, so one administrator always remains", async () => {
    const other = await makeAdmin();
    expect(await refusal(suspend(other, other))).toBe("PT409 own_account");
    const admins = (transaction: typeof sql) =>
      transaction`select from public.profiles where id in (${admin.id}, ${other.id}) order by id for update`;
    const both = await atOnce(admins, [() => refusal(suspend(admin, other)), () => refusal(suspend(other, admin))]);
    expect(both.filter((answer) => answer === null)).toHaveLength(1);
    const [left] = await sql`
      select count(*)::int as n from public.profiles p where p.id in (${admin.id}, ${other.id}) and not private.is_suspended(p.id)`;
    expect(left?.n).toBe(1);
    await sql`delete from private.suspensions where user_id in (${admin.id}, ${other.id})`;
    admin = await signIn(admin.email);
  });

  test("blocks messages to the person until it is lifted", async () => {
    const application = await makeApplication(await makeJob(company), person, { status: "interview" });
    await suspend(admin, person);
    const said = { p_application_id: application, p_id: randomUUID(), p_body: "Hello" };
    expect((await company.owner.client.rpc("send_message", said)).error?.message).toContain(
      "can't be reached right now",
    );
    const { data } = await company.owner.client.rpc("get_application_detail", { p_application_id: application });
    expect(data.status).toBe("interview");
    await lift(admin, person);
    expect((await company.owner.client.rpc("send_message", said)).error).toBeNull();
  });
});

describe("rights", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });
  const nobody = randomUUID();
  test.each([
    ["suspend_account", { p_user_id: nobody, p_reason: "other", p_words: "x" }],
    ["suspend_company", { p_company_id: nobody, p_reason: "other", p_words: "x" }],
    ["lift_suspension", { p_subject_id: nobody }],
    ["sign_out_account", { p_user_id: nobody }],
    ["note_account_email", { p_user_id: nobody, p_kind: "reset" }],
    ["delete_account_on_request", { p_user_id: nobody, p_email: "x", p_asked_by: "email" }],
    ["undo_account_deletion", { p_user_id: nobody }],
    ["get_person", { p_user_id: nobody }],
  ] as const)("%s is for administrators only", async (name, args) => {
    const able = await whoCan(cast, async (client) => {
      const answer = await refusal(client.rpc(name, args));
      if (!/^(PT403 admin_only|PT404 \w+|42501)/.test(String(answer))) throw new Error(String(answer));
      return String(answer).startsWith("PT404");
    });
    expect(able).toEqual(["admin"]);
  });
});

describe("other actions on an account", () => {
  test("signing out everywhere or from one session notifies and emails the person", async () => {
    const person = await makeAccount("candidate");
    const second = await signIn(person.email);
    const { data } = await admin.client.rpc("get_person", { p_user_id: person.id });
    expect(data.sessions).toHaveLength(2);
    const out = (p_session_id?: string) =>
      admin.client.rpc("sign_out_account", { p_user_id: person.id, ...(p_session_id && { p_session_id }) });
    await out(data.sessions[0].id);
    const live = async () =>
      (await Promise.all([person, second].map(({ client }) => refusal(client.rpc("get_my_sign_in"))))).filter(
        (answer) => !answer,
      );
    expect(await live()).toHaveLength(1);
    await out();
    expect(await live()).toHaveLength(0);
    await out();
    const told = await sql`select title from public.notifications where user_id = ${person.id}`;
    expect(told).toHaveLength(2);
    const mails =
      await sql`select from public.email_outbox where to_email = ${person.email} and template = 'signed_out'`;
    expect(mails).toHaveLength(2);
  });

  test("sends an email only where it applies, and audits it", async () => {
    const person = await makeAccount("candidate");
    const note = (p_kind: string) => admin.client.rpc("note_account_email", { p_user_id: person.id, p_kind });
    expect((await note("reset")).data).toBe(person.email);
    expect(await refusal(note("confirmation"))).toBe("PT409 already_confirmed");
    await suspend(admin, person);
    expect(await refusal(note("reset"))).toBe("PT409 account_suspended");
    const entries = await sql`select action from public.audit_log where subject_id = ${person.id} order by id`;
    expect(entries.map(({ action }) => action)).toEqual(["account.reset_sent", "account.suspended"]);
  });

  test("deleting on request requires the email and how they asked, and can be undone until it is final", async () => {
    const person = await makeCandidate();
    const ask = (given: object) =>
      admin.client.rpc("delete_account_on_request", {
        p_user_id: person.id,
        p_email: person.email,
        p_asked_by: "email",
        ...given,
      });
    expect(JSON.parse((await ask({ p_email: "x@example.com", p_asked_by: "" })).error?.details ?? "{}").fields).toEqual(
      {
        asked_by: "Choose how they asked",
        email: "This isn't the account's email",
      },
    );
    expect((await ask({})).error).toBeNull();
    expect((await admin.client.rpc("get_person", { p_user_id: person.id })).data.is_being_deleted).toBe(true);
    const undo = () => admin.client.rpc("undo_account_deletion", { p_user_id: person.id });
    expect((await undo()).error).toBeNull();
    await endDecisionTime(person.id);
    expect(await sql`select from auth.users where id = ${person.id}`).toHaveLength(1);
    await ask({});
    await endDecisionTime(person.id);
    expect(await sql`select from auth.users where id = ${person.id}`).toHaveLength(0);
    expect(await refusal(undo())).toBe("PT404 account_not_found");
    const mails = await sql`select template from public.email_outbox where to_email = ${person.email}`;
    expect(mails.map(({ template }) => template)).toEqual(["account_deleted"]);
    const [entry] = await sql`
      select details from public.audit_log where actor_id = ${admin.id} and action = 'account.deleted' order by id desc limit 1`;
    expect(entry?.details).toMatchObject({ asked_by: "email", role: "candidate" });
  });

  test("refuses to delete a company's only administrator", async () => {
    const company = await makeCompany();
    const args = { p_user_id: company.owner.id, p_email: company.owner.email, p_asked_by: "phone" };
    expect(await refusal(admin.client.rpc("delete_account_on_request", args))).toBe("PT409 last_company_admin");
    expect((await admin.client.rpc("get_person", { p_user_id: company.owner.id })).data.only_admin_of).toBe(
      company.name,
    );
  });
});
