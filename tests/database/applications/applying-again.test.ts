import { describe, expect, test } from "vitest";
import {
  type CandidateApplicationDetail,
  type CompanyApplicationDetail,
  mostAttempts,
  withdrawalReasons,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import type { ApplicationStatus } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

// Withdrawing an application, with or without a reason, and applying again for the job.
const cast = await makeCast();
const job = await makeJob(cast.company, { skillsRequired: ["TypeScript", "Kafka"] });
const candidate = await makeCandidate({ skills: ["TypeScript"] });

const apply = (to: TestJob, by = candidate) => by.client.rpc("submit_application", { p_job_id: to.id });
const withdraw = (id: string, why: object = {}, by = candidate) =>
  by.client.rpc("withdraw_application", { p_application_id: id, ...why });
const mine = async (id: string, by = candidate): Promise<CandidateApplicationDetail> =>
  (await by.client.rpc("get_my_application", { p_application_id: id })).data;
const theirs = async (id: string, client = cast.clients.owner): Promise<CompanyApplicationDetail> =>
  (await client.rpc("get_application_detail", { p_application_id: id })).data;
/** Applies and withdraws, repeatedly. Returns the ids. */
async function applyAndWithdraw(to: TestJob, by: TestCandidate, times = 1): Promise<string[]> {
  const ids = [];
  for (let n = 0; n < times; n += 1) {
    const { data } = await apply(to, by);
    ids.push(data as string);
    expect(await refusal(withdraw(data, {}, by))).toBeNull();
  }
  return ids;
}

describe("a withdrawal reason", () => {
  test("can be one from the contract, a message, or nothing", async () => {
    for (const p_reason of [null, "", ...withdrawalReasons]) {
      const id = await makeApplication(await makeJob(cast.company), candidate);
      expect(await refusal(withdraw(id, { p_reason })), String(p_reason)).toBeNull();
    }
    const id = await makeApplication(await makeJob(cast.company), candidate);
    const { error } = await withdraw(id, { p_reason: "boredom", p_message: "x".repeat(limits.withdrawal + 1) });
    expect(Object.keys(fieldErrors(error)).sort()).toEqual(["message", "reason"]);
    expect((await mine(id)).status).toBe("applied");
    expect(await refusal(withdraw(id, { p_message: "x".repeat(limits.withdrawal) }))).toBeNull();
  });

  test("has the same choices in SQL as in the contract", async () => {
    const [row] = await sql<{ text: string }[]>`
      select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'application_withdrawals_reason_check'`;
    expect([...String(row?.text).matchAll(/'(\w+)'/g)].map(([, reason]) => reason)).toEqual([...withdrawalReasons]);
  });

  test("is visible to the candidate, the application's staff and administrators, and can't be changed", async () => {
    const person = await makeCandidate({ managedBy: cast.other });
    const { data: id } = await apply(job, person);
    await withdraw(id, { p_reason: "salary", p_message: " Too little. " }, person);
    await withdraw(id, { p_reason: "other", p_message: "Something else." }, person);
    const said = { reason: "salary", message: "Too little." };
    expect((await mine(id, person)).events.map(({ withdrawal }) => withdrawal)).toEqual([null, said]);
    for (const role of ["owner", "recruiter", "admin"] as const) {
      expect((await theirs(id, cast.clients[role])).events.at(-1)?.withdrawal, role).toEqual(said);
    }
    // The former representing company reads the application, but nothing between the candidate and the other company.
    expect((await theirs(id, cast.clients.otherOwner)).events.at(-1)).toMatchObject({
      to_status: "withdrawn",
      withdrawal: null,
    });
    const readers = await whoCan(cast, async (client) => (await theirs(id, client)) !== null);
    expect(readers).toEqual([...recruiting, "otherOwner", "admin"]);
  });
});

describe("applying again", () => {
  test.each(["applied", "reviewing", "interview", "offered", "hired", "rejected"] as const)(
    "is refused while the application is %s",
    async (status: ApplicationStatus) => {
      const to = await makeJob(cast.company);
      const id = await makeApplication(to, candidate, { status });
      expect(await refusal(apply(to))).toBe("PT409 duplicate_application");
      expect((await mine(id)).can.apply_again).toBe(false);
    },
  );

  test("creates a new application with the current profile, and keeps the first one as sent", async () => {
    const person = await makeCandidate({ skills: ["TypeScript"] });
    const { data: first } = await apply(job, person);
    await withdraw(first, { p_reason: "send_anew" }, person);
    await sql`update public.candidates set skills = '{TypeScript,Kafka}', title = 'Lead' where id = ${person.candidateId}`;
    const offered = await person.client.rpc("get_job_details", { p_job_id: job.id });
    expect(offered.data).toMatchObject({ application_id: first, withdrawn: { can_apply: true } });
    expect((await mine(first, person)).can).toEqual({ withdraw: false, apply_again: true });

    const { data: second } = await apply(job, person);
    expect(second).not.toBe(first);
    const [before, after] = [await theirs(first), await theirs(second)];
    expect([before.attempt, before.later_id, before.status]).toEqual([1, second, "withdrawn"]);
    expect([after.attempt, after.later_id, after.status]).toEqual([2, null, "applied"]);
    expect([before.match.summary, before.candidate.title]).toEqual([
      "1 of 2 required skills; missing: Kafka",
      "Software engineer",
    ]);
    expect([after.match.summary, after.candidate.title]).toEqual(["2 of 2 required skills", "Lead"]);
    const history = [
      [first, null, "applied"],
      [first, "applied", "withdrawn"],
      [second, null, "applied"],
    ];
    for (const { events } of [after, await mine(second, person)]) {
      expect(events.map((event) => [event.application_id, event.from_status, event.to_status])).toEqual(history);
    }
    expect((await mine(first, person)).events).toHaveLength(2);
    expect((await mine(first, person)).can.apply_again).toBe(false);
    // Everywhere else the newest one applies.
    const shown = await person.client.rpc("get_job_details", { p_job_id: job.id });
    expect(shown.data).toMatchObject({ application_id: second, withdrawn: null });
    const { data: found } = await person.client.rpc("search_jobs", { p_query: job.title });
    expect(found.jobs[0].application).toEqual({ id: second, status: "applied" });
    const told = await sql<{ title: string }[]>`
      select title from public.notifications where data ->> 'application_id' = ${second} and type = 'application_received'`;
    expect(told.map(({ title }) => title)).toEqual(["Casey Candidate applied again"]);
  });

  test(`is possible while the job is open, and ${mostAttempts} times in all`, async () => {
    const person = await makeCandidate();
    const to = await makeJob(cast.company);
    const ids = await applyAndWithdraw(to, person);
    await sql`update public.jobs set status = 'closed' where id = ${to.id}`;
    expect((await mine(String(ids[0]), person)).can.apply_again).toBe(false);
    expect(await refusal(apply(to, person))).toBe("PT404 job_not_found");
    await sql`update public.jobs set status = 'published' where id = ${to.id}`;
    ids.push(...(await applyAndWithdraw(to, person, mostAttempts - 1)));
    expect(new Set(ids).size).toBe(mostAttempts);
    expect(await refusal(apply(to, person))).toBe("PT409 applied_too_often");
    const { data } = await person.client.rpc("get_job_details", { p_job_id: to.id });
    expect(data).toMatchObject({ application_id: ids.at(-1), withdrawn: { can_apply: false } });
    // Not by bypassing the procedure, either.
    await expect(makeApplication(to, person)).rejects.toThrow("applications_once_per_attempt");
  });

  test("accepts one of 20 simultaneous applications", async () => {
    const person = await makeCandidate();
    const to = await makeJob(cast.company);
    await applyAndWithdraw(to, person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(to, person)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of answers) if (error) expect(error.hint).toBe("duplicate_application");
    const rows = await sql`
      select attempt from public.applications where job_id = ${to.id} and status <> 'withdrawn'`;
    expect(rows).toEqual([{ attempt: 2 }]);
  });

  test("never creates a second open application during a simultaneous withdrawal and move", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await makeCandidate();
      const to = await makeJob(cast.company);
      const { data: id } = await apply(to, person);
      await Promise.all([
        withdraw(id, {}, person),
        apply(to, person),
        cast.clients.owner.rpc("set_application_status", { p_application_id: id, p_status: "reviewing" }),
        apply(to, person),
      ]);
      const live = await sql`select from public.applications where job_id = ${to.id} and status <> 'withdrawn'`;
      expect(live.count).toBeLessThanOrEqual(1);
    }
  });

  test("keeps the job out of the available count, and counts both applications in lists and the report", async () => {
    const person = await makeCandidate();
    const to = await makeJob(cast.company);
    const available = async () => (await person.client.rpc("get_candidate_activity")).data.available_jobs as number;
    const before = await available();
    await applyAndWithdraw(to, person);
    await apply(to, person);
    expect(await available()).toBe(before - 1);
    const { data: list } = await cast.clients.owner.rpc("get_job_applications", { p_job_id: to.id });
    expect(list.counts.by_status).toEqual({ applied: 1, withdrawn: 1 });
    const { data: report } = await cast.clients.owner.rpc("get_company_report", { p_job_id: to.id });
    expect(report.applications).toBe(2);
  });

  test("shows the representing company only what was sent while it represented the candidate", async () => {
    const person = await makeCandidate();
    const to = await makeJob(cast.company);
    const [first] = await applyAndWithdraw(to, person);
    await sql`
      update public.candidates set managing_company_id = ${cast.other.id} where id = ${person.candidateId}`;
    const { data: second } = await apply(to, person);
    const seen = await theirs(second, cast.clients.otherOwner);
    expect(seen.events.map(({ application_id }) => application_id)).toEqual([second]);
    expect(await theirs(String(first), cast.clients.otherOwner)).toBeNull();
  });
});

describe("another candidate's application", () => {
  test("can't be read or withdrawn through any call", async () => {
    const { data: id } = await apply(await makeJob(cast.company));
    const args = { p_application_id: id };
    for (const client of [cast.clients.candidate, cast.clients.owner, cast.clients.admin, cast.clients.otherOwner]) {
      expect(await refusal(client.rpc("get_my_application", args))).toBe("PT404 application_not_found");
      expect(await refusal(client.rpc("withdraw_application", { ...args, p_reason: "salary" }))).toBe(
        "PT404 application_not_found",
      );
    }
    expect(await refusal(cast.clients.anonymous.rpc("get_my_application", args))).toContain("42501");
    expect(await refusal(cast.clients.anonymous.rpc("withdraw_application", args))).toContain("42501");
    for (const table of ["application_withdrawals", "sent_documents"]) {
      expect(
        (
          await cast.clients.owner
            .schema("private" as "public")
            .from(table)
            .select()
        ).error,
      ).not.toBeNull();
    }
    expect((await mine(id)).status).toBe("applied");
  });
});
