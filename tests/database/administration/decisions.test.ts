import { describe, expect, test } from "vitest";
import { type Actor, makeAdmin, sql } from "../../support/accounts.ts";
import { atOnce, makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCompany, type TestCompany } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";
import { endDecisionTime } from "../../support/notices.ts";

const [admin, colleague] = await Promise.all([makeAdmin("Amelia Strand"), makeAdmin()]);

type Company = { id: string };
type By = Pick<Actor, "client">;

const over = "PT409 undo_over";
const undo = (company: Company, by: By = admin) => by.client.rpc("undo_company_decision", { p_company_id: company.id });
/** As a client reads it: with microseconds. */
const versionOf = async ({ id }: Company): Promise<string> =>
  (await sql`select to_jsonb(updated_at) #>> '{}' as version from public.companies where id = ${id}`)[0]?.version;
const decide = async (company: Company, approved: boolean, reason: string | null = null, by: By = admin) =>
  by.client.rpc("set_company_approval", {
    p_company_id: company.id,
    p_is_approved: approved,
    p_reason: reason,
    p_updated_at: await versionOf(company),
  });
const decideChanges = async (company: Company, approved: boolean, reason: string | null = null, by: By = admin) =>
  by.client.rpc("decide_company_proposal", {
    p_company_id: company.id,
    p_is_approved: approved,
    p_reason: reason,
    p_updated_at: await versionOf(company),
  });
const propose = (company: TestCompany) =>
  company.owner.client.rpc("update_company", {
    p_company_id: company.id,
    p_company: { name: `${company.name} Renamed`, tax_id: crypto.randomUUID() },
  });

/** Everything a decision may change, except the version, which only grows. */
async function stateOf({ id }: Company) {
  const [company] = await sql`select to_jsonb(c) - 'updated_at' as row from public.companies c where id = ${id}`;
  const [proposal] = await sql`select to_jsonb(p) as row from public.company_proposals p where company_id = ${id}`;
  const queues = await sql`select queue, place from private.company_queues where company_id = ${id} order by queue`;
  const jobs = await sql`
    select v.job_id from private.visible_jobs v join public.jobs j on j.id = v.job_id where j.company_id = ${id}`;
  return { company: company?.row, proposal: proposal?.row, queues: [...queues], jobs: [...jobs] };
}
/** Notifications and emails to the company's administrator. */
async function told({ owner }: TestCompany): Promise<string[]> {
  const inApp =
    await sql`select title as what from public.notifications where user_id = ${owner.id} order by created_at, id`;
  const mails =
    await sql`select template as what from public.email_outbox where to_email = ${owner.email} order by created_at, id`;
  return [...inApp, ...mails].map(({ what }) => what);
}
const audited = async ({ id }: Company) =>
  (await sql`select action from public.audit_log where company_id = ${id} and action like 'company.%' order by id`)
    .map(({ action }) => action)
    .filter((action) => !/proposed|edited/.test(action));

interface Case {
  arrange: () => Promise<TestCompany>;
  act: (company: TestCompany) => Promise<{ error: unknown }>;
  /** The message if it isn't undone. */
  says: string[];
}

async function withProposal(): Promise<TestCompany> {
  const company = await makeCompany();
  await makeJob(company);
  expect((await propose(company)).error).toBeNull();
  return company;
}
async function rejected(): Promise<TestCompany> {
  const company = await makeCompany({ approved: false });
  await sql`update public.companies set rejected_at = now(), rejection_reason = 'Before' where id = ${company.id}`;
  return company;
}

const cases: Record<string, Case> = {
  "an approval": {
    arrange: () => makeCompany({ approved: false }),
    act: (company) => decide(company, true),
    says: ["Company approved", "company_approved"],
  },
  "an approval of one that was rejected": {
    arrange: rejected,
    act: (company) => decide(company, true),
    says: ["Company approved", "company_approved"],
  },
  "a rejection": {
    arrange: () => makeCompany({ approved: false }),
    act: (company) => decide(company, false, "No."),
    says: ["Company not approved", "company_rejected"],
  },
  "an approval taken back": {
    arrange: async () => {
      const company = await makeCompany();
      await makeJob(company);
      return company;
    },
    act: (company) => decide(company, false, "Closed."),
    says: ["Approval withdrawn", "company_approval_revoked"],
  },
  "an approval taken back while changes wait": {
    arrange: withProposal,
    act: (company) => decide(company, false, "Closed."),
    says: ["Approval withdrawn", "company_approval_revoked"],
  },
  "approved changes": {
    arrange: withProposal,
    act: (company) => decideChanges(company, true),
    says: ["Changes approved", "company_changes_approved"],
  },
  "rejected changes": {
    arrange: withProposal,
    act: (company) => decideChanges(company, false, "No."),
    says: ["Changes not approved", "company_changes_rejected"],
  },
};

