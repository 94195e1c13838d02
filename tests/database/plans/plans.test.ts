import { describe, expect, test } from "vitest";
import { type Actor, anonymous, makeAdmin, sql, unique } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { openDay } from "../../support/dates.ts";
import { createInvitation } from "../../support/invitations.ts";
import { makeJob } from "../../support/jobs.ts";
import { endDecisionTime, makeDue } from "../../support/notices.ts";

/** A plan end whose last day is a number of days after the first that hasn't ended: 0 ends within 24 hours. */
const onDay = (fromFirst: number) => new Date(`${openDay(fromFirst)}T23:59:59Z`);

/** Lets time pass until the plan's last day, without a change to it, and sends what is due. */
async function untilItEnds(company: { id: string }, lastDay: number): Promise<void> {
  await makeDue(async (transaction) => {
    const [before] = await transaction<{ stage: string }[]>`
      select stage from private.told_plans where company_id = ${company.id}`;
    await transaction`
      update public.company_subscriptions set expires_at = ${onDay(lastDay)} where company_id = ${company.id}`;
    await transaction`select private.note_told_stage(${company.id}, ${before?.stage ?? null})`;
    await transaction`select private.tell_ending_plans()`;
  });
  await sql`select private.tell_ending_plans()`;
}

const told = async (person: Actor) =>
  (
    await sql`
      select title from public.notifications
      where user_id = ${person.id} and type = 'subscription_changed' order by created_at`
  ).map(({ title }) => title);
const mails = async (person: Actor) =>
  (
    await sql`
      select count(*)::integer as n from public.email_outbox
      where to_email = ${person.email} and template = 'subscription_ending'`
  )[0]?.n;

const admin = await makeAdmin();

describe("tell_ending_plans", () => {
  test("notifies a company's administrators 14 days before, one day before and on the day, each once, in the app and by email", async () => {
    const company = await makeCompany({ subscriptionEnds: onDay(30) });
    const [second, recruiter] = [await makeStaff(company, "subscription_admin"), await makeStaff(company, "recruiter")];
    await makeJob(company);
    await makeJob(company);
    const soon = "Your plan ends soon";
    const expectNotified = async (titles: string[]) => {
      for (const person of [company.owner, second]) {
        expect(await told(person)).toEqual(titles);
        expect(await mails(person)).toBe(titles.length);
      }
    };
    await untilItEnds(company, 14);
    await expectNotified([]);
    await untilItEnds(company, 13);
    await expectNotified([soon]);
    await untilItEnds(company, 1);
    await expectNotified([soon]);
    await untilItEnds(company, 0);
    await expectNotified([soon, soon]);
    await untilItEnds(company, -1);
    await expectNotified([soon, soon, "Your plan has ended"]);
    expect(await told(recruiter)).toEqual([]);
    expect(await mails(recruiter)).toBe(0);
    const entries = await sql`
      select actor_id, subject_id, details - 'expires_at' as details from public.audit_log
      where company_id = ${company.id} and action like 'subscription.%'`;
    expect([...entries]).toEqual([{ actor_id: null, subject_id: company.id, details: { tier: "pro", jobs: 2 } }]);
  });

  test("sends only the current notification after a pause", async () => {
    const company = await makeCompany({ subscriptionEnds: onDay(30) });
    await untilItEnds(company, -3);
    expect(await told(company.owner)).toEqual(["Your plan has ended"]);
  });

  test("starts over with a changed plan, without repeating the notification of the change", async () => {
    const company = await makeCompany({ subscriptionEnds: onDay(30) });
    await untilItEnds(company, 0);
    await admin.client.rpc("set_company_subscription", {
      p_company_id: company.id,
      p_tier: "basic",
      p_expires_at: onDay(13).toISOString(),
    });
    await sql`select private.tell_ending_plans()`;
    await endDecisionTime(company.id);
    const before = ["Your plan ends soon", "Plan changed"];
    expect(await told(company.owner)).toEqual(before);
    await untilItEnds(company, 0);
    expect(await told(company.owner)).toEqual([...before, "Your plan ends soon"]);
  });

  test("still sends a due notification if the same plan is saved again", async () => {
    const company = await makeCompany();
    const end = onDay(-1);
    await makeDue(async (transaction) => {
      await transaction`update public.company_subscriptions set expires_at = ${end} where company_id = ${company.id}`;
      await transaction`delete from private.told_plans where company_id = ${company.id}`;
      await transaction`update public.company_subscriptions set expires_at = ${end} where company_id = ${company.id}`;
      await transaction`select private.tell_ending_plans()`;
    });
    expect(await told(company.owner)).toEqual(["Your plan has ended"]);
  });

  test.each([
    ["14_days", new Date(`${openDay(14)}T00:00:00Z`)],
    ["1_day", onDay(5)],
    ["ended", onDay(1)],
  ])("sends nothing for a plan already announced as %s that now ends later", async (stage, subscriptionEnds) => {
    const company = await makeCompany({ subscriptionEnds });
    await makeDue(async (transaction) => {
      await transaction`select private.note_told_stage(${company.id}, ${stage})`;
      await transaction`select private.tell_ending_plans()`;
    });
    expect(await told(company.owner)).toEqual([]);
  });

  test.each([
    ["without an end", "pro", "active", null],
    ["that is no plan", "none", "active", onDay(-1)],
    ["that was canceled", "pro", "canceled", onDay(-1)],
    ["that is overdue", "pro", "past_due", onDay(-1)],
  ])("sends nothing for a plan %s", async (_what, tier, status, end) => {
    const company = await makeCompany({ tier: null });
    await sql`
      insert into public.company_subscriptions (company_id, tier, status, expires_at)
      values (${company.id}, ${tier}, ${status}, ${end})`;
    await sql`delete from private.told_plans where company_id = ${company.id}`;
    await sql`select private.tell_ending_plans()`;
    expect(await told(company.owner)).toEqual([]);
  });
});

