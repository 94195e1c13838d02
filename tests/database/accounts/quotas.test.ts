import { describe, expect, test } from "vitest";
import { dailyQuotas } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const posting = { title: "Engineer", description: "Builds.", location: "Denver, CO", jobType: "FULL_TIME" };

/** Each quota: how to simulate reaching it, how to create one more, and how to let a day pass. */
const quotas = {
  applications: {
    person: () => makeCandidate(),
    make: async (person: Actor, company: TestCompany, count: number) => {
      for (let made = 0; made < count; made += 1) {
        await makeApplication(await makeJob(company), person as TestCandidate);
      }
    },
    more: async (person: Actor, company: TestCompany) => {
      const { id } = await makeJob(company);
      return () => person.client.rpc("submit_application", { p_job_id: id });
    },
    passADay: (person: Actor) => sql`
      update public.applications set applied_at = applied_at - interval '1 day'
      where candidate_id = (select id from public.candidates where user_id = ${person.id})`,
  },
  jobs: {
    person: (company: TestCompany) => makeStaff(company, "recruiter"),
    make: async (person: Actor, company: TestCompany, count: number) => {
      await sql`
        insert into public.audit_log (actor_id, action, subject_type, company_id)
        select ${person.id}, 'job.created', 'job', ${company.id} from generate_series(1, ${count})`;
    },
    more: async (person: Actor) => () => person.client.rpc("create_job", { p_company_id: null, p_job: posting }),
    passADay: null,
  },
} as const;

describe.each(Object.keys(quotas) as (keyof typeof quotas)[])("%s", (of) => {
  const { person: makePerson, make, more, passADay } = quotas[of];

  test.each([[dailyQuotas[of], of]])("stop at %i %s a day, also at the same time", async (most) => {
    const company = await makeCompany();
    const person = await makePerson(company);
    await make(person, company, most - 2);
    const calls = await Promise.all([1, 2, 3, 4].map(() => more(person, company)));
    const answers = await atOnce(
      (transaction) => transaction`select from public.profiles where id = ${person.id} for update`,
      calls,
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(2);
    for (const { error } of answers.filter((answer) => answer.error)) {
      expect(error).toMatchObject({
        code: "PT429",
        hint: `too_many_${of}`,
        message: expect.stringContaining(`${most} ${of} in the last 24 hours`),
      });
    }
    if (passADay) {
      await passADay(person);
      expect((await (await more(person, company))()).error).toBeNull();
    }
  });

  test("are counted separately for each colleague", async () => {
    const company = await makeCompany();
    const [person, colleague] = [await makePerson(company), await makePerson(company)];
    await make(person, company, dailyQuotas[of]);
    expect((await (await more(person, company))()).error?.code).toBe("PT429");
    expect((await (await more(colleague, company))()).error).toBeNull();
  });
});

test("a deleted job still counts toward the daily limit", async () => {
  const company = await makeCompany();
  const { owner } = company;
  const create = () => owner.client.rpc("create_job", { p_company_id: null, p_job: posting });
  await quotas.jobs.make(owner, company, dailyQuotas.jobs - 1);
  const { data: job } = await create();
  expect((await owner.client.rpc("delete_job", { p_job_id: job.id })).error).toBeNull();
  expect((await create()).error?.code).toBe("PT429");
});
