import { describe, expect, test } from "vitest";
import { planLimits, planParts, planTiers } from "../../../supabase/functions/_shared/contracts/plans/plan-limits.ts";
import { type Actor, anonymous, makeAccount, makeAdmin, sql, uniqueEmail } from "../../support/accounts.ts";
import { atOnce, refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makePartners, makeStaff, type TestCompany } from "../../support/companies.ts";
import { day, openDay } from "../../support/dates.ts";
import { createInvitation, invite } from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endDecisionTime } from "../../support/notices.ts";
import { setPlan } from "../../support/plans.ts";

const full = "PT409 plan_limit";
const newJob = (sender: Actor, company: TestCompany, job: object = {}) =>
  sender.client.rpc("create_job", {
    p_company_id: company.id,
    p_job: {
      title: `Engineer ${crypto.randomUUID()}`,
      description: "Own the services.",
      location: "Denver, CO",
      jobType: "FULL_TIME",
      status: "published",
      ...job,
    },
  });
const change = (sender: Actor, job: { id: string }, changes: object) =>
  sender.client.rpc("update_job", { p_job_id: job.id, p_job: changes });
/** A number of jobs, oldest first. */
async function makeJobs(company: TestCompany, count: number, options: Parameters<typeof makeJob>[1] = {}) {
  const jobs = [];
  for (let made = 0; made < count; made += 1) jobs.push(await makeJob(company, options));
  return jobs;
}
/** Titles of a company's public jobs, oldest first. */
async function shown(company: TestCompany): Promise<string[]> {
  const { data } = await anonymous().rpc("search_jobs", { p_filter: { company: company.id } });
  return (data.jobs as { title: string }[]).map(({ title }) => title).reverse();
}
const titles = (jobs: { title: string }[]) => jobs.map(({ title }) => title);

const give = (company: TestCompany, tier: string, rest: object = {}) =>
  admin.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: tier, ...rest });
const admin = await makeAdmin();

test("SQL has the contract's limits, and zero without a plan", async () => {
  const rows = await sql<{ tier: string; part: string; most: number | null }[]>`
    select tier, part, private.plan_limit(tier, part) as most
    from unnest(${["none", ...planTiers]}::text[]) tier, unnest(${[...planParts]}::text[]) part`;
  for (const { tier, part, most } of rows)
    expect([tier, part, most]).toEqual([
      tier,
      part,
      tier === "none" ? 0 : planLimits[tier as "pro"][part as "open_jobs"],
    ]);
  expect(rows).toHaveLength(5 * planParts.length);
});

