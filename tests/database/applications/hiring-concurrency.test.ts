// Both sides and the schedules act on an application at the same moment: each act succeeds or is refused, without errors.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Actor, signIn, sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

/** A call's outcome: "done", or the code it was refused with. */
const outcome = (error: { code?: string } | null): string => (error ? String(error.code) : "done");
/** A deadlock, a timeout, and every unexpected failure. */
const isFault = (became: string) => !/^(done|PT(401|403|404|409|422|429))$/.test(became);

const rpc = async (by: Actor, name: string, args: object): Promise<string> =>
  outcome((await by.client.rpc(name, args)).error);
const run = (call: PromiseLike<unknown>): Promise<string> => Promise.resolve(call).then(() => "done", outcome);
const send = (by: Actor, p_application_id: string) =>
  rpc(by, "send_message", { p_application_id, p_id: randomUUID(), p_body: "Hello" });
const schedules = ["tell_due_messages", "tend_offers", "notify_due", "remind_of_interviews"];
const deleteAccount = async (person: Actor): Promise<string> =>
  rpc(await signIn(person.email), "delete_account", { p_email: person.email });

interface Standing {
  status: string;
  has_applicant: boolean;
  is_job_there: boolean;
  /** From and to statuses, in the order of their events. */
  moves: [string | null, string][];
  offers: Record<string, string>;
  times: Record<string, string>;
  interviews: string[];
}
async function standingOf(id: string): Promise<Standing> {
  const [found] = await sql<Standing[]>`
    select a.status, a.candidate_id is not null as has_applicant, j.deleted_at is null as is_job_there,
      (select jsonb_agg(jsonb_build_array(e.from_status, e.to_status) order by e.id)
        from public.application_events e where e.application_id = a.id) as moves,
      (select coalesce(jsonb_object_agg(o.id, o.state), '{}') from private.offers o where o.application_id = a.id) as offers,
      (select coalesce(jsonb_object_agg(p.id, p.state), '{}')
        from private.interview_proposals p where p.application_id = a.id) as times,
      array(select i.state from private.interviews i where i.application_id = a.id) as interviews
    from public.applications a join public.jobs j on j.id = a.job_id
    where a.id = ${id}`;
  if (!found) throw new Error("The application is gone.");
  return found;
}

/** What ends the application during the calls, whether the company withdraws its offer, and at which call it starts. */
const rounds = [
  { ends: "withdraw", takesBack: true, from: 1 },
  { ends: "goAway", takesBack: true, from: 4 },
  { ends: "nothing", takesBack: true, from: 8 },
  { ends: "deleteJob", takesBack: true, from: 12 },
  { ends: "withdraw", takesBack: false, from: 0 },
  { ends: "deleteJob", takesBack: false, from: 0 },
];

