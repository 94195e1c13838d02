// What both sides do about an application at the same moment, with what runs on a schedule: done or refused, never a fault.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  type Actor,
  makeApplication,
  makeCandidate,
  makeCompany,
  makeJob,
  makeStaff,
  signIn,
  sql,
} from "../support/actors.ts";
import { day } from "../support/dates.ts";
import { endUndoTime } from "../support/notices.ts";

/** A deadlock, a time-out, and every failure nobody thought of. */
const isFault = (code: string) => code !== "" && !/^PT(401|403|404|409|422|429)$/.test(code);

const rpc = async (by: Actor, name: string, args: object): Promise<string> => {
  const { error } = await by.client.rpc(name, args);
  return error && isFault(error.code) ? `${name}: ${error.code} ${error.message}` : "";
};
const run = async (name: string, call: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(call).then(
    () => "",
    (error: { code?: string; message: string }) => `${name}: ${error.code} ${error.message}`,
  );
const send = (by: Actor, p_application_id: string) =>
  rpc(by, "send_message", { p_application_id, p_id: randomUUID(), p_body: "Hello" });
const schedules = () =>
  Promise.all(
    ["tell_due_messages", "tend_offers", "tell_due_statuses", "remind_of_interviews"].map((name) =>
      run(name, sql`select private.${sql(name)}()`),
    ),
  );
const deleteAccount = async (person: Actor): Promise<string> => {
  const { client } = await signIn(person.email);
  const { error } = await client.rpc("delete_account", { p_email: person.email });
  return error && isFault(error.code) ? `delete_account: ${error.code} ${error.message}` : "";
};

test("those who write, propose, offer, answer, move, withdraw and leave never stand in each other's way", async () => {
  const company = await makeCompany();
  const faults: string[] = [];
  for (let round = 0; round < 4; round++) {
    const [colleague, leaving, candidate] = await Promise.all([
      makeStaff(company, "recruiter"),
      makeStaff(company, "recruiter"),
      makeCandidate(),
    ]);
    const job = await makeJob(company);
    const id = await makeApplication(job, candidate, { status: "offered" });
    await send(leaving, id);
    await send(colleague, id);
    const offer = randomUUID();
    const p_offer = { salary: 90_000, salary_period: "year", starts_on: day(40), answer_by: day(10) };
    await colleague.client.rpc("make_offer", { p_application_id: id, p_id: offer, p_offer });
    const proposal = randomUUID();
    const slot = `${day(5)}T15:00:00Z`;
    const p_proposal = {
      minutes: 45,
      place_kind: "phone",
      place: "+1 555 0100",
      time_zone: "UTC",
      slots: [slot],
      people: [leaving.id, colleague.id],
      words: "",
    };
    await colleague.client.rpc("propose_times", { p_id: proposal, p_application_id: id, p_proposal });
    await endUndoTime(id);
    await sql`update private.message_notices set mail_at = now() - interval '1 minute' where application_id = ${id}`;
    const answers = await Promise.all([
      send(candidate, id),
      send(colleague, id),
      send(leaving, id),
      rpc(candidate, "pick_time", { p_proposal_id: proposal, p_starts_at: slot }),
      rpc(colleague, "withdraw_times", { p_proposal_id: proposal }),
      rpc(candidate, "accept_offer", { p_offer_id: offer }),
      rpc(colleague, "withdraw_offer", { p_offer_id: offer }),
      rpc(colleague, "make_offer", { p_application_id: id, p_id: randomUUID(), p_offer }),
      rpc(colleague, "change_applications", { p_moves: [{ id }], p_change: { to: "interview" } }),
      rpc(candidate, "mark_conversation_read", { p_application_id: id, p_seq: 1e15 }),
      rpc(leaving, "mark_conversation_read", { p_application_id: id, p_seq: 1e15 }),
      round % 4 === 0 ? rpc(candidate, "withdraw_application", { p_application_id: id }) : "",
      round % 4 === 1 ? deleteAccount(candidate) : "",
      round % 4 === 3 ? rpc(company.owner, "delete_job", { p_job_id: job.id }) : "",
      deleteAccount(leaving),
      ...(await Promise.all([schedules(), schedules()])).flat(),
      run("forget_conversations", sql`select private.forget_conversations(100)`),
    ]);
    faults.push(...answers.filter(Boolean));
  }
  expect(faults).toEqual([]);
}, 60_000);
