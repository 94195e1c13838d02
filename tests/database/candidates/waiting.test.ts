import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { WaitingThing } from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
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
  // The bar shows the same number.
  expect((await client.rpc("get_frame")).data.waiting).toBe(data.waiting_total);
  return data.waiting.map(({ kind, id, messages }: WaitingThing) => [kind, id, messages]);
};

test("the dashboard lists offers, interview times and unread messages that can still be answered", async () => {
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
  // Too late for all of them.
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

test("a request for other times goes to the colleague who proposed, until they propose again", async () => {
  const company = await makeCompany();
  const colleague = await makeStaff(company, "recruiter");
  const needed = async ({ client }: Actor) => {
    const { data } = await client.rpc("get_company_today", {});
    return data.other_times.map(({ application_id }: { application_id: string }) => application_id);
  };
  const declined = await makeApplication(await makeJob(company), await makeCandidate());
  await propose(declined, company.owner, 48, "declined");
  expect(await needed(colleague)).toEqual([]);
  expect(await needed(company.owner)).toEqual([declined]);
  await sql`update private.interview_proposals set created_at = now() - interval '1 minute' where application_id = ${declined}`;
  await propose(declined, company.owner, 72);
  expect(await needed(company.owner)).toEqual([]);
});
