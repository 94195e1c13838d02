import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCast } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endUndoTime, mailsBy } from "../../support/notices.ts";

let applicant: TestCandidate;
let application: string;
/** `agency` represents the candidate and applied for them; `keeper` is their owner there. */
const [cast, agency] = await Promise.all([makeCast(), makeCompany()]);
const keeper = await makeStaff(agency, "recruiter");
beforeEach(async () => {
  applicant = await makeCandidate({ managedBy: agency, assignedTo: keeper });
  application = await makeApplication(await makeJob(cast.company), applicant, { status: "interview" });
  await sql`update public.applications set applied_by_company_id = ${agency.id} where id = ${application}`;
});

/** An offer its candidate was notified of, and the emails about it to a person. */
async function offered(to: Actor, changes: object = {}) {
  const p_id = randomUUID();
  const terms = {
    salary: 22,
    salary_period: "hour",
    starts_on: day(40),
    answer_by: day(10),
    words: "We would be **glad**.",
    ...changes,
  };
  const made = await cast.people.recruiter.client.rpc("make_offer", {
    p_application_id: application,
    p_id,
    p_offer: terms,
  });
  expect(made.error).toBeNull();
  return { offer: p_id, mails: await endUndoTime(application, to) };
}

describe("an offer", () => {
  test("is emailed with its message, and its withdrawal with the message of the withdrawal", async () => {
    const { offer, mails } = await offered(applicant);
    const withdraw = (transaction: typeof sql) =>
      transaction`select public.withdraw_offer(${offer}, p_words => 'The budget is gone.')`;
    const more = await mailsBy(cast.people.recruiter, withdraw, applicant);
    expect([...mails, ...more]).toMatchObject([
      { template: "offer", data: { state: "open", words: "We would be **glad**." } },
      { template: "offer", data: { state: "withdrawn", words: "The budget is gone." } },
    ]);
  });

  test.each([
    ["hour", 22, "$22 an hour"],
    ["month", 5_400, "$5,400 a month"],
    ["year", 178_000, "$178,000 a year"],
  ] as const)("shows its pay by the period: %s", async (salary_period, salary, words) => {
    const { mails } = await offered(applicant, { salary, salary_period });
    expect(mails).toMatchObject([{ template: "offer", data: { salary: words } }]);
    const [notice] = await sql`
      select message from public.notifications where user_id = ${applicant.id} and type = 'offer_made'`;
    expect(notice?.message).toContain(`: ${words}. `);
  });

  test.each([
    ["accepted", () => applicant, "accept_offer", "accepted the offer from"],
    ["declined", () => applicant, "decline_offer", "declined the offer from"],
    ["withdrawn", () => cast.people.recruiter, "withdraw_offer", "has withdrawn its offer to"],
  ] as const)("notifies the owner of a represented candidate, and again when it is %s", async (_, by, name, words) => {
    const { offer, mails } = await offered(keeper);
    const told = async () =>
      (
        await sql<{ title: string }[]>`
          select title from public.notifications
          where user_id = ${keeper.id} and type = 'offer_answered' and data ->> 'application_id' = ${application}
          order by created_at, id`
      ).map(({ title }) => title);
    expect(await told()).toEqual([`${cast.company.name} offers Casey Candidate the job`]);
    const end = (transaction: typeof sql) => transaction`select ${transaction(`public.${name}`)}(${offer})`;
    const more = await mailsBy(by(), end, keeper);
    expect(await told()).toEqual([expect.any(String), expect.stringContaining(words)]);
    expect([...mails, ...more].map(({ data }) => data.title)).toEqual(await told());
  });
});
