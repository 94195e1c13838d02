import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Actor,
  makeApplication,
  makeCandidate,
  makeCompany,
  makeJob,
  makeStaff,
  sql,
  type TestCandidate,
  type TestCompany,
} from "../../support/actors.ts";
import { type Cast, makeCast } from "../../support/cast.ts";
import { day } from "../../support/dates.ts";
import { endUndoTime } from "../../support/notices.ts";

let cast: Cast;
/** Represents the candidate and applied for them; `keeper` is their owner there. */
let agency: TestCompany;
let keeper: Actor;
let applicant: TestCandidate;
let application: string;
beforeAll(async () => {
  [cast, agency] = await Promise.all([makeCast(), makeCompany()]);
  keeper = await makeStaff(agency, "recruiter");
});
beforeEach(async () => {
  applicant = await makeCandidate({ managedBy: agency, assignedTo: keeper });
  application = await makeApplication(await makeJob(cast.company), applicant, { status: "interview" });
  await sql`update public.applications set applied_by_company_id = ${agency.id} where id = ${application}`;
});

/** An offer its candidate was notified of. */
async function offered(changes: object = {}): Promise<string> {
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
  await endUndoTime(application);
  return p_id;
}
const mailsTo = (to: Actor, template: string) =>
  sql<{ data: Record<string, string | null> }[]>`
    select data from public.email_outbox where to_email = ${to.email} and template = ${template} order by created_at, id`;

describe("an offer", () => {
  test("is mailed with the words that came with it; its end with those of its end", async () => {
    const offer = await offered();
    const withdraw = { p_offer_id: offer, p_words: "The budget is gone." };
    expect((await cast.people.recruiter.client.rpc("withdraw_offer", withdraw)).error).toBeNull();
    const mails = await mailsTo(applicant, "offer");
    expect(mails.map(({ data }) => [data.state, data.words])).toEqual([
      ["open", "We would be **glad**."],
      ["withdrawn", "The budget is gone."],
    ]);
  });

  test.each([
    ["hour", 22, "$22 an hour"],
    ["month", 5_400, "$5,400 a month"],
    ["year", 178_000, "$178,000 a year"],
  ] as const)("says what it is for: %s", async (salary_period, salary, words) => {
    await offered({ salary, salary_period });
    expect((await mailsTo(applicant, "offer"))[0]?.data.salary).toBe(words);
    const [notice] = await sql`
      select message from public.notifications where user_id = ${applicant.id} and type = 'offer_made'`;
    expect(notice?.message).toContain(`: ${words}. `);
  });

  test.each([
    [
      "accepted",
      (offer: string) => applicant.client.rpc("accept_offer", { p_offer_id: offer }),
      "accepted the offer from",
    ],
    [
      "declined",
      (offer: string) => applicant.client.rpc("decline_offer", { p_offer_id: offer }),
      "declined the offer from",
    ],
    [
      "withdrawn",
      (offer: string) => cast.people.recruiter.client.rpc("withdraw_offer", { p_offer_id: offer }),
      "has withdrawn its offer to",
    ],
  ] as const)(
    "is told to whoever looks after the candidate where they are managed, and when it is %s",
    async (_, end, words) => {
      const offer = await offered();
      const told = async () =>
        (
          await sql<{ title: string }[]>`
          select title from public.notifications
          where user_id = ${keeper.id} and type = 'offer_answered' and data ->> 'application_id' = ${application}
          order by created_at, id`
        ).map(({ title }) => title);
      expect(await told()).toEqual([`${cast.company.name} offers Casey Candidate the job`]);
      expect((await end(offer)).error).toBeNull();
      expect(await told()).toEqual([expect.any(String), expect.stringContaining(words)]);
      const mails = await mailsTo(keeper, "staff_notice");
      expect(mails.map(({ data }) => data.title).slice(-2)).toEqual(await told());
    },
  );
});
