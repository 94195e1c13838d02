import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

let job: TestJob;
let application: string;
const company = await makeCompany();
const person = await makeCandidate();

class RolledBack extends Error {}
type Transaction = typeof sql;
interface Watched {
  transaction: Transaction;
  /** Calls a procedure as a person. */
  as: (actor: Actor, call: (transaction: Transaction) => PromiseLike<unknown>) => Promise<void>;
  /** What has ended so far, and why. */
  ended: () => Promise<string[]>;
}

/** Runs with both endings recording their calls, and rolls everything back. */
async function watching(run: (tools: Watched) => Promise<void>): Promise<void> {
  job = await makeJob(company);
  application = await makeApplication(job, person);
  const attempt = sql.begin(async (begun) => {
    const transaction = begun as unknown as Transaction;
    await transaction`create temporary table ended (what text, why text) on commit drop`;
    for (const what of ["interviews", "offers"]) {
      await transaction.unsafe(`
        create or replace function private.end_${what}(application public.applications, why text) returns void
        language sql set search_path = '' as $$
          insert into pg_temp.ended select '${what}', why where application.id = '${application}'
        $$`);
    }
    await run({
      transaction,
      as: async ({ accessToken }, call) => {
        const claims = Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString();
        await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
        await call(transaction);
        await transaction`select set_config('request.jwt.claims', '', true)`;
      },
      ended: async () => {
        const rows = await transaction<
          { text: string }[]
        >`select what || ': ' || why as text from pg_temp.ended order by what`;
        return rows.map(({ text }) => text);
      },
    });
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}
const both = (why: string) => [`interviews: ${why}`, `offers: ${why}`];
const move = (transaction: Transaction, status: string, reason: string | null = null) =>
  transaction`select public.set_application_status(${application}, ${status}, p_reason => ${reason})`;
/** As the schedule does once the move can no longer be undone. */
const tell = async (transaction: Transaction) => {
  await transaction`update private.pending_notifications set due_at = now() where subject_id = ${application}`;
  await transaction`select private.notify_due()`;
};

describe("interview times and offers end", () => {
  test("right away when the candidate withdraws", () =>
    watching(async ({ as, ended }) => {
      await as(person, (call) => call`select public.withdraw_application(${application})`);
      expect(await ended()).toEqual(both("The applicant withdrew the application"));
    }));

  test("when a rejection can no longer be undone", () =>
    watching(async ({ transaction, as, ended }) => {
      await as(company.owner, (call) => move(call, "rejected", "skills"));
      expect(await ended()).toEqual([]);
      await as(company.owner, (call) => call`select public.undo_application_status(${application}, 'rejected')`);
      await tell(transaction);
      expect(await ended()).not.toContainEqual(expect.stringContaining("interviews"));
      await as(company.owner, (call) => move(call, "rejected", "skills"));
      await tell(transaction);
      expect(await ended()).toEqual(expect.arrayContaining(both("The application was not selected")));
    }));

  test("when a hire can no longer be undone", () =>
    watching(async ({ transaction, as, ended }) => {
      for (const status of ["interview", "offered", "hired"]) await as(company.owner, (call) => move(call, status));
      expect(await ended()).toEqual([]);
      await tell(transaction);
      expect(await ended()).toEqual(both("The application ended with a hire"));
    }));

  test("when their job is removed", () =>
    watching(async ({ as, ended }) => {
      await as(company.owner, (call) => call`select public.delete_job(${job.id})`);
      expect(await ended()).toEqual(both("The job was removed"));
    }));

  test("when their company leaves", () =>
    watching(async ({ as, ended }) => {
      await as(company.owner, (call) => call`select public.close_company(${company.id}, ${company.name})`);
      expect(await ended()).toEqual(both(`${company.name} has left Fairmatch`));
    }));

  test("but not again for an application that is already closed", () =>
    watching(async ({ transaction, as, ended }) => {
      await as(person, (call) => call`select public.withdraw_application(${application})`);
      await transaction`delete from pg_temp.ended`;
      await as(company.owner, (call) => call`select public.delete_job(${job.id})`);
      expect(await ended()).toEqual([]);
    }));
});

describe("a colleague who leaves the team", () => {
  const interviewOf = async (id: string, people: Actor[], days: number) => {
    const [interview, proposal] = [randomUUID(), randomUUID()];
    await sql`
      insert into private.interviews (id, application_id, starts_at, minutes, place_kind, place, time_zone)
      values (${interview}, ${id}, now() + make_interval(days => ${days}), 30, 'phone', '+1 555 0100', 'UTC')`;
    await sql`
      insert into private.interview_proposals (
        id, application_id, interview_id, made_by_name, minutes, place_kind, place, time_zone, slots, state, picked)
      select ${proposal}, ${id}, i.id, 'Somebody', 30, 'phone', i.place, 'UTC', array[i.starts_at], 'picked', i.starts_at
      from private.interviews i where i.id = ${interview}`;
    for (const each of people) await sql`insert into private.interview_people values (${proposal}, ${each.id})`;
    return proposal;
  };
  const peopleOf = async (proposal: string) =>
    (
      await sql<{ user_id: string }[]>`select user_id from private.interview_people where proposal_id = ${proposal}`
    ).map(({ user_id }) => user_id);

  test("is replaced by their successor in upcoming interviews, but not in past ones", async () => {
    const [leaving, successor, other] = await Promise.all([
      makeStaff(company, "recruiter"),
      makeStaff(company, "recruiter"),
      makeStaff(company, "manager"),
    ]);
    const id = await makeApplication(await makeJob(company), await makeCandidate());
    const coming = await interviewOf(id, [leaving, other], 2);
    const past = await interviewOf(id, [leaving], -2);
    const [membership] = await sql`select id from public.company_users where user_id = ${leaving.id}`;
    const { error } = await company.owner.client.rpc("remove_staff", {
      p_company_user_id: membership?.id,
      p_successor: successor.id,
    });
    expect(error).toBeNull();
    expect((await peopleOf(coming)).sort()).toEqual([successor.id, other.id].sort());
    expect(await peopleOf(past)).toEqual([leaving.id]);
    expect(await sql`select state from private.interviews where application_id = ${id}`).toEqual([
      { state: "confirmed" },
      { state: "confirmed" },
    ]);
  });
});
