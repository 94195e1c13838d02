import { describe, expect, test } from "vitest";
import type {
  CandidateApplicationDetail,
  CompanyApplicationDetail,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import type { ApplicationStatus } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { answerDays } from "../../../supabase/functions/_shared/contracts/jobs/job.ts";
import { sql } from "../../support/accounts.ts";
import { fieldErrors, refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);

const owner = () => company.owner.client;
const promise = async (job: TestJob, answerDays: number | null) =>
  expect(await refusal(owner().rpc("update_job", { p_job_id: job.id, p_job: { answerDays } }))).toBeNull();
async function promisingJob(days: number | null = 14): Promise<TestJob> {
  const job = await makeJob(company);
  if (days !== null) await promise(job, days);
  return job;
}
/** What each side sees of the promise. */
async function read(id: string) {
  const args = { p_application_id: id };
  const theirs = (await owner().rpc("get_application_detail", args)).data as CompanyApplicationDetail;
  const mine = (await candidate.client.rpc("get_my_application", args)).data as CandidateApplicationDetail;
  return {
    company: [theirs.answer_by, theirs.answer_due],
    candidate: [mine.answer_by, mine.answer_due],
  };
}
const owed = (date: string) => ({ company: [date, date], candidate: [date, date] });
const given = (date: string) => ({ company: [date, null], candidate: [date, null] });

const move = async (id: string, p_status: ApplicationStatus) =>
  expect(await refusal(owner().rpc("set_application_status", { p_application_id: id, p_status }))).toBeNull();
const undo = async (id: string, p_status: ApplicationStatus) =>
  expect(await refusal(owner().rpc("undo_application_status", { p_application_id: id, p_status }))).toBeNull();
/** As any other way of moving it does. */
const moveDirectly = (id: string, status: ApplicationStatus) =>
  sql`update public.applications set status = ${status} where id = ${id}`;

describe("a job's reply promise", () => {
  test.each([...answerDays, null])(
    "of %s days is stored with a new job, can be changed, and is shown to everyone",
    async (days) => {
      const p_job = { title: "Clerk", description: "Clerks.", location: "Denver, CO", jobType: "FULL_TIME" };
      const { data } = await owner().rpc("create_job", {
        p_company_id: company.id,
        p_job: { ...p_job, status: "published", answerDays: days },
      });
      expect(data.answer_days).toBe(days);
      const shown = async () =>
        (await candidate.client.rpc("get_job_details", { p_job_id: data.id })).data.answer_days as number | null;
      expect(await shown()).toBe(days);
      const change = (changes: object) => owner().rpc("update_job", { p_job_id: data.id, p_job: changes });
      expect((await change({ title: "Head clerk" })).data.answer_days).toBe(days);
      expect((await change({ answerDays: 21 })).data.answer_days).toBe(21);
      expect((await change({ answerDays: null })).data.answer_days).toBeNull();
      expect(await shown()).toBeNull();
    },
  );

  test("defaults to its company's, in whole days, for later applications", async () => {
    const job = await promisingJob(null);
    const promising = await promisingJob(7);
    const id = await makeApplication(job, candidate);
    const hours = async (first_reply_hours: number | null) =>
      sql`update public.companies set first_reply_hours = ${first_reply_hours} where id = ${company.id}`;
    const shown = async (p_job_id: string) =>
      (await candidate.client.rpc("get_job_details", { p_job_id })).data.answer_days as number | null;
    for (const [given, days] of [
      [24, 1],
      [36, 2],
      [48, 2],
      [336, 14],
    ] as const) {
      await hours(given);
      expect(await shown(job.id)).toBe(days);
      expect(await shown(promising.id)).toBe(7);
    }
    const later = await makeCandidate();
    const second = await makeApplication(job, later);
    await hours(null);
    expect(await shown(job.id)).toBeNull();
    expect(await read(id)).toEqual({ company: [null, null], candidate: [null, null] });
    const { data } = await later.client.rpc("get_my_application", { p_application_id: second });
    expect(data.answer_by).toBe(day(14));
    const { data: own } = await owner().rpc("get_company_job", { p_job_id: promising.id });
    expect(own).toMatchObject({ answer_days: 7, own_answer_days: 7 });
  });

  test("is one of four numbers of days", async () => {
    const job = await promisingJob();
    for (const days of [0, 8, 31, 7.5, "14", "", true, []]) {
      const { error } = await owner().rpc("update_job", { p_job_id: job.id, p_job: { answerDays: days } });
      expect(fieldErrors(error), JSON.stringify(days)).toEqual({ answerDays: "Choose a number of days" });
    }
    await expect(sql`update public.jobs set answer_days = 8 where id = ${job.id}`).rejects.toThrow();
  });
});

/** By then a reply counts, whatever the company does next. */
const anHourLater = (id: string) =>
  sql`update public.application_events set created_at = created_at - interval '1 hour' where application_id = ${id}`;

describe("an application's reply-by date", () => {
  test.each(answerDays)("is %s days after the application, for both sides", async (days) => {
    const job = await promisingJob(days);
    const { data: id } = await candidate.client.rpc("submit_application", { p_job_id: job.id });
    expect(await read(id)).toEqual(owed(day(days)));
    const { data } = await owner().rpc("get_job_applications", { p_job_id: job.id });
    expect(data.applications).toMatchObject([{ id, answer_due: day(days), is_overdue: false }]);
  });

  test("is empty if nothing was promised, even if the job promises something later", async () => {
    const job = await promisingJob(null);
    const id = await makeApplication(job, candidate);
    await promise(job, 7);
    expect(await read(id)).toEqual({ company: [null, null], candidate: [null, null] });
    await moveDirectly(id, "reviewing");
    expect(await read(id)).toEqual({ company: [null, null], candidate: [null, null] });
  });

  test("does not move when the job's promise changes or ends", async () => {
    const job = await promisingJob(14);
    const id = await makeApplication(job, candidate);
    await promise(job, 30);
    const later = await makeCandidate();
    const second = await makeApplication(job, later);
    await promise(job, null);
    const third = await makeApplication(job, await makeCandidate());
    await move(id, "reviewing");
    expect(await read(id)).toEqual(owed(day(14)));
    const days = await sql<{ id: string; day: string | null }[]>`
      select id, answer_by::text as day from public.applications where id in ${sql([second, third])}`;
    expect(Object.fromEntries(days.map((row) => [row.id, row.day]))).toEqual({ [second]: day(30), [third]: null });
    const { data } = await candidate.client.rpc("get_my_application", { p_application_id: id });
    expect(data.job).not.toHaveProperty("answer_days");
  });

  test("follows the UTC calendar, whatever the hour", async () => {
    const job = await promisingJob(7);
    for (const [at, expected] of [
      ["2026-11-01T00:00:00Z", "2026-11-08"],
      ["2026-11-01T23:59:59.999Z", "2026-11-08"],
      ["2026-12-31T20:00:00-05:00", "2027-01-08"],
    ] as const) {
      const [row] = await sql<{ day: string }[]>`
        insert into public.applications (job_id, candidate_id, company_id, applied_at)
        values (${job.id}, ${(await makeCandidate()).candidateId}, ${company.id}, ${at}) returning answer_by::text as day`;
      expect(row?.day).toBe(expected);
    }
  });
});

describe("a promised reply", () => {
  const fresh = async (): Promise<string> => makeApplication(await promisingJob(), candidate);

  test("is still due during review and interview", async () => {
    const id = await fresh();
    for (const status of ["reviewing", "interview"] as const) {
      await move(id, status);
      expect(await read(id)).toEqual(owed(day(14)));
    }
  });

  test.each(["offered", "rejected"] as const)(
    "is due until the application is %s, which the candidate sees once notified",
    async (status) => {
      const id = await fresh();
      await moveDirectly(id, status);
      expect(await read(id)).toEqual({ company: [day(14), null], candidate: [day(14), day(14)] });
      await endUndoTime(id);
      expect(await read(id)).toEqual(given(day(14)));
    },
  );

  test("is due again once the reply is undone", async () => {
    const id = await fresh();
    await move(id, "interview");
    await move(id, "offered");
    expect((await read(id)).company).toEqual([day(14), null]);
    await undo(id, "offered");
    expect(await read(id)).toEqual(owed(day(14)));
  });

  test("is not due again when a later move is undone", async () => {
    const id = await fresh();
    await moveDirectly(id, "offered");
    await endUndoTime(id);
    await move(id, "hired");
    await undo(id, "hired");
    expect(await read(id)).toEqual(given(day(14)));
    await anHourLater(id);
    await move(id, "interview");
    expect(await read(id)).toEqual(given(day(14)));
  });

  test("is not due after reopening an application that had its reply", async () => {
    const id = await fresh();
    await moveDirectly(id, "rejected");
    await anHourLater(id);
    await move(id, "reviewing");
    expect(await read(id)).toEqual(given(day(14)));
    await undo(id, "reviewing");
    expect(await read(id)).toEqual(given(day(14)));
  });

  test("is due after reopening before the candidate could hear of the reply", async () => {
    const id = await fresh();
    await moveDirectly(id, "rejected");
    await endUndoTime(id);
    await move(id, "reviewing");
    expect(await read(id)).toEqual({ company: [day(14), day(14)], candidate: [day(14), null] });
    await undo(id, "reviewing");
    expect(await read(id)).toEqual(given(day(14)));
    await move(id, "reviewing");
    await endUndoTime(id);
    expect(await read(id)).toEqual(owed(day(14)));
  });

  test("is not due after the candidate withdraws", async () => {
    const id = await fresh();
    expect(await refusal(candidate.client.rpc("withdraw_application", { p_application_id: id }))).toBeNull();
    expect(await read(id)).toEqual(given(day(14)));
  });

  test("is not due for an application created with a decision", async () => {
    const id = await makeApplication(await promisingJob(), candidate, { status: "hired" });
    expect((await read(id)).company).toEqual([day(14), null]);
  });
});
