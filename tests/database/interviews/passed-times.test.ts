import { beforeEach, describe, expect, test } from "vitest";
import type { ApplicationInterviews } from "../../../supabase/functions/_shared/contracts/interviews/interview.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCast, refusal } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { addInterview } from "../../support/interviews.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { makeDue } from "../../support/notices.ts";

let applicant: TestCandidate;
let application: string;
const cast = await makeCast();
beforeEach(async () => {
  applicant = await makeCandidate();
  application = await makeApplication(await makeJob(cast.company), applicant, { status: "interview" });
});

const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString();
/** Proposes times as the recruiter. Returns the id. */
async function propose(more: object = {}): Promise<string> {
  const p_id = crypto.randomUUID();
  const p_proposal = {
    ...{ minutes: 45, place_kind: "video", place: "https://meet.example/x", time_zone: "America/Denver" },
    ...{ slots: [inHours(30), inHours(54)], people: [cast.people.recruiter.id], words: "", ...more },
  };
  const args = { p_id, p_application_id: application, p_proposal };
  expect((await cast.people.recruiter.client.rpc("propose_times", args)).error).toBeNull();
  return p_id;
}
const read = async (by: Pick<Actor, "client">): Promise<ApplicationInterviews> =>
  (await by.client.rpc("get_interviews", { p_application_id: application })).data;
const pick = (p_proposal_id: string, p_starts_at: string | undefined) =>
  refusal(applicant.client.rpc("pick_time", { p_proposal_id, p_starts_at }));
const waiting = async () => {
  const [dashboard, interviews] = await Promise.all([
    applicant.client.rpc("get_candidate_dashboard"),
    applicant.client.rpc("get_my_interviews", { p_is_past: false }),
  ]);
  return [dashboard.data.waiting.length, interviews.data.waiting.length, interviews.data.waiting_total];
};
const told = async ({ id }: Actor) =>
  (
    await sql<{ title: string }[]>`
      select title from public.notifications where user_id = ${id} and data ->> 'application_id' = ${application}
      order by created_at, id`
  ).map(({ title }) => title);

describe("proposed times", () => {
  test("end once none can be picked, notify both sides, and make room for new ones", async () => {
    const id = await propose();
    expect(await waiting()).toEqual([1, 1, 1]);
    const mails = await makeDue(async (transaction) => {
      await transaction`
        update private.interview_proposals set slots = array(select s - interval '53 hours' from unnest(slots) s order by s)
        where id = ${id}`;
      await transaction`select private.end_passed_times()`;
    }, cast.people.recruiter);
    expect((await read(applicant)).proposals).toMatchObject([{ state: "ended", can: { answer: false } }]);
    expect(await waiting()).toEqual([0, 0, 0]);
    expect((await told(applicant)).at(-1)).toBe("The times proposed to you have passed");
    const forStaff = "Casey Candidate didn't pick a time, and the times have passed";
    expect((await told(cast.company.owner)).at(-1)).toBe(forStaff);
    expect(mails).toMatchObject([{ template: "staff_notice", data: { title: forStaff } }]);
    expect((await read(cast.people.recruiter)).can.propose).toBe(true);
    await propose();
  });

  test("stay open while one of them can be picked", async () => {
    const id = await propose();
    await makeDue(async (transaction) => {
      await transaction`
        update private.interview_proposals set slots = array(select s - interval '29 hours' from unnest(slots) s order by s)
        where id = ${id}`;
      await transaction`select private.end_passed_times()`;
    });
    const [times] = (await read(applicant)).proposals;
    expect(times).toMatchObject({ state: "open", slots: [{ can_pick: false }, { can_pick: true }] });
    expect(await pick(id, times?.slots[1]?.starts_at)).toBeNull();
  });

  test("do not count as waiting in a blocked conversation", async () => {
    await propose();
    const args = { p_application_id: application, p_is_blocked: true };
    expect((await applicant.client.rpc("set_conversation_blocked", args)).error).toBeNull();
    expect(await waiting()).toEqual([0, 0, 0]);
  });

  test("cannot move an interview that has begun, and then end", async () => {
    const { recruiter, manager } = cast.people;
    const interview = await addInterview(application, { people: [recruiter, manager] });
    const id = await propose({ interview_id: interview, people: [cast.company.owner.id] });
    await sql`update private.interviews set starts_at = now() - interval '1 hour' where id = ${interview}`;
    const [times] = (await read(applicant)).proposals.filter((each) => each.id === id);
    expect(times?.slots.map(({ can_pick }) => can_pick)).toEqual([false, false]);
    // The schedule may have ended them at this moment.
    expect(["PT409 interview_over", "PT409 times_closed"]).toContain(await pick(id, times?.slots[0]?.starts_at));
    await makeDue((transaction) => transaction`select private.end_passed_times()`);
    await expect
      .poll(async () => (await read(applicant)).proposals.find((each) => each.id === id)?.state)
      .toBe("ended");
    expect((await read(recruiter)).interviews).toMatchObject([{ id: interview, people: [{}, {}] }]);
  });

  test("notify the people responsible if one is picked and no participant is left", async () => {
    const only = await makeStaff(cast.company, "recruiter");
    const id = await propose({ people: [only.id] });
    await dismissStaff(cast.company, only);
    const [times] = (await read(applicant)).proposals;
    expect(await pick(id, times?.slots[0]?.starts_at)).toBeNull();
    expect((await told(cast.company.owner)).filter((title) => title.startsWith("No one is left"))).toHaveLength(1);
  });
});

describe("a deleted job", () => {
  test("allows no new interview times or offers", async () => {
    const { data } = await cast.people.recruiter.client.rpc("get_interviews", { p_application_id: application });
    expect(data.can.propose).toBe(true);
    const [row] = await sql<{ job_id: string }[]>`select job_id from public.applications where id = ${application}`;
    expect(await refusal(cast.company.owner.client.rpc("delete_job", { p_job_id: row?.job_id }))).toBeNull();
    expect((await read(cast.people.recruiter)).can.propose).toBe(false);
    const offer = {
      salary: 1_000,
      salary_period: "year",
      starts_on: inHours(24 * 40).slice(0, 10),
      answer_by: inHours(24 * 9).slice(0, 10),
    };
    expect(
      await refusal(
        cast.people.recruiter.client.rpc("make_offer", {
          ...{ p_application_id: application, p_id: crypto.randomUUID(), p_offer: offer },
        }),
      ),
    ).toBe("PT409 status_not_allowed");
  });
});
