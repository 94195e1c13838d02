import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { WaitingThing } from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import {
  type Actor,
  makeApplication,
  makeCandidate,
  makeCompany,
  makeJob,
  makeStaff,
  sql,
} from "../../support/actors.ts";
import { sendMessage } from "../../support/messages.ts";
import { openOffer } from "../../support/open-offer.ts";

const propose = async (application: string, by: Actor, inHours: number, state = "open") => {
  const id = randomUUID();
  await sql`
    insert into private.interview_proposals (id, application_id, made_by, made_by_name, minutes, place_kind, place, time_zone, slots, state)
    values (${id}, ${application}, ${by.id}, 'Olive', 30, 'phone', '+1 555 0100', 'UTC',
      array[now() + interval '30 minutes', now() + make_interval(hours => ${inHours})], ${state})`;
  return id;
};
const waiting = async ({ client }: Actor): Promise<[string, string, number | null][]> => {
  const { data, error } = await client.rpc("get_candidate_dashboard");
  if (error) throw error;
  return data.waiting.map(({ kind, id, messages }: WaitingThing) => [kind, id, messages]);
};

test("offers, times and unread messages stand first, while they can be answered", async () => {
  const { owner, ...company } = await makeCompany();
  const person = await makeCandidate();
  const applications = await Promise.all(
    [1, 2, 3].map(async () => makeApplication(await makeJob({ owner, ...company }), person)),
  );
  const [one, two, three] = applications as [string, string, string];
  expect(await waiting(person)).toEqual([]);
  await openOffer(one, 5);
  await openOffer(two, 0);
  await openOffer(three, -1);
  const proposal = await propose(one, owner, 48);
  // Too late for every one of them.
  await propose(two, owner, 1);
  await sendMessage(owner, one, "Would one of these suit you?", { proposal });
  await sendMessage(person, two, "Thank you for the offer.");
  const { seq } = await sendMessage(owner, three, "Good morning");
  await sendMessage(owner, three, "Are you still there?");
  expect(await waiting(person)).toEqual([
    ["offer", two, null],
    ["offer", one, null],
    ["times", one, null],
    ["message", three, 2],
  ]);
  await person.client.rpc("mark_conversation_read", { p_application_id: three, p_seq: seq });
  await sql`update private.interview_proposals set state = 'withdrawn' where id = ${proposal}`;
  await sql`update private.offers set state = 'accepted', answered_at = now() where application_id = ${one}`;
  expect(await waiting(person)).toEqual([
    ["offer", two, null],
    ["message", three, 1],
  ]);
  expect(await waiting(await makeCandidate())).toEqual([]);
});

test("interviews within a day, and who needs other times, count for who takes part and who proposed", async () => {
  const company = await makeCompany();
  const colleague = await makeStaff(company, "recruiter");
  const job = await makeJob(company);
  const counts = async ({ client }: Actor) => {
    const { data } = await client.rpc("get_company_dashboard", {});
    const { interviews_soon, other_times, other_times_first } = data.counts;
    return { interviews_soon, other_times, other_times_first };
  };
  for (const hours of [20, 30]) {
    const application = await makeApplication(job, await makeCandidate());
    const proposal = await propose(application, company.owner, hours);
    const [interview] = await sql<{ id: string }[]>`
      insert into private.interviews (application_id, starts_at, minutes, place_kind, place, time_zone)
      values (${application}, now() + make_interval(hours => ${hours}), 30, 'phone', '+1 555 0100', 'UTC') returning id`;
    await sql`
      update private.interview_proposals set state = 'picked', picked = slots[2], interview_id = ${interview?.id ?? null}
      where id = ${proposal}`;
    await sql`insert into private.interview_people (proposal_id, user_id) values (${proposal}, ${colleague.id})`;
  }
  const declined = await makeApplication(job, await makeCandidate());
  await propose(declined, company.owner, 48, "declined");
  expect(await counts(colleague)).toEqual({ interviews_soon: 1, other_times: 0, other_times_first: null });
  expect(await counts(company.owner)).toEqual({ interviews_soon: 0, other_times: 1, other_times_first: declined });
  await sql`update private.interview_proposals set created_at = now() - interval '1 minute' where application_id = ${declined}`;
  await propose(declined, company.owner, 72);
  expect(await counts(company.owner)).toEqual({ interviews_soon: 0, other_times: 0, other_times_first: null });
});
