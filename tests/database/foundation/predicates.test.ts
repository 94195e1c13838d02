// Policies check a set before calling a predicate, so strangers' rows are skipped without a call per row: otherwise any account
// could keep the database busy by reading a large table (ARCHITECTURE: Decisions).
import { expect, test } from "vitest";
import { type Actor, makeAccount, sql } from "../../support/accounts.ts";
import { makeCast } from "../../support/cast.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

/** Row policies' predicates, by table. */
const predicates = {
  applications: "can_read_application(application public.applications, me private.reach default private.my_reach())",
  candidates: "can_read_candidate(candidate public.candidates, me private.reach default private.my_reach())",
  jobs: "can_read_job(job public.jobs, me private.reach default private.my_reach())",
  job_assignments: "can_read_assignment(of_company uuid, assignee uuid, recruited_for uuid[], me private.reach)",
  companies: "can_read_company(of_company uuid, me private.reach default private.my_reach())",
} as const;

const [cast, newcomer] = await Promise.all([makeCast(), makeAccount("candidate")]);
const job = await makeJob(cast.company, { assignedTo: cast.people.recruiter });
await makeApplication(job, cast.candidate);

class RolledBack extends Error {}

/** Reads a table as a person while its predicate fails on every call. Returns the rows, or the failure. */
async function readWithFailingPredicate(table: keyof typeof predicates, reader: Actor): Promise<number | string> {
  let answer: number | string = 0;
  const attempt = sql.begin(async (transaction) => {
    await transaction.unsafe(`
      create or replace function private.${predicates[table]} returns boolean language plpgsql stable set search_path = ''
      as $$ begin raise exception 'was asked'; end $$`);
    const claims = JSON.stringify({ role: "authenticated", sub: reader.id });
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
    answer = (await transaction.unsafe(`select from public.${table}`)).count;
    throw new RolledBack();
  });
  await attempt.catch((error: Error) => {
    if (!(error instanceof RolledBack)) answer = error.message;
  });
  return answer;
}

const tables = Object.keys(predicates) as (keyof typeof predicates)[];

test.each(tables)("strangers read no rows of %s, and its predicate is never evaluated", async (table) => {
  for (const stranger of [newcomer, cast.people.removedStaff]) {
    expect(await readWithFailingPredicate(table, stranger), stranger.email).toBe(0);
  }
});

test.each(tables)("the predicate of %s is evaluated for people who may have rows in it", async (table) => {
  const reader = table === "candidates" ? cast.people.candidate : cast.people.owner;
  expect(await readWithFailingPredicate(table, reader)).toBe("was asked");
});
