import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type {
  AdminToday,
  PlatformFigures,
  WaitingItem,
  WaitingKind,
} from "../../../supabase/functions/_shared/contracts/administration/today.ts";
import { sql, unique } from "../../support/accounts.ts";
import { makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const cast = await makeCast();

const able = (name: string, parameters: Record<string, unknown>) =>
  whoCan(cast, async (client) => {
    const answer = await refusal(client.rpc(name, parameters));
    if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(answer);
    return !answer;
  });

async function today(): Promise<AdminToday> {
  const { data, error } = await cast.clients.admin.rpc("get_admin_today");
  if (error) throw error;
  return data;
}

/** As an administrator reads it in that transaction. */
async function todayIn(transaction: typeof sql): Promise<AdminToday> {
  await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: cast.people.admin.id, role: "authenticated" })}, true)`;
  const [row] = await transaction`select public.get_admin_today() as today`;
  return row?.today;
}

/** Runs in a transaction that is rolled back, and sees nothing of what other tests commit. */
async function apart<Found>(look: (transaction: typeof sql) => Promise<Found>): Promise<Found> {
  let found: Found | undefined;
  await sql
    .begin("isolation level repeatable read", async (begun) => {
      found = await look(begun as unknown as typeof sql);
      throw new Error("taken back");
    })
    .catch((error: Error) => {
      if (error.message !== "taken back") throw error;
    });
  return found as Found;
}

const found = ({ items }: AdminToday, kind: WaitingKind, id: string): WaitingItem | undefined =>
  items.find((item) => item.kind === kind && item.id === id);
const backdate = ({ id }: TestCompany, days: number) => sql`
  update public.companies set submitted_at = now() - make_interval(days => ${days}) where id = ${id}`;

test("only administrators see Today and the figures", async () => {
  expect(await able("get_admin_today", {})).toEqual(["admin"]);
  expect(await able("get_platform_figures", { p_days: 30 })).toEqual(["admin"]);
});

describe("Today's list", () => {
  test("shows a pending registration with its date and link, until it is decided", async () => {
    const company = await makeCompany({ approved: false, tier: null });
    await backdate(company, 400);
    const answer = await today();
    const item = found(answer, "registrations", company.id);
    expect(item).toMatchObject({
      title: company.name,
      path: `/admin/company-approvals?company=${company.id}`,
      warning: null,
    });
    expect(item?.line).toMatch(/^Registration from .*, 0 documents$/);
    expect(answer.items.map(({ since }) => since)).toEqual(answer.items.map(({ since }) => since).toSorted());
    await cast.clients.admin.rpc("set_company_approval", { p_company_id: company.id, p_is_approved: true });
    expect(found(await today(), "registrations", company.id)).toBeUndefined();
    expect((await today()).decided).toBeGreaterThan(0);
  });

  test("warns about a registration with the name of an approved company", async () => {
    const { name } = await makeCompany();
    const twin = await makeCompany({ approved: false, tier: null, name: `${name} LLC` });
    await backdate(twin, 401);
    expect(found(await today(), "registrations", twin.id)?.warning).toBe("Same name as an approved company");
  });

  test("shows proposed changes of an approved company", async () => {
    const company = await makeCompany();
    await company.owner.client.rpc("update_company", {
      p_company_id: company.id,
      p_company: { name: `${company.name} Ltd` },
    });
    await sql`update public.company_proposals set proposed_at = now() - interval '400 days' where company_id = ${company.id}`;
    expect(found(await today(), "changes", company.id)).toMatchObject({
      title: company.name,
      path: `/admin/company-approvals?queue=changes&company=${company.id}`,
    });
  });

  test("shows a reported job until it is decided", async () => {
    const job = await makeJob(cast.company);
    await cast.clients.candidate.rpc("report_job", {
      p_job_id: job.id,
      p_reason: "fraud",
      p_words: "It asks for money.",
    });
    await sql`update private.reported_jobs set waiting_since = now() - interval '400 days' where job_id = ${job.id}`;
    const { title, line } = found(await today(), "reports", job.id) ?? {};
    expect([title, line]).toEqual([job.title, `Job at ${cast.company.name}: 1 report, fraud`]);
    await cast.clients.admin.rpc("decide_job_reports", { p_job_id: job.id, p_decision: "dismissed" });
    expect(found(await today(), "reports", job.id)).toBeUndefined();
  });

  test("shows a message from the contact page until it is answered", async () => {
    const id = randomUUID();
    const words = unique("No confirmation came");
    await sql`
      insert into private.contact_messages (id, name, email, topic, words, created_at)
      values (${id}, 'Jo', 'jo@example.com', 'account', ${words}, now() - interval '400 days')`;
    expect(found(await today(), "messages", id)).toMatchObject({
      title: `“${words}”`,
      line: "Message from Jo, jo@example.com",
    });
    await cast.clients.admin.rpc("set_contact_message_answered", { p_id: id, p_is_answered: true });
    expect(found(await today(), "messages", id)).toBeUndefined();
  });

  test("shows an email that failed", async () => {
    const to = `${unique("gone")}@example.com`;
    const [row] = await sql`
      insert into public.email_outbox (template, to_email, data, last_error, failed_at)
      values ('company_approved', ${to}, '{}', 'no such domain', now() - interval '400 days') returning id`;
    expect(found(await today(), "email", row?.id)).toMatchObject({
      title: `Email to ${to}`,
      line: "Company approved: no such domain",
    });
    await sql`delete from public.email_outbox where id = ${row?.id}`;
  });

  test.each([
    [5, /^Basic ends .*\. 1 open job\.$/],
    [-30, /^Basic ended .*\. 1 open job is hidden\.$/],
    [9, undefined],
  ])("handles a plan %s days before its end", async (days, line) => {
    const company = await makeCompany({ tier: "basic" });
    await makeJob(company);
    await sql`
      update public.company_subscriptions set expires_at = now() + make_interval(days => ${days}) where company_id = ${company.id}`;
    const item = await apart(async (transaction) => {
      // Other tests' companies have been pending longer.
      await transaction`
        create or replace function private.most_waiting() returns integer
        language sql immutable parallel safe set search_path = '' return 1000000`;
      return found(await todayIn(transaction), "plans", company.id);
    });
    if (line) expect(item?.line).toMatch(line);
    else expect(item).toBeUndefined();
    await sql`delete from public.companies where id = ${company.id}`;
  });

  test("shows an approved company without a plan, unless that was chosen", async () => {
    const company = await makeCompany({ tier: null });
    await sql`update public.companies set approved_at = now() - interval '400 days' where id = ${company.id}`;
    expect(found(await today(), "plans", company.id)?.line).toMatch(/^Approved .*, no plan yet\.$/);
    await sql`insert into public.company_subscriptions (company_id) values (${company.id})`;
    expect(found(await today(), "plans", company.id)).toBeUndefined();
  });

  test("shows a company's plan request instead of its expired plan, until the request is decided", async () => {
    const company = await makeCompany({ tier: "basic" });
    await sql`update public.company_subscriptions set expires_at = now() - interval '9 days' where company_id = ${company.id}`;
    const id = randomUUID();
    expect(
      await refusal(company.owner.client.rpc("ask_for_plan", { p_company_id: company.id, p_tier: "pro", p_id: id })),
    ).toBeNull();
    await sql`update private.plan_requests set asked_at = now() - interval '400 days' where id = ${id}`;
    const { items, counts } = await today();
    expect(items.filter((item) => item.id === company.id)).toMatchObject([
      {
        kind: "plans",
        title: `${company.name} asks for Pro`,
        line: "Its plan now: Basic.",
        path: `/admin/company/${company.id}`,
      },
    ]);
    expect(counts.plans).toBeGreaterThan(0);
    await cast.clients.admin.rpc("decline_plan_request", { p_id: id, p_reason: "Not yet" });
    expect(found(await today(), "plans", company.id)?.title).toBe(`Plan of ${company.name}`);
    await sql`delete from public.companies where id = ${company.id}`;
  });

  test("shows unknown skills in one row, updated hourly or after a decision", async () => {
    const written = `Zorblax${randomUUID().slice(0, 8)}`;
    const candidate = await makeCandidate();
    await sql`update public.candidates set skills = array[${written}] where user_id = ${candidate.id}`;
    const noted = async () =>
      (await sql`select from private.unknown_skills where key = private.skill_key(${written})`).count;
    await sql`select private.note_unknown_skills()`;
    expect(await noted()).toBe(1);
    const { items, counts } = await today();
    expect(items.filter(({ kind }) => kind === "skills")).toMatchObject([{ path: "/admin/skills" }]);
    expect(counts.skills).toBeGreaterThan(0);
    await cast.clients.admin.rpc("leave_skill", { p_word: written });
    expect(await noted()).toBe(0);
    await cast.clients.admin.rpc("undo_skill_word", { p_word: written });
    expect(await noted()).toBe(1);
    await sql`update public.candidates set skills = '{}' where user_id = ${candidate.id}`;
    await sql`select private.note_unknown_skills()`;
    expect(await noted()).toBe(0);
  });

  test("names a kind that can't be read, and still shows the others", async () => {
    const company = await makeCompany({ approved: false, tier: null });
    await backdate(company, 402);
    const answer = await apart(async (transaction) => {
      await transaction.unsafe(`
        create or replace function private.waiting_messages() returns setof private.waiting_item
        language plpgsql stable set search_path = '' as $$ begin raise exception 'Not today'; end $$`);
      return todayIn(transaction);
    });
    expect(answer.failed).toEqual(["messages"]);
    expect(found(answer, "registrations", company.id)).toBeDefined();
    expect((await today()).failed).toEqual([]);
  });

  test("has the same counts as the menu", async () => {
    const { counts } = await apart(async (transaction) => {
      const answer = await todayIn(transaction);
      const [row] = await transaction`select public.get_frame() -> 'waiting_counts' as counts`;
      expect(row?.counts).toEqual(answer.counts);
      return answer;
    });
    expect(Object.keys(counts)).toHaveLength(8);
    const { data } = await cast.clients.owner.rpc("get_frame");
    expect(data.waiting_counts).toBeNull();
  });
});

describe("figures", () => {
  const read = async (transaction: typeof sql, days: number): Promise<PlatformFigures> => {
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: cast.people.admin.id, role: "authenticated" })}, true)`;
    const [row] = await transaction`select public.get_platform_figures(${days}) as figures`;
    return row?.figures;
  };

  test("count each whole day once", async () => {
    const job = await makeJob(cast.company);
    const application = await makeApplication(job, await makeCandidate());
    await apart(async (transaction) => {
      await transaction`delete from private.counted_days`;
      await transaction`delete from private.platform_days`;
      await transaction`select private.count_platform_days()`;
      const before = await read(transaction, 7);
      await transaction`update public.applications set applied_at = now() - interval '2 days' where id = ${application}`;
      await transaction`delete from private.counted_days`;
      await transaction`delete from private.platform_days`;
      await transaction`select private.count_platform_days()`;
      const after = await read(transaction, 7);
      expect(after.figures.applications.total).toBe(before.figures.applications.total + 1);
      expect(after.figures.applications.days).toHaveLength(7);
      expect(after.figures.applications.days.at(-2)).toBe((before.figures.applications.days.at(-2) ?? 0) + 1);
      // Once a day: a second run changes nothing.
      await transaction`select private.count_platform_days()`;
      expect(await read(transaction, 7)).toEqual(after);
    });
  });

  test("refuse other periods", async () => {
    expect(await refusal(cast.clients.admin.rpc("get_platform_figures", { p_days: 8 }))).toBe("PT422 invalid_input");
  });
});
