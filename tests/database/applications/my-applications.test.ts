import { beforeEach, describe, expect, test } from "vitest";
import type {
  CandidateApplicationListItem,
  CandidateDashboard,
  MyApplicationsFilter,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { withdrawableStatuses } from "../../../supabase/functions/_shared/contracts/applications/application-status.ts";
import { type ApplicationStatus, applicationStatuses } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { sql, unique } from "../../support/accounts.ts";
import { fieldErrors, makeCast, refusal, roles } from "../../support/cast.ts";
import { makeCandidate, type TestCandidate } from "../../support/companies.ts";
import { makeJob, reasonFor } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

interface Page {
  applications: CandidateApplicationListItem[];
  total: number;
  by_status: Partial<Record<ApplicationStatus, number>> | null;
}

let person: TestCandidate;
const cast = await makeCast();
beforeEach(async () => {
  person = await makeCandidate();
});

const list = async (p_filter: MyApplicationsFilter = {}, rest: object = {}, { client } = person): Promise<Page> => {
  const { data, error } = await client.rpc("get_my_applications", { p_filter, ...rest });
  expect(error).toBeNull();
  return data;
};
const dashboard = async ({ client } = person): Promise<CandidateDashboard> =>
  (await client.rpc("get_candidate_dashboard")).data;
const ids = ({ applications }: Page) => applications.map(({ id }) => id);

interface Past {
  title?: string;
  days?: number;
  since?: number;
  /** A reply was promised within this many days of applying. */
  promised?: number;
}
/** An application sent, and last moved, a given number of days ago. */
async function apply(status: ApplicationStatus, past: Past = {}): Promise<string> {
  const { title = unique("Job"), days = 10, promised } = past;
  const job = await makeJob(cast.company, { title });
  if (promised) await sql`update public.jobs set answer_days = ${promised} where id = ${job.id}`;
  const ago = (count: number) => new Date(Date.now() - count * 86_400_000);
  const moved = ago(past.since ?? days / 2);
  const row = {
    job_id: job.id,
    candidate_id: person.candidateId,
    company_id: job.companyId,
    status,
    applied_at: ago(days),
    updated_at: moved,
  };
  const [application] = await sql<{ id: string }[]>`insert into public.applications ${sql(row)} returning id`;
  const id = String(application?.id);
  await sql`update public.application_events set created_at = ${moved} where application_id = ${id}`;
  return id;
}
const move = (p_application_id: string, p_status: ApplicationStatus) =>
  cast.company.owner.client.rpc("set_application_status", { p_application_id, p_status, ...reasonFor(p_status) });

describe("a candidate's application list", () => {
  test("filters by state and status, counts each status, and pages newest first", async () => {
    const made = new Map<ApplicationStatus, string>();
    for (const [index, status] of applicationStatuses.entries()) {
      made.set(status, await apply(status, { days: 20 - index }));
    }
    const of = (...statuses: readonly ApplicationStatus[]) => statuses.map((status) => made.get(status)).reverse();
    const closed = applicationStatuses.filter((status) => !withdrawableStatuses.includes(status));
    const by_status = Object.fromEntries(applicationStatuses.map((status) => [status, 1]));
    expect(await list()).toMatchObject({ total: 7, by_status });
    expect(ids(await list())).toEqual(of(...applicationStatuses));
    const active = await list({ state: "active" });
    expect(ids(active)).toEqual(of(...withdrawableStatuses));
    expect(active).toMatchObject({ total: 7, by_status });
    expect(ids(await list({ state: "closed" }))).toEqual(of(...closed));
    expect(ids(await list({ state: "closed", status: "rejected" }))).toEqual(of("rejected"));
    expect(ids(await list({ state: "active", status: "rejected" }))).toEqual([]);
    const first = await list({ state: "active" }, { p_limit: 2 });
    const { applied_at, id } = first.applications[1] as CandidateApplicationListItem;
    const second = await list({ state: "active" }, { p_limit: 2, p_before: { appliedAt: applied_at, id } });
    expect([...ids(first), ...ids(second)]).toEqual(of(...withdrawableStatuses));
    expect(second.by_status).toBeNull();
  });

  test("finds and counts applications by words of title and company, in any order and case", async () => {
    const word = unique("Miller").replaceAll("-", "");
    const found = await apply("applied", { title: `Senior ${word}` });
    await apply("interview");
    const ended = await apply("rejected", { title: word });
    const company = cast.company.name;
    for (const search of [word.toLowerCase(), `${word} sen`, `${company} ${word.slice(2)}`]) {
      expect(ids(await list({ state: "active", search })), search).toEqual([found]);
    }
    expect((await list({ state: "active", search: word })).by_status).toEqual({ applied: 1, rejected: 1 });
    expect(ids(await list({ state: "closed", search: word }))).toEqual([ended]);
    expect(await list({ search: `${word} 100%_` })).toMatchObject({ applications: [], total: 3, by_status: {} });
  });

  test("shows when an application last moved and its open reply-by date", async () => {
    await apply("reviewing", { days: 9, since: 3, promised: 14 });
    const [day] = await sql<{ day: string }[]>`
      select (((now() - interval '9 days') at time zone 'UTC')::date + 14)::text as day`;
    const [listed] = (await list()).applications;
    expect(listed).toMatchObject({ status: "reviewing", answer_due: day?.day });
    const moved = Date.parse(String(listed?.changed_at));
    expect(Math.round((Date.now() - moved) / 86_400_000)).toBe(3);
  });

  test("keeps an application in place until a move can no longer be undone", async () => {
    const id = await apply("interview");
    expect((await move(id, "rejected")).error).toBeNull();
    expect(ids(await list({ state: "active" }))).toEqual([id]);
    expect((await list({ state: "closed" })).by_status).toEqual({ interview: 1 });
    await endUndoTime(id);
    expect(ids(await list({ state: "active" }))).toEqual([]);
    expect((await list({ state: "closed" })).applications).toMatchObject([{ id, status: "rejected" }]);
  });

  test("shows no one else's applications, and refuses invalid filters", async () => {
    await apply("applied");
    for (const role of roles) {
      const { data, error } = await cast.clients[role].rpc("get_my_applications");
      const summary = await cast.clients[role].rpc("get_candidate_dashboard");
      if (role === "anonymous") expect([error?.code, summary.error?.code]).toEqual(["42501", "42501"]);
      else expect([data.total, data.applications, summary.data.moved_forward]).toEqual([0, [], 0]);
    }
    const asked = (p_filter: unknown) => person.client.rpc("get_my_applications", { p_filter });
    expect(fieldErrors((await asked({ state: "all" })).error)).toEqual({
      state: "Choose active, closed, current or ended",
    });
    expect(fieldErrors((await asked({ status: "boss" })).error)).toEqual({ status: "Choose a status" });
    expect(await refusal(asked([]))).toBe("PT422 invalid_input");
  });
});

describe("the candidate dashboard", () => {
  test("counts applications that moved forward this week, once the moves can no longer be undone", async () => {
    expect(await dashboard()).toMatchObject({ moved_forward: 0 });
    const ahead = await apply("reviewing", { days: 30, since: 20 });
    const back = await apply("interview", { days: 30, since: 20 });
    const ended = await apply("interview", { days: 30, since: 20 });
    expect(await dashboard()).toMatchObject({ moved_forward: 0 });
    await move(ahead, "interview");
    await move(ahead, "offered");
    await move(back, "reviewing");
    await move(ended, "rejected");
    expect(await dashboard()).toMatchObject({ moved_forward: 0 });
    for (const id of [ahead, back, ended]) await endUndoTime(id);
    expect(await dashboard()).toMatchObject({ moved_forward: 1 });
  });

  test("counts late replies and lists the three latest, until the candidate has the reply or withdraws", async () => {
    const made: string[] = [];
    // A day that just ended in UTC may still be today somewhere (RULES: Days).
    for (const late of [3, 9, 2, 5]) {
      const id = await apply("reviewing", { days: 7 + late, promised: 7 });
      made.push(id);
    }
    const [second, longest, , third] = made;
    const late = async () => {
      const { total, applications } = (await dashboard()).late_answers;
      return { total, ids: applications.map(({ id }) => id) };
    };
    expect(await late()).toEqual({ total: 4, ids: [longest, third, second] });
    await move(String(longest), "rejected");
    // Not before the candidate is notified of the reply.
    expect(await late()).toMatchObject({ total: 4 });
    await endUndoTime(String(longest));
    expect(await late()).toMatchObject({ total: 3 });
    await person.client.rpc("withdraw_application", { p_application_id: third });
    expect(await late()).toMatchObject({ total: 2 });
  });
});
