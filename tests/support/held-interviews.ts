import { randomUUID } from "node:crypto";
import { sql } from "./actors.ts";

interface InterviewOptions {
  people?: { id: string }[];
  /** An hour ago by default. */
  startsAt?: Date;
  state?: "confirmed" | "cancelled";
}

/** An interview of which a proposed time was picked, stored directly. Gives its id. */
export async function makeInterview(
  application: string,
  { people = [], startsAt = new Date(Date.now() - 3_600_000), state = "confirmed" }: InterviewOptions = {},
): Promise<string> {
  const terms = {
    application_id: application,
    minutes: 45,
    place_kind: "video",
    place: "https://meet.example.com/hall",
    time_zone: "America/Chicago",
  };
  const [interview] = await sql<{ id: string }[]>`
    insert into private.interviews ${sql({ ...terms, starts_at: startsAt, state })} returning id`;
  if (!interview) throw new Error("No interview was stored.");
  const proposal = randomUUID();
  await sql`
    insert into private.interview_proposals
      (id, application_id, interview_id, made_by_name, minutes, place_kind, place, time_zone, slots, state, picked, answered_at)
    select
      ${proposal}, application_id, id, 'Sam recruiter', minutes, place_kind, place, time_zone, array[starts_at], 'picked', starts_at,
      starts_at - interval '1 day'
    from private.interviews where id = ${interview.id}`;
  for (const { id } of people) {
    await sql`insert into private.interview_people (proposal_id, user_id) values (${proposal}, ${id})`;
  }
  return interview.id;
}