test("simultaneous calls by both sides and the schedules never deadlock, and leave a consistent state", async () => {
  const company = await makeCompany();
  for (const { ends, takesBack, from } of rounds) {
    const [colleague, leaving, candidate] = await Promise.all([
      makeStaff(company, "recruiter"),
      makeStaff(company, "recruiter"),
      makeCandidate(),
    ]);
    const job = await makeJob(company);
    const id = await makeApplication(job, candidate, { status: "offered" });
    expect([await send(leaving, id), await send(colleague, id)]).toEqual(["done", "done"]);
    const offer = randomUUID();
    const p_offer = { salary: 90_000, salary_period: "year", starts_on: day(40), answer_by: day(10) };
    expect(await rpc(colleague, "make_offer", { p_application_id: id, p_id: offer, p_offer })).toBe("done");
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
    expect(await rpc(colleague, "propose_times", { p_id: proposal, p_application_id: id, p_proposal })).toBe("done");
    await endUndoTime(id);
    await sql`update private.message_notices set mail_at = now() - interval '1 minute' where application_id = ${id}`;
    expect(await standingOf(id)).toEqual({
      status: "offered",
      has_applicant: true,
      is_job_there: true,
      moves: [[null, "offered"]],
      offers: { [offer]: "open" },
      times: { [proposal]: "open" },
      interviews: [],
    });

    const calls: Record<string, () => Promise<string>> = {
      ...(ends === "withdraw" && { withdraw: () => rpc(candidate, "withdraw_application", { p_application_id: id }) }),
      ...(ends === "goAway" && { goAway: () => deleteAccount(candidate) }),
      ...(ends === "deleteJob" && { deleteJob: () => rpc(company.owner, "delete_job", { p_job_id: job.id }) }),
      pick: () => rpc(candidate, "pick_time", { p_proposal_id: proposal, p_starts_at: slot }),
      accept: () => rpc(candidate, "accept_offer", { p_offer_id: offer }),
      candidateWrites: () => send(candidate, id),
      colleagueWrites: () => send(colleague, id),
      ...(takesBack && {
        withdrawTimes: () => rpc(colleague, "withdraw_times", { p_proposal_id: proposal }),
        withdrawOffer: () => rpc(colleague, "withdraw_offer", { p_offer_id: offer }),
      }),
      offerAgain: () => rpc(colleague, "make_offer", { p_application_id: id, p_id: randomUUID(), p_offer }),
      move: () =>
        rpc(colleague, "change_applications", { p_moves: [{ id, from: "offered" }], p_change: { to: "interview" } }),
      candidateReads: () => rpc(candidate, "mark_conversation_read", { p_application_id: id, p_seq: 1e15 }),
      leavingReads: () => rpc(leaving, "mark_conversation_read", { p_application_id: id, p_seq: 1e15 }),
      leavingWrites: () => send(leaving, id),
      leave: () => deleteAccount(leaving),
      ...Object.fromEntries(
        [...schedules, ...schedules].map((name, n) => [`${name} ${n}`, () => run(sql`select private.${sql(name)}()`)]),
      ),
      forget: () => run(sql`select private.forget_conversations(100)`),
    };
    const names = Object.keys(calls);
    const order = [...names.slice(from), ...names.slice(0, from)];
    const became = Object.fromEntries(
      await Promise.all(order.map(async (name) => [name, await calls[name]?.()] as const)),
    );
    expect(Object.entries(became).filter(([, how]) => isFault(String(how)))).toEqual([]);
    const isDone = (name: string) => became[name] === "done";
    await endUndoTime(id);
    const { offers, times, interviews, moves, status, ...end } = await standingOf(id);

    expect(isDone("leave")).toBe(true);
    expect(end).toEqual({ has_applicant: ends !== "goAway", is_job_there: ends !== "deleteJob" });
    const isHired = isDone("accept");
    const isWithdrawn = isDone("withdraw") || (isDone("goAway") && !isHired);
    // Once accepted, it is neither withdrawn nor replaced; nor was the application withdrawn.
    for (const name of ["withdraw", "withdrawOffer", "offerAgain"]) expect(isHired && isDone(name), name).toBe(false);
    expect(isHired ? ["hired"] : isWithdrawn ? ["withdrawn"] : ["offered", "interview"]).toContain(status);
    // One event per move, starting where the previous one led.
    expect(moves.map(([from]) => from)).toEqual([null, ...moves.map(([, to]) => to).slice(0, -1)]);
    expect([moves[0]?.[1], moves.at(-1)?.[1]]).toEqual(["offered", status]);

    const { [offer]: first, ...others } = offers;
    const { [proposal]: asked, ...more } = times;
    const isThere = end.has_applicant;
    expect(first).toBe(isThere ? (isHired ? "accepted" : isDone("withdrawOffer") ? "withdrawn" : "ended") : undefined);
    expect(asked).toBe(
      isThere ? (isDone("pick") ? "picked" : isDone("withdrawTimes") ? "withdrawn" : "ended") : undefined,
    );
    expect(more).toEqual({});
    const again = Object.values(others);
    expect(again.length).toBeLessThanOrEqual(isDone("offerAgain") ? 1 : 0);
    expect(status === "offered" ? ["open", "ended"] : ["ended"]).toEqual(expect.arrayContaining(again));
    const isOver = isHired || isWithdrawn || !end.is_job_there;
    expect(interviews).toEqual(asked === "picked" ? [isOver ? "cancelled" : "confirmed"] : []);
  }
});
