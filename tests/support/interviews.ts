import { type Actor, sql } from "./accounts.ts";
import type { TestCandidate, TestCompany } from "./companies.ts";
import { makeApplication, makeJob } from "./jobs.ts";

interface InterviewOptions {
  /** Participants from the company. */
  people?: Pick<Actor, "id">[];
  startsAt?: Date;
  /** When it was arranged; by default two days ago, or before it begins. */
  arrangedAt?: Date;
  state?: "confirmed" | "cancelled";
  place?: string;
  placeKind?: "video" | "phone" | "in_person";
  timeZone?: string;
}

export interface TestInterview {
  id: string;
  applicationId: string;
  jobId: string;
  startsAt: Date;
}

const dayMs = 86_400_000;
const inThreeDays = () => new Date(Date.now() + 3 * dayMs);

/** An application's interview, inserted directly, as if participants had been notified. Returns its id. */
export async function addInterview(
  applicationId: string,
  {
    people = [],
    startsAt = inThreeDays(),
    arrangedAt = new Date(Math.min(startsAt.getTime(), Date.now()) - 2 * dayMs),
    state = "confirmed",
    place = "https://meet.example/room",
    placeKind = "video",
    timeZone = "America/Denver",
  }: InterviewOptions = {},
): Promise<string> {
  const [interview] = await sql<{ id: string }[]>`
    insert into private.interviews (application_id, starts_at, minutes, place_kind, place, time_zone, state, created_at, changed_at)
    values (${applicationId}, ${startsAt}, 45, ${placeKind}, ${place}, ${timeZone}, ${state}, ${arrangedAt}, ${arrangedAt})
    returning id`;
  if (!interview) throw new Error("No interview was stored.");
  await pickProposal(interview.id, people);
  await sql`select private.note_calendars(i) from private.interviews i where i.id = ${interview.id}`;
  return interview.id;
}

/** A confirmed interview for a new application. */
export async function makeInterview(
  company: TestCompany,
  candidate: TestCandidate,
  { jobTitle, ...options }: InterviewOptions & { jobTitle?: string } = {},
): Promise<TestInterview> {
  const job = await makeJob(company, jobTitle === undefined ? {} : { title: jobTitle });
  const applicationId = await makeApplication(job, candidate, { status: "interview" });
  const { people = [company.owner], startsAt = inThreeDays() } = options;
  const id = await addInterview(applicationId, { ...options, people, startsAt });
  return { id, applicationId, jobId: job.id, startsAt };
}

/** Proposed times for an interview, picked when it last changed, with its participants. */
export async function pickProposal(interviewId: string, people: Pick<Actor, "id">[]): Promise<void> {
  await sql`
    with proposal as (
      insert into private.interview_proposals (
        id, application_id, interview_id, made_by_name, minutes, place_kind, place, time_zone, slots, state, picked, answered_at)
      select gen_random_uuid(), application_id, id, 'Sam', minutes, place_kind, place, time_zone, array[starts_at], 'picked', starts_at,
        changed_at
      from private.interviews where id = ${interviewId}
      returning id
    )
    insert into private.interview_people (proposal_id, user_id)
    select p.id, person from proposal p, unnest(${people.map(({ id }) => id)}::uuid[]) as person`;
}

type InterviewChange = "confirmed" | "moved" | "cancelled" | "move_asked";

/** Notifies people of an interview's change, as the person who made it. */
export async function notifyInterview(
  interviewId: string,
  what: InterviewChange,
  bySide: "candidate" | "company" | null,
  by?: Actor,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify(by ? { sub: by.id } : {})}, true)`;
    await transaction`
      select private.notify_of_interview(i, ${what}, ${bySide}) from private.interviews i where i.id = ${interviewId}`;
  });
}