describe.each(Object.entries(cases))("%s", (_name, { arrange, act, says }) => {
  test("notifies the company once, when it can no longer be undone and never before", async () => {
    const company = await arrange();
    expect((await act(company)).error).toBeNull();
    await sql`select private.notify_due()`;
    expect(await told(company)).toEqual([]);
    await endDecisionTime(company.id);
    expect(await told(company)).toEqual(says);
    await endDecisionTime(company.id);
    expect(await told(company)).toEqual(says);
    expect(await refusal(undo(company))).toBe(over);
  });

  test("can be undone once, which restores everything and notifies no one", async () => {
    const company = await arrange();
    const before = await stateOf(company);
    const actsBefore = await audited(company);
    expect((await act(company)).error).toBeNull();
    expect(await stateOf(company)).not.toEqual(before);
    const { data, error } = await undo(company);
    expect(error).toBeNull();
    expect(data).toMatchObject({ id: company.id, is_approved: before.company.is_approved });
    expect(data.proposal === null).toBe(before.proposal === undefined);
    expect(await stateOf(company)).toEqual(before);
    await endDecisionTime(company.id);
    expect(await told(company)).toEqual([]);
    expect(await refusal(undo(company))).toBe(over);
    expect((await audited(company)).slice(actsBefore.length).at(-1)).toBe("company.decision_undone");
  });
});

