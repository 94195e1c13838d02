import { beforeEach, describe, expect, it } from "vitest";
import { adminJobStates } from "../../../supabase/functions/_shared/contracts/jobs/all-jobs.ts";
import { type Actor, makeAdmin, sql } from "../../support/accounts.ts";
import { atOnce, fieldErrors, makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { endDecisionTime } from "../../support/notices.ts";

let job: TestJob;
const cast = await makeCast();
beforeEach(async () => {
  job = await makeJob(cast.company);
});

const reason = "Asks applicants for money.\nRemove the fee.";
const take = (of: TestJob = job, { client }: Pick<Actor, "client"> = cast.people.admin, p_reason = reason) =>
  client.rpc("take_job_offline", { p_job_id: of.id, p_reason });
const undo = () => cast.clients.admin.rpc("undo_job_reports_decision", { p_job_id: job.id });
const lift = () => cast.clients.admin.rpc("lift_job_offline", { p_job_id: job.id });
const publish = ({ client }: Pick<Actor, "client"> = cast.people.owner) =>
  client.rpc("update_job", { p_job_id: job.id, p_job: { status: "published" } });
const statusOf = async ({ id }: TestJob = job) =>
  (await sql`select status from public.jobs where id = ${id}`)[0]?.status;
interface Listed {
  id: string;
  state: string;
  is_open: boolean;
  reports: number;
  offline_since: string | null;
}
const listed = async (filter: Record<string, unknown>): Promise<Listed[]> => {
  const { data, error } = await cast.clients.admin.rpc("list_all_jobs", filter);
  if (error) throw error;
  return data.jobs;
};
const ids = async (filter: Record<string, unknown>) => (await listed(filter)).map(({ id }) => id);
const read = async () => (await cast.clients.admin.rpc("get_admin_job", { p_job_id: job.id })).data;

describe("the list of all jobs", () => {
  it("is only for administrators, and so is taking a job offline", async () => {
    for (const [name, parameters] of [
      ["list_all_jobs", {}],
      ["count_all_jobs", {}],
      ["get_admin_job", { p_job_id: job.id }],
      ["take_job_offline", { p_job_id: crypto.randomUUID(), p_reason: reason }],
    ] as const) {
      const able = await whoCan(cast, async (client) => {
        const answer = await refusal(client.rpc(name, parameters));
        if (answer && !["PT403 admin_only", "PT404 job_not_found", "42501"].includes(answer)) throw new Error(answer);
        return !answer || answer.startsWith("PT404");
      });
      expect([name, able]).toEqual([name, ["admin"]]);
    }
  });

  it("can be searched by job and company, state and reports, page by page", async () => {
    const other = await makeJob(cast.other, { title: `${job.title} abroad` });
    const words = `${job.title.toUpperCase()} ${cast.company.name}`;
    expect(await ids({ p_search: words })).toEqual([job.id]);
    expect(await ids({ p_search: job.title })).toEqual([other.id, job.id]);
    const [first] = await listed({ p_search: job.title, p_limit: 1 });
    const [row] = await sql<{ created_at: string }[]>`select created_at::text from public.jobs where id = ${other.id}`;
    expect(first).toMatchObject({ id: other.id, state: "published", is_open: true, reports: 0, offline_since: null });
    expect(await ids({ p_search: job.title, p_before: { createdAt: row?.created_at, id: other.id } })).toEqual([
      job.id,
    ]);

    await cast.people.candidate.client.rpc("report_job", { p_job_id: job.id, p_reason: "fraud", p_words: "A fee." });
    expect(await listed({ p_search: words, p_is_reported: true })).toMatchObject([{ id: job.id, reports: 1 }]);
    expect(await ids({ p_search: words, p_is_reported: false })).toEqual([]);
    await take();
    const found = await Promise.all(adminJobStates.map(async (p_state) => ids({ p_search: words, p_state })));
    expect(Object.fromEntries(adminJobStates.map((state, index) => [state, found[index]]))).toEqual({
      draft: [],
      published: [],
      closed: [],
      filled: [],
      offline: [job.id],
    });
  });

  it("can be filtered by company and publishing date, and has totals", async () => {
    const draft = await makeJob(cast.company, { status: "draft", title: `${job.title} draft` });
    await makeJob(cast.other, { title: `${job.title} abroad` });
    await sql`update public.jobs set posted_at = '2026-03-02 23:59:59+00' where id = ${job.id}`;
    const within = (since: string | null, until: string | null, company = cast.company) =>
      ids({ p_search: job.title, p_company_id: company.id, p_since: since, p_until: until });
    expect(await within(null, null)).toEqual([draft.id, job.id]);
    expect(await within("2026-03-02", "2026-03-02")).toEqual([job.id]);
    expect(await within("2026-03-03", null)).toEqual([]);
    expect(await within(null, "2026-03-01")).toEqual([]);
    expect(await within("2026-03-02", "2026-03-02", cast.other)).toEqual([]);

    const totals = (await cast.clients.admin.rpc("count_all_jobs")).data;
    expect(totals.companies).toBeGreaterThanOrEqual(2);
    expect(totals.jobs).toBeGreaterThanOrEqual(3);
    expect(totals.open).toBeLessThan(totals.jobs);
  });

  it("shows the posting, its numbers and the decision to administrators", async () => {
    const candidate = await makeCandidate();
    await makeApplication(job, candidate);
    expect(await read()).toMatchObject({
      title: job.title,
      company: { id: cast.company.id },
      application_count: 1,
      can_take_offline: true,
      report: null,
    });
    await take();
    const offline = await read();
    expect(offline).toMatchObject({
      state: "offline",
      is_open: false,
      can_take_offline: false,
      report: { decision: "offline", reason, decided_by: { id: cast.people.admin.id }, waiting_since: null },
    });
    expect(JSON.stringify(offline)).not.toContain(candidate.email);
  });
});

describe("taking a job offline", () => {
  it("works once for any published job, even one that was never reported", async () => {
    expect(fieldErrors((await take(job, undefined, " ")).error)).toEqual({
      reason: "Explain why. The company reads this",
    });
    expect(await statusOf()).toBe("published");
    expect((await take()).data).toMatchObject({ decision: "offline", reason, reports: [], is_open: false });
    expect(await statusOf()).toBe("closed");
    expect(await refusal(take())).toBe("PT409 not_online");
    const draft = await makeJob(cast.company, { status: "draft" });
    expect(await refusal(take(draft))).toBe("PT409 not_online");
    // It isn't among the reports, because no one reported it.
    const { data } = await cast.clients.admin.rpc("list_reported_jobs", { p_queue: "decided", p_limit: 50 });
    expect(data.jobs.map(({ id }: { id: string }) => id)).not.toContain(job.id);
  });

  it("can be undone for ten seconds, and then notifies the company", async () => {
    await take();
    expect((await undo()).data).toMatchObject({ decision: null, waiting_since: null, is_open: true });
    expect(await statusOf()).toBe("published");
    await take();
    const { owner } = cast.people;
    const mails = await endDecisionTime(job.id, owner);
    const told = await sql`
      select message from public.notifications
      where user_id = ${owner.id} and title = ${`“${job.title}” was taken offline`}`;
    expect([...told]).toEqual([{ message: reason }]);
    expect(mails).toMatchObject([{ template: "job_taken_offline", data: { job_title: job.title } }]);
    expect(await refusal(undo())).toBe("PT409 undo_over");
  });

  it("keeps the company from publishing it until it is lifted, and is audited", async () => {
    await take();
    const { people, clients } = cast;
    for (const role of ["owner", "manager", "recruiter"] as const)
      expect([role, await refusal(publish(people[role]))]).toEqual([role, "PT409 taken_offline"]);
    const { data } = await clients.owner.rpc("get_company_job", { p_job_id: job.id });
    expect(data.taken_offline).toBe(reason);
    for (const role of ["owner", "otherOwner", "candidate"] as const)
      expect(await refusal(clients[role].rpc("lift_job_offline", { p_job_id: job.id }))).toBe("PT403 admin_only");
    await lift();
    expect(await refusal(publish())).toBeNull();
    const rows = await sql<{ action: string; actor_id: string }[]>`
      select action, actor_id from public.audit_log
      where subject_id = ${job.id} and action in ('job.taken_offline', 'job.offline_lifted') order by id`;
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["job.taken_offline", people.admin.id],
      ["job.offline_lifted", people.admin.id],
    ]);
  });

  it("can be lifted after the company deletes the job", async () => {
    await take();
    await cast.clients.owner.rpc("delete_job", { p_job_id: job.id });
    expect(await ids({ p_search: job.title, p_state: "offline" })).toEqual([job.id]);
    expect(await read()).toMatchObject({ is_deleted: true, can_take_offline: false });
    await lift();
    expect(await ids({ p_search: job.title })).toEqual([]);
  });

  it("takes precedence if the company publishes at the same moment", async () => {
    await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
    const answers = await atOnce(
      (transaction) => transaction`select from public.jobs where id = ${job.id} for update`,
      [async () => refusal(publish()), async () => refusal(take())],
    );
    expect(answers[1]).toBeNull();
    expect([null, "PT409 taken_offline"]).toContain(answers[0]);
    expect(await statusOf()).toBe("closed");
  });

  it("happens once if two administrators do it at the same moment", async () => {
    const other = await makeAdmin();
    const answers = await atOnce(
      (transaction) => transaction`select from public.jobs where id = ${job.id} for update`,
      [async () => refusal(take()), async () => refusal(take(job, other))],
    );
    expect(answers.toSorted()).toEqual(["PT409 not_online", null].toSorted());
  });
});