test("a plan change is notified once it can't be undone, unless it is reverted", async () => {
  const company = await makeCompany({ subscriptionEnds: onDay(30) });
  const read = async () => (await admin.client.rpc("get_company_subscription", { p_company_id: company.id })).data;
  const set = async (tier: string, end: string | null, seen: string) =>
    (
      await admin.client.rpc("set_company_subscription", {
        p_company_id: company.id,
        p_tier: tier,
        p_expires_at: end,
        p_updated_at: seen,
      })
    ).data;
  const before = await read();
  const ended = await set("pro", onDay(-1).toISOString(), before.updated_at);
  expect(await told(company.owner)).toEqual([]);
  const back = await set("pro", before.expires_at, ended.updated_at);
  expect(back).toMatchObject({ tier: "pro", expires_at: before.expires_at });
  await endDecisionTime(company.id);
  expect(await told(company.owner)).toEqual([]);
  await set("basic", null, back.updated_at);
  await set("basic", onDay(-1).toISOString(), (await read()).updated_at);
  await endDecisionTime(company.id);
  const messages = await sql`
    select message from public.notifications where user_id = ${company.owner.id} and type = 'subscription_changed'`;
  expect(messages.map(({ message }) => message)).toEqual([
    `${company.name}'s plan has ended. Its jobs are hidden. Please contact support.`,
  ]);
});

describe("an inactive plan works like no plan right away", () => {
  const word = unique("Weaver").replaceAll("-", "");
  const open = async (company: TestCompany) => {
    const { data } = await anonymous().rpc("search_jobs", { p_query: company.name });
    return data.jobs.length;
  };
  const post = ({ owner }: TestCompany) =>
    refusal(
      owner.client.rpc("create_job", {
        p_company_id: null,
        p_job: {
          title: "Night dispatcher",
          description: "Routes lorries.",
          location: "Springfield",
          jobType: "FULL_TIME",
          status: "published",
        },
      }),
    );
  const invite = ({ owner }: TestCompany, kind: "employee" | "candidate") => refusal(createInvitation(owner, kind));
  const dashboard = async ({ owner }: TestCompany) => {
    const { data } = await owner.client.rpc("get_company_dashboard");
    return { is_live: data.is_live, state: data.state };
  };

  test.each([
    ["over", sql`expires_at = ${onDay(-1)}`],
    ["overdue", sql`status = 'past_due'`],
    ["canceled", sql`status = 'canceled'`],
    ["taken", sql`tier = 'none'`],
  ])("if it is %s", async (what, change) => {
    const company = await makeCompany({ name: `${word}${what}`, subscriptionEnds: onDay(0) });
    await makeJob(company);
    expect(await post(company)).toBeNull();
    expect(await open(company)).toBe(2);
    expect(await dashboard(company)).toEqual({ is_live: true, state: "live" });
    expect(await invite(company, "employee")).toBeNull();
    expect(await invite(company, "candidate")).toBeNull();

    await sql`update public.company_subscriptions set ${change} where company_id = ${company.id}`;
    expect(await post(company)).toBe("PT403 subscription_required");
    expect(await open(company)).toBe(0);
    expect(await dashboard(company)).toEqual({ is_live: false, state: "no-subscription" });
    expect(await invite(company, "employee")).toMatch(/^PT403/);
    expect(await invite(company, "candidate")).toMatch(/^PT403/);
  });
});