describe("undoing a decision", () => {
  test("is only for the administrator who made it", async () => {
    const cast = await makeCast();
    const able = await whoCan(cast, async (client) => {
      const company = await makeCompany({ approved: false });
      await decide(company, true, null, { client: cast.clients.admin });
      const answer = await refusal(undo(company, { client }));
      if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(answer);
      return !answer;
    });
    expect(able).toEqual(["admin"]);

    const company = await makeCompany({ approved: false });
    await decide(company, true);
    expect(await refusal(undo(company, company.owner))).toBe("PT403 admin_only");
    expect(await refusal(undo(company, colleague))).toBe(over);
    expect(await refusal(undo(company))).toBeNull();
    expect(await refusal(undo({ id: crypto.randomUUID() }))).toBe("PT404 company_not_found");
  });

  test("is too late after the undo period, even if the company hasn't been notified yet", async () => {
    const company = await makeCompany({ approved: false });
    await decide(company, true);
    await sql`
      update private.pending_notifications set due_at = due_at - private.undo_time() where subject_id = ${company.id}`;
    expect((await undo(company)).error).toMatchObject({
      hint: "undo_over",
      message: expect.stringMatching(/^It's too late/),
    });
    expect((await stateOf(company)).company).toMatchObject({ is_approved: true });
    await sql`select private.notify_due()`;
    // The stack's own schedule may be running it.
    await expect.poll(() => told(company)).toEqual(["Company approved", "company_approved"]);
  });

  test("is too late after the company has changed something", async () => {
    const company = await makeCompany({ approved: false });
    await decide(company, true);
    const { error } = await company.owner.client.rpc("update_company", {
      p_company_id: company.id,
      p_company: { description: "We are open." },
    });
    expect(error).toBeNull();
    expect(await refusal(undo(company))).toBe(over);
    expect((await stateOf(company)).company).toMatchObject({ is_approved: true, description: "We are open." });
    await endDecisionTime(company.id);
    expect(await told(company)).toEqual(["Company approved", "company_approved"]);
  });

  test("restores the previous decision, which then notifies the company", async () => {
    const company = await makeCompany({ approved: false });
    await decide(company, false, "No.");
    const afterFirst = await stateOf(company);
    await decide(company, true);
    expect(await refusal(undo(company))).toBeNull();
    expect(await stateOf(company)).toEqual(afterFirst);
    await endDecisionTime(company.id);
    expect(await told(company)).toEqual(["Company not approved", "company_rejected"]);
  });

  test("succeeds once if requested twice at the same time", async () => {
    const company = await makeCompany({ approved: false });
    await decide(company, true);
    const answers = await atOnce(
      (transaction) => transaction`select from public.companies where id = ${company.id} for update`,
      [() => undo(company), () => undo(company)],
    );
    expect(answers.map(({ error }) => error?.hint ?? null).toSorted()).toEqual([null, "undo_over"].toSorted());
  });
});

describe("decisions by two administrators at the same time", () => {
  const lock = (company: Company) => (transaction: typeof sql) =>
    transaction`select from public.companies where id = ${company.id} for update`;

  test.each([
    ["both approve", true, true],
    ["one approves, one rejects", true, false],
    ["both reject", false, false],
  ])("accept one if %s, and show the other administrator who decided what", async (_name, one, two) => {
    const company = await makeCompany({ approved: false });
    const p_updated_at = await versionOf(company);
    const call = (by: By, p_is_approved: boolean) => () =>
      by.client.rpc("set_company_approval", {
        p_company_id: company.id,
        p_is_approved,
        p_reason: null,
        p_updated_at,
      });
    const [first, other] = await atOnce(lock(company), [call(admin, one), call(colleague, two)]);
    expect([first?.error, other?.error].filter(Boolean)).toHaveLength(1);
    const { company: row } = await stateOf(company);
    const refused = first?.error ?? other?.error;
    expect(refused?.hint).toBe("decided_meanwhile");
    const who = first?.error ? "Another administrator" : "Amelia Strand";
    const what = row.is_approved ? "it is approved" : "it is rejected";
    expect(refused?.message).toBe(`${who} decided on this company after you opened it: ${what}.`);
    await endDecisionTime(company.id);
    expect(await told(company)).toHaveLength(2);
  });

  test("accept a repeated rejection by the same administrator, and refuse a colleague's", async () => {
    const company = await makeCompany({ approved: false });
    const seen = await versionOf(company);
    const reject = (by: By) =>
      by.client.rpc("set_company_approval", { p_company_id: company.id, p_is_approved: false, p_updated_at: seen });
    expect(await refusal(reject(admin))).toBeNull();
    expect(await refusal(reject(admin))).toBeNull();
    expect(await refusal(reject(colleague))).toBe("PT409 decided_meanwhile");
  });

  test("refuse to reject changes that a colleague has approved in the meantime", async () => {
    const company = await withProposal();
    const seen = await versionOf(company);
    await decideChanges(company, true);
    const { error } = await colleague.client.rpc("decide_company_proposal", {
      p_company_id: company.id,
      p_is_approved: false,
      p_reason: "No.",
      p_updated_at: seen,
    });
    expect(error).toMatchObject({
      code: "PT409",
      hint: "decided_meanwhile",
      message: "Amelia Strand decided on this company after you opened it: its changes are approved.",
    });
  });
});

test("a rejected registration is marked in the queue when it is submitted again", async () => {
  const company = await makeCompany({ approved: false });
  const listed = async () => {
    const { data } = await admin.client.rpc("list_company_queue", { p_queue: "waiting", p_search: company.name });
    return data.companies[0];
  };
  expect(await listed()).toMatchObject({ is_sent_again: false, documents: 0 });
  await decide(company, false, "No.");
  expect(await refusal(undo(company))).toBeNull();
  expect(await listed()).toMatchObject({ is_sent_again: false });
  await decide(company, false, "No.");
  await sql`
    update public.companies set rejected_at = null, rejection_reason = null, submitted_at = now() + interval '1 second',
      logo_url = ${`${company.id}/logo.png`}
    where id = ${company.id}`;
  expect(await listed()).toMatchObject({ is_sent_again: true, documents: 1 });
});

describe("a plan set with an approval", () => {
  const plan = (company: Company, tier: string, by: By = admin) =>
    by.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: tier });
  const tierOf = async ({ id }: Company) =>
    (await sql`select private.subscription_json(${id}) ->> 'tier' as tier`)[0]?.tier;
  const arrange = () => makeCompany({ approved: false, tier: null });

  test("shares one notification and email with the approval, and restarts the undo period", async () => {
    const company = await arrange();
    await decide(company, true);
    const due = async () => {
      const rows = await sql<{ due_at: Date }[]>`
        select due_at from private.pending_notifications where subject_id = ${company.id}`;
      expect(rows).toHaveLength(1);
      return Number(rows[0]?.due_at);
    };
    const before = await due();
    expect((await plan(company, "free_trial")).error).toBeNull();
    expect(await due()).toBeGreaterThan(before);
    const mails = await endDecisionTime(company.id, company.owner);
    expect(await told(company)).toEqual(["Company approved", "company_approved"]);
    const [said] = await sql`select message from public.notifications where user_id = ${company.owner.id}`;
    expect(said?.message).toBe(`${company.name} has been approved, and its plan is Free trial.`);
    expect(mails.map(({ data }) => data.tier)).toEqual(["free_trial"]);
  });

  test("is removed if the approval is undone, and is missing at the next approval", async () => {
    const company = await arrange();
    await decide(company, true);
    await plan(company, "basic");
    expect((await undo(company)).error).toBeNull();
    expect(await tierOf(company)).toBe("none");
    await endDecisionTime(company.id);
    expect(await told(company)).toEqual([]);
    const entries = await sql`
      select details -> 'to' ->> 'tier' as tier from public.audit_log
      where subject_id = ${company.id} and action = 'subscription.changed' order by id`;
    expect(entries.map(({ tier }) => tier)).toEqual(["basic", "none"]);
    // Without a plan again, it waits for one once approved.
    await decide(company, true);
    const [waiting] = await sql`select from private.waiting_plans where company_id = ${company.id}`;
    expect(waiting).toBeDefined();
  });

  test("stays after the approval is undone if a colleague set it", async () => {
    const company = await arrange();
    await decide(company, true);
    await plan(company, "basic", colleague);
    expect((await undo(company)).error).toBeNull();
    expect(await tierOf(company)).toBe("basic");
  });

  test("is set once if two administrators set it at the same time", async () => {
    const company = await arrange();
    await decide(company, true);
    const [row] = await sql`select private.subscription_json(${company.id}) ->> 'updated_at' as seen`;
    const give = (by: By, tier: string) =>
      by.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: tier, p_updated_at: row?.seen });
    const answers = await Promise.all([refusal(give(admin, "basic")), refusal(give(colleague, "pro"))]);
    expect(answers.filter((answer) => answer === "PT409 edit_conflict")).toHaveLength(1);
    expect(answers.filter((answer) => !answer)).toHaveLength(1);
  });
});