describe("open jobs", () => {
  test("are refused past the limit when published, reopened or extended", async () => {
    const company = await makeCompany({ tier: "free_trial" });
    await makeJob(company, { status: "draft" });
    const [closed, ended] = [
      await makeJob(company, { status: "closed" }),
      await makeJob(company, { expiresAt: openDay(-1) }),
    ];
    const jobs = await makeJobs(company, 2);
    const { error } = await newJob(company.owner, company);
    expect(error).toMatchObject({
      hint: "plan_limit",
      message: "Your Free trial plan includes 2 open jobs. Close one, or ask for a bigger plan.",
    });
    expect(await refusal(change(company.owner, closed, { status: "published" }))).toBe(full);
    expect(await refusal(change(company.owner, ended, { expires_at: day(9) }))).toBe(full);
    expect(await refusal(newJob(company.owner, company, { status: "draft" }))).toBeNull();
    expect(await refusal(change(company.owner, jobs[0] ?? closed, { title: "Renamed" }))).toBeNull();
    expect(await refusal(change(company.owner, jobs[0] ?? closed, { status: "closed" }))).toBeNull();
    expect(await refusal(change(company.owner, closed, { status: "published" }))).toBeNull();
  });

  test("stop at five if twenty are published at the same moment", async () => {
    const company = await makeCompany({ tier: "basic" });
    const writers = [company.owner];
    for (let more = 0; more < 3; more += 1) writers.push(await makeStaff(company, "recruiter"));
    const drafts = await makeJobs(company, 20, { status: "draft" });
    const answers = await Promise.all(
      drafts.map((draft, at) => refusal(change(writers[at % 4] ?? company.owner, draft, { status: "published" }))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(5);
    expect(answers.filter((answer) => answer === full)).toHaveLength(15);
  });

  test("are hidden newest first on a smaller plan, and return with room or a bigger plan", async () => {
    const company = await makeCompany({ tier: "pro" });
    const jobs = await makeJobs(company, 4);
    const preview = await admin.client.rpc("preview_plan_change", { p_company_id: company.id, p_tier: "free_trial" });
    expect(preview.data.now.open_jobs).toEqual({ used: 4, limit: null });
    expect(preview.data.after.open_jobs).toEqual({ used: 4, limit: 2 });
    expect(preview.data.jobs.map((job: { is_hidden: boolean }) => job.is_hidden)).toEqual([true, true, false, false]);
    expect(await shown(company)).toEqual(titles(jobs));
    await give(company, "free_trial");
    expect(await shown(company)).toEqual(titles(jobs.slice(0, 2)));
    const [hidden] = jobs.slice(3);
    const list = await company.owner.client.rpc("list_company_jobs", {});
    expect(list.data.jobs.map((job: { is_over_plan: boolean }) => job.is_over_plan)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const { data: dashboard } = await company.owner.client.rpc("get_company_dashboard");
    expect(dashboard.counts.hidden_jobs).toBe(2);
    const details = await anonymous().rpc("get_job_details", { p_job_id: hidden?.id });
    expect(details.error?.code).toBe("PT404");
    const counted = await anonymous().rpc("get_employer", { p_company_id: company.id });
    expect(counted.data.open_jobs).toBe(2);
    // A job closes: the oldest hidden one replaces it.
    await change(company.owner, jobs[0] ?? company, { status: "closed" });
    expect(await shown(company)).toEqual(titles(jobs.slice(1, 3)));
    await endDecisionTime(company.id);
    const [told] = await sql<{ message: string }[]>`
      select message from public.notifications where user_id = ${company.owner.id} and type = 'subscription_changed'`;
    expect(told?.message).toContain(`Hidden until there is room: ${hidden?.title}.`);
    await give(company, "basic");
    expect(await shown(company)).toEqual(titles(jobs.slice(1)));
  });

  test("are chosen within the limit by administrators of the company or the platform", async () => {
    const company = await makeCompany({ tier: "pro" });
    const jobs = await makeJobs(company, 4);
    const ids = jobs.map(({ id }) => id);
    await give(company, "free_trial", { p_keep: [ids[1], ids[3]] });
    expect(await shown(company)).toEqual(titles([jobs[1], jobs[3]] as typeof jobs));
    const choose = (by: Actor, chosen: (string | undefined)[]) =>
      refusal(by.client.rpc("choose_open_jobs", { p_company_id: company.id, p_job_ids: chosen }));
    const stranger = await makeCompany();
    expect(await choose(await makeStaff(company, "subscription_admin"), [ids[0], ids[3]])).toBeNull();
    expect(await shown(company)).toEqual(titles([jobs[0], jobs[3]] as typeof jobs));
    expect(await choose(await makeStaff(company, "manager"), [ids[0]])).toBe("PT403 not_allowed");
    expect(await choose(stranger.owner, [ids[0]])).toBe("PT404 company_not_found");
    const nowhere = { p_company_id: crypto.randomUUID(), p_job_ids: [] };
    expect(await refusal(admin.client.rpc("choose_open_jobs", nowhere))).toBe("PT404 company_not_found");
    expect(await choose(company.owner, ids)).toBe("PT422 invalid_input");
    expect(await choose(company.owner, [(await makeJob(stranger)).id])).toBe("PT422 invalid_input");
    // A later refit keeps the choice.
    await sql`select private.refit_open_jobs(array[${company.id}::uuid])`;
    expect(await shown(company)).toEqual(titles([jobs[0], jobs[3]] as typeof jobs));
  });

  test("include a hidden one again once another's last day is over", async () => {
    const company = await makeCompany({ tier: "pro" });
    const jobs = await makeJobs(company, 3);
    await give(company, "free_trial");
    await sql.begin(async (transaction) => {
      // As the day passes: no trigger runs.
      await transaction`alter table public.jobs disable trigger jobs_are_published_when_updated`;
      await transaction`update public.jobs set expires_at = ${openDay(-1)} where id = ${jobs[0]?.id ?? ""}`;
      await transaction`alter table public.jobs enable trigger jobs_are_published_when_updated`;
      await transaction`select private.refresh_published_jobs(array[${jobs[0]?.id ?? ""}::uuid])`;
    });
    await sql`select private.tell_ending_plans()`;
    expect(await shown(company)).toEqual(titles(jobs.slice(1)));
  });

  test("stay within the limit if one is published while the plan gets smaller", async () => {
    const company = await makeCompany({ tier: "pro" });
    const jobs = await makeJobs(company, 2);
    const draft = await makeJob(company, { status: "draft" });
    const [published, given] = await atOnce(
      (transaction) =>
        transaction`select from public.company_subscriptions where company_id = ${company.id} for update`,
      [
        () => refusal(change(company.owner, draft, { status: "published" })),
        () => refusal(give(company, "free_trial")),
      ],
    );
    // Whichever came first: the third was refused, or it is hidden.
    expect([null, full]).toContain(published);
    expect(given).toBeNull();
    expect(await shown(company)).toEqual(titles(jobs));
  });
});

describe("people", () => {
  const accept = (person: Actor, token: string) => person.client.rpc("accept_invitation", { p_token: token });
  const invited = async (company: TestCompany, kind: "employee" | "candidate") => {
    const person = await makeAccount(kind === "employee" ? "company" : "candidate");
    return { person, ...(await invite(company.owner, kind, person.email)) };
  };
  const notified = async (person: Actor) =>
    (await sql`select title from public.notifications where user_id = ${person.id} and type = 'plan_full'`).map(
      ({ title }) => title,
    );

  test.each([
    ["employee", "has no room on its team right now"],
    ["candidate", "can't represent anyone new right now"],
  ] as const)(
    "an %s over the limit is refused, the invitation stays open, and its sender is notified once",
    async (kind, words) => {
      const company = await makeCompany({ tier: "free_trial" });
      if (kind === "employee")
        for (const role of ["manager", "partner_recruiter"] as const) await makeStaff(company, role);
      else for (let made = 0; made < 10; made += 1) await makeCandidate({ managedBy: company });
      const { person, token, id } = await invited(company, kind);
      const answer = await accept(person, token);
      expect(answer.error).toBeNull();
      expect(answer.data).toMatchObject({ kind, stopped: expect.stringContaining(words) });
      const again = await person.client.rpc("respond_to_invitation", { p_invitation_id: id, p_accept: true });
      expect(again.data).toEqual({ accepted: false, stopped: answer.data.stopped });
      expect(await notified(company.owner)).toEqual(["Kim Invited can't accept your invitation yet"]);
      const [row] = await sql`select status from public.invitations where id = ${id}`;
      expect(row?.status).toBe("pending");
      await give(company, "basic");
      const accepted = await person.client.rpc("respond_to_invitation", { p_invitation_id: id, p_accept: true });
      expect(accepted.data).toEqual({ accepted: true });
    },
  );

  test("only one of two people who accept the last place at the same moment joins", async () => {
    const company = await makeCompany({ tier: "free_trial" });
    await makeStaff(company, "manager");
    const people = [await invited(company, "employee"), await invited(company, "employee")];
    const answers = await atOnce(
      (transaction) =>
        transaction`select from public.company_subscriptions where company_id = ${company.id} for update`,
      people.map(
        ({ person, token }) =>
          () =>
            accept(person, token),
      ),
    );
    expect(answers.map(({ data }) => Boolean(data.stopped)).sort()).toEqual([false, true]);
  });

  test("everyone on the team stays on a smaller plan", async () => {
    const company = await makeCompany({ tier: "pro" });
    for (let more = 0; more < 3; more += 1) await makeStaff(company, "recruiter");
    await give(company, "free_trial");
    const { data } = await company.owner.client.rpc("get_company_plan", { p_company_id: company.id });
    expect(data.use.team_members).toEqual({ used: 4, limit: 3 });
  });
});

describe("monthly invitations", () => {
  /** Simulates invitations sent at a given time. */
  const sent = (company: TestCompany, count: number, at = new Date()) =>
    sql`insert into public.invitations (type, email, invited_by_user_id, company_id, candidate_data, created_at, sent_at)
        select 'candidate', 'sent' || n || '.' || ${crypto.randomUUID()} || '@example.com', ${company.owner.id}, ${company.id}, '{}', ${at}, now()
        from generate_series(1, ${count}) n`;

  test("include those to candidates and colleagues, but not resent or last month's ones", async () => {
    const company = await makeCompany({ tier: "free_trial" });
    await sent(company, 30, new Date(Date.now() - 40 * 86_400_000));
    await sent(company, 19);
    const { id } = await invite(company.owner, "employee");
    expect(await refusal(createInvitation(company.owner, "candidate"))).toBe(full);
    const { error } = await createInvitation(company.owner, "employee");
    expect(error?.message).toBe(
      "Your Free trial plan includes 20 invitations a month. Send the rest next month, or ask for a bigger plan.",
    );
    expect(await refusal(company.owner.client.rpc("resend_invitation", { p_id: id }))).toBeNull();
  });

  test("let an import send what fits, and mark the rest for next month", async () => {
    const company = await makeCompany({ tier: "free_trial" });
    await sent(company, 18);
    const rows = [1, 2, 3].map((line) => ({ line, email: uniqueEmail("row"), firstName: "Kim", lastName: "Row" }));
    const { data } = await company.owner.client.rpc("import_candidates", { p_rows: rows });
    expect(data.sent).toBe(2);
    expect(data.fates.map(({ fate }: { fate: string }) => fate)).toEqual(["invite", "invite", "next_month"]);
  });

  test("allow one of two colleagues who send the last one at the same moment", async () => {
    const company = await makeCompany({ tier: "free_trial" });
    const colleague = await makeStaff(company, "recruiter");
    await sent(company, 19);
    const answers = await atOnce(
      (transaction) =>
        transaction`select from public.company_subscriptions where company_id = ${company.id} for update`,
      [company.owner, colleague].map((sender) => () => createInvitation(sender, "candidate")),
    );
    expect(answers.map(({ error }) => error?.hint ?? null).sort()).toEqual([null, "plan_limit"].sort());
  });
});

describe("partnerships", () => {
  test("pause while either plan excludes them, and resume once both include them", async () => {
    const [one, other] = [await makeCompany({ tier: "basic" }), await makeCompany()];
    await makePartners(one, other, { jobs: true, candidates: true });
    await makeJob(one);
    await makeJob(other);
    const listed = async (company: TestCompany) => {
      const { data } = await company.owner.client.rpc("list_partner_jobs", { p_company_id: company.id });
      return [data.partners, data.jobs.length];
    };
    expect([await listed(one), await listed(other)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const resting = async (company: TestCompany) =>
      (await company.owner.client.rpc("get_company_plan", { p_company_id: company.id })).data.resting_partners;
    expect(await resting(one)).toEqual([{ id: other.id, name: other.name, is_theirs: false }]);
    expect(await resting(other)).toEqual([{ id: one.id, name: one.name, is_theirs: true }]);
    await setPlan(one, { tier: "intermediate" });
    expect([await listed(one), await listed(other)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(await resting(one)).toEqual([]);
  });

  test("cannot be created by administrators for a plan without partners", async () => {
    const [one, other] = [await makeCompany({ tier: "basic" }), await makeCompany()];
    const { error } = await admin.client
      .from("company_relationships")
      .insert({ company_a_id: other.id, company_b_id: one.id });
    expect(error).toMatchObject({
      hint: "plan_limit",
      message: `${one.name}'s Basic plan doesn't include partners. Give it a bigger plan first.`,
    });
  });
});

describe("plan limits on reports and group messages", () => {
  test.each([
    ["free_trial", full],
    ["basic", full],
    ["intermediate", null],
    ["pro", null],
  ] as const)("reports older than 90 days on %s: %s; administrators can read all", async (tier, answer) => {
    const company = await makeCompany({ tier });
    const report = (by: Actor, from: string) =>
      refusal(by.client.rpc("get_company_report", { p_company_id: company.id, p_from: from }));
    expect(await report(company.owner, day(-90))).toBe(answer);
    expect(await report(company.owner, day(-89))).toBeNull();
    expect(await report(admin, day(-300))).toBeNull();
  });

  test.each([
    ["free_trial", full],
    ["basic", null],
  ] as const)("a group message on %s: %s", async (tier, answer) => {
    const company = await makeCompany({ tier });
    const job = await makeJob(company);
    const ids = [await makeApplication(job, await makeCandidate())];
    const call = (name: string, args: object) => refusal(company.owner.client.rpc(name, { p_ids: ids, ...args }));
    expect(await call("preview_group_message", {})).toBe(answer);
    expect(await call("send_group_message", { p_id: crypto.randomUUID(), p_body: "Hello" })).toBe(answer);
  });
});

describe("the end of a trial", () => {
  const days = async (company: TestCompany) => {
    const [row] = await sql<{ days: number | null }[]>`
      select round(extract(epoch from expires_at - now()) / 86400)::integer as days
      from public.company_subscriptions where company_id = ${company.id}`;
    return row?.days;
  };
  test.each([
    ["free_trial", { p_default_end: true }, 30],
    ["free_trial", { p_default_end: false, p_expires_at: null }, null],
    ["basic", { p_default_end: true }, null],
  ] as const)("%s with %j: %s days", async (tier, args, expected) => {
    const company = await makeCompany({ tier: null });
    await give(company, tier, args);
    expect(await days(company)).toBe(expected);
  });
});
