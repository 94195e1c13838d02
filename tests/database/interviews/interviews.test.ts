import { describe, expect, test } from "vitest";
import type {
  ApplicationInterviews,
  BusyTime,
  InterviewColleagues,
} from "../../../supabase/functions/_shared/contracts/interviews/interview.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, fieldErrors, inTurn, makeCast, type Role, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { mailsBy } from "../../support/notices.ts";

const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });

const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString();
const slots = () => [inHours(48), inHours(52), inHours(72)];
const terms = { minutes: 45, place_kind: "video", place: "https://meet.example.com/talk", time_zone: "America/Denver" };
type By = Pick<Actor, "client">;

const apply = (status?: "applied" | "rejected") =>
  makeApplication(job, cast.candidate, { status: status ?? "applied" });
/** One person's first application: a new job each time. */
async function anApplication(candidate: TestCandidate = cast.candidate): Promise<string> {
  return makeApplication(await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter }), candidate);
}
/** A block covers all of the person's applications at the company. */
const unblock = (applicationId: string) =>
  sql`delete from private.conversation_blocks where application_id = ${applicationId}`;
const propose = (by: By, p_application_id: string, more: object = {}, p_id = crypto.randomUUID()) =>
  by.client.rpc("propose_times", {
    p_id,
    p_application_id,
    p_proposal: { ...terms, slots: slots(), people: [cast.people.recruiter.id], words: "", ...more },
  });
async function read(by: By, p_application_id: string): Promise<ApplicationInterviews> {
  const { data, error } = await by.client.rpc("get_interviews", { p_application_id });
  if (error) throw error;
  return data;
}
async function proposed(application: string, more: object = {}): Promise<{ id: string; slots: string[] }> {
  const { data, error } = await propose(cast.people.recruiter, application, more);
  if (error) throw error;
  const proposal = (data as ApplicationInterviews).proposals.at(-1);
  if (!proposal) throw new Error("No times were proposed.");
  return { id: proposal.id, slots: proposal.slots.map(({ starts_at }) => starts_at) };
}
const pick = (p_proposal_id: string, p_starts_at: string | undefined, by: By = cast.candidate) =>
  by.client.rpc("pick_time", { p_proposal_id, p_starts_at });
async function confirmed(application: string, more: object = {}) {
  const { id, slots } = await proposed(application, more);
  const { data, error } = await pick(id, slots[0]);
  if (error) throw error;
  const interview = (data as ApplicationInterviews).interviews.at(-1);
  if (!interview) throw new Error("No interview was confirmed.");
  return interview;
}
const move = (by: By, p_interview_id: string, change: object = {}, more: object = {}) =>
  by.client.rpc("move_interview", {
    p_interview_id,
    p_change: { ...terms, starts_at: inHours(96), reason: "Two of us travel that day.", ...change },
    ...more,
  });
const cancel = (by: By, p_interview_id: string, p_reason = "The trip was called off.") =>
  by.client.rpc("cancel_interview", { p_interview_id, p_reason });
const ask = (by: By, p_interview_id: string, p_words = "Any time on Friday.") =>
  by.client.rpc("ask_to_move_interview", { p_interview_id, p_words });
const lockOf = (application: string) => (transaction: typeof sql) =>
  transaction`select from public.applications where id = ${application} for update`;
const noticesOf = ({ id }: { id: string }, application: string) =>
  sql<{ type: string; title: string; message: string }[]>`
    select type, title, message from public.notifications
    where user_id = ${id} and data ->> 'application_id' = ${application} and type like 'interview%' order by created_at, id`;

describe("interview rights", () => {
  const works = (call: PromiseLike<{ error: unknown }>) => Promise.resolve(call).then(({ error }) => error === null);
  const movers: Role[] = [...recruiting, "partnerRecruiter"];

  test("let both sides read times and interviews", async () => {
    const id = await anApplication();
    expect(await whoCan(cast, (client) => works(client.rpc("get_interviews", { p_application_id: id })))).toEqual([
      ...movers,
      "candidate",
    ]);
    expect(await refusal(cast.clients.otherOwner.rpc("get_interviews", { p_application_id: id }))).toBe(
      "PT404 application_not_found",
    );
  });

  test("let people who can move the application propose times and see colleagues and their busy times", async () => {
    const id = await anApplication();
    const able = await whoCan(cast, async (client) => {
      // Everyone who may propose sees these names.
      const could = await works(propose({ client }, id, { people: [cast.people.partnerRecruiter.id] }));
      await sql`delete from private.interview_proposals where application_id = ${id}`;
      return could;
    });
    expect(able).toEqual(movers);
    expect(await refusal(propose(cast.candidate, id))).toBe("PT403 not_allowed");
    const named = (client: Actor["client"]) => works(client.rpc("get_interview_colleagues", { p_application_id: id }));
    expect(await whoCan(cast, named)).toEqual(movers);
    const busy = (client: Actor["client"]) =>
      works(
        client.rpc("get_busy_times", {
          p_application_id: id,
          p_user_ids: [cast.people.recruiter.id],
          p_from: inHours(0),
          p_until: inHours(24),
        }),
      );
    expect(await whoCan(cast, busy)).toEqual(movers);
    expect(
      await refusal(
        cast.clients.otherOwner.rpc("get_busy_times", {
          p_application_id: id,
          p_user_ids: [],
          p_from: inHours(0),
          p_until: inHours(24),
        }),
      ),
    ).toBe("PT404 application_not_found");
  });

  test("let people who can propose times withdraw them", async () => {
    const id = await anApplication();
    const able = await whoCan(cast, async (client) => {
      const times = await proposed(id);
      const could = await works(client.rpc("withdraw_times", { p_proposal_id: times.id }));
      await sql`delete from private.interview_proposals where application_id = ${id}`;
      return could;
    });
    expect(able).toEqual(movers);
  });

  test.each(["pick_time", "decline_times"])("let only the candidate respond with %s", async (name) => {
    const id = await anApplication();
    const able = await whoCan(cast, async (client) => {
      const times = await proposed(id);
      const more = name === "pick_time" ? { p_starts_at: times.slots[1] } : { p_note: "Friday." };
      const could = await works(client.rpc(name, { p_proposal_id: times.id, ...more }));
      await sql`delete from private.interview_proposals where application_id = ${id}`;
      return could;
    });
    expect(able).toEqual(["candidate"]);
  });

  test("let staff move an interview, candidates ask to move it, and both cancel it", async () => {
    const id = await anApplication();
    const interview = await confirmed(id);
    expect(await whoCan(cast, (client) => works(move({ client }, interview.id)))).toEqual(movers);
    expect(await whoCan(cast, (client) => works(ask({ client }, interview.id)))).toEqual(["candidate"]);
    const cancels = await whoCan(cast, async (client) => {
      const could = await works(cancel({ client }, interview.id));
      await sql`update private.interviews set state = 'confirmed' where id = ${interview.id}`;
      return could;
    });
    expect(cancels).toEqual([...movers, "candidate"]);
  });

  test("let the representing company read interviews but change nothing", async () => {
    const managed = await makeCandidate({ managedBy: cast.other });
    const id = await anApplication(managed);
    await sql`update public.applications set applied_by_company_id = ${cast.other.id} where id = ${id}`;
    const times = await proposed(id);
    const manager = cast.people.otherOwner;
    expect(await read(manager, id)).toMatchObject({
      proposals: [{ id: times.id, can: { answer: false, withdraw: false } }],
      can: { propose: false },
    });
    expect(await refusal(pick(times.id, times.slots[0], manager))).toBe("PT403 not_allowed");
    expect(await refusal(propose(manager, id))).toBe("PT403 not_allowed");
    const { data } = await pick(times.id, times.slots[0], managed);
    expect(await refusal(cancel(manager, data.interviews[0].id))).toBe("PT403 not_allowed");
  });
});

test("notifies a represented candidate's owner, but not their colleagues, about times and interviews", async () => {
  const managed = await makeCandidate({ managedBy: cast.other });
  const [keeper, colleague] = await Promise.all([
    makeStaff(cast.other, "recruiter"),
    makeStaff(cast.other, "recruiter"),
  ]);
  await sql`
    insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id)
    select c.id, ${cast.other.id}, ${keeper.id} from public.candidates c where c.user_id = ${managed.id}`;
  const id = await anApplication(managed);
  await sql`update public.applications set applied_by_company_id = ${cast.other.id} where id = ${id}`;
  await cast.people.recruiter.client.rpc("withdraw_times", { p_proposal_id: (await proposed(id)).id });
  const times = await proposed(id);
  const { data } = await pick(times.id, times.slots[0], managed);
  const interview = data.interviews[0].id;
  await move(cast.people.recruiter, interview);
  await ask(managed, interview);
  await cancel(managed, interview);
  const told = await noticesOf(keeper, id);
  expect(
    told.map(({ title }) =>
      title.replace(cast.company.name, "Acme").replaceAll(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun),.*/g, "…"),
    ),
  ).toEqual([
    "Acme proposes times to talk to Casey Candidate",
    "Acme has withdrawn the times it proposed to Casey Candidate",
    "Acme proposes times to talk to Casey Candidate",
    "Casey Candidate picked …",
    "The interview with Casey Candidate is now …",
    "Casey Candidate asks for a different time than …",
    "The interview with Casey Candidate was canceled: …",
  ]);
  const [notice] =
    await sql`select data from public.notifications where user_id = ${keeper.id} and type like 'interview%' limit 1`;
  expect(notice?.data).toMatchObject({ application_id: id, company_id: cast.other.id });
  // All except those that only say that times expired, and without calendar entries, as they don't take part.
  const mails = await sql<
    { template: string }[]
  >`select template from public.email_outbox where to_email = ${keeper.email}`;
  expect(mails.map(({ template }) => template)).toEqual(Array.from({ length: 6 }, () => "staff_notice"));
  expect(await noticesOf(colleague, id)).toEqual([]);
});

describe("proposing times", () => {
  test("makes one proposal however often it is sent, adds a message and notifies the candidate", async () => {
    const candidate = await makeCandidate();
    const id = await anApplication(candidate);
    const p_id = crypto.randomUUID();
    const send = () => propose(cast.people.recruiter, id, { words: "We would like to talk." }, p_id);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.map(({ error }) => error)).toEqual([null, null, null]);
    expect((await read(candidate, id)).proposals).toMatchObject([
      {
        id: p_id,
        minutes: 45,
        time_zone: "America/Denver",
        state: "open",
        people: [{ user_id: cast.people.recruiter.id, name: "Sam recruiter" }],
        slots: [{ can_pick: true }, { can_pick: true }, { can_pick: true }],
        can: { answer: true, withdraw: false },
      },
    ]);
    expect(
      await sql`select body, proposal_id from private.application_messages where application_id = ${id}`,
    ).toMatchObject([{ body: "We would like to talk.", proposal_id: p_id }]);
    expect(await noticesOf(candidate, id)).toMatchObject([
      { type: "interview_proposed", title: `${cast.company.name} proposes times to talk` },
    ]);
    const other = await anApplication(candidate);
    const words = "Somebody else would, too.";
    const proposal = { ...terms, slots: slots(), people: [cast.people.recruiter.id], words };
    const mails = await mailsBy(
      cast.people.recruiter,
      (transaction) => transaction`
        select public.propose_times(p_id => gen_random_uuid(), p_application_id => ${other}, p_proposal => ${transaction.json(proposal)})`,
      candidate,
    );
    expect(mails).toMatchObject([{ template: "interview_times_proposed", data: { words, times: { length: 3 } } }]);
    expect(await refusal(propose(cast.people.manager, id, {}, p_id))).toBe("PT422 invalid_input");
  });

  test("is refused while earlier times are open, so only one of two simultaneous proposals is kept", async () => {
    const id = await anApplication();
    const calls = [cast.people.recruiter, cast.people.manager].map((by) => () => refusal(propose(by, id)));
    expect((await atOnce(lockOf(id), calls)).toSorted()).toEqual(["PT409 times_open", null]);
    expect((await read(cast.people.owner, id)).can.propose).toBe(false);
  });

  test.each([
    ["nothing", { slots: [] }, { slots: "Propose one to five times" }],
    ["six times", { slots: [50, 51, 52, 53, 54, 55].map(inHours) }, { slots: "Propose one to five times" }],
    [
      "a past time, one too soon, one more than a year ahead, and none",
      { slots: [inHours(-1), inHours(1.5), inHours(24 * 400), "tomorrow"] },
      {
        "slots.0": "Choose a time at least two hours from now",
        "slots.1": "Choose a time at least two hours from now",
        "slots.2": "Choose a time within a year",
        "slots.3": "Choose a day and a time",
      },
    ],
    ["the same time twice", { slots: [inHours(50), inHours(50)] }, { "slots.1": "You already proposed this time" }],
    ["no length", { minutes: 5 }, { minutes: "Choose a length from 15 minutes to 8 hours" }],
    ["no zone", { time_zone: "Mars/Olympus" }, { time_zone: "Choose a time zone" }],
    ["a zone only the database knows", { time_zone: "posix/America/Denver" }, { time_zone: "Choose a time zone" }],
    [
      "a call without a link",
      { place: "javascript:alert(1)" },
      { place: "Enter the link to the call, such as https://meet.example.com/talk" },
    ],
    ["no number", { place_kind: "phone", place: "" }, { place: "Enter the number to call" }],
    ["an address with two lines", { place_kind: "in_person", place: "Main\nStreet" }, { place: "Use one line" }],
    ["nobody", { people: [] }, { people: "Choose participants who can read this application" }],
  ])("refuses %s", async (_, more, fields) => {
    const id = await anApplication();
    expect(fieldErrors((await propose(cast.people.recruiter, id, more)).error)).toEqual(fields);
  });

  test("refuses participants the caller is not allowed to see", async () => {
    const id = await anApplication();
    const partner = await makeStaff(cast.company, "partner_recruiter");
    for (const person of [partner.id, cast.people.otherOwner.id, cast.candidate.id, cast.people.removedStaff.id]) {
      const { error } = await propose(cast.people.recruiter, id, { people: [cast.people.recruiter.id, person] });
      expect(fieldErrors(error)).toEqual({ people: "Choose participants who can read this application" });
    }
    const stranger = await makeStaff(cast.company, "recruiter");
    const { error } = await propose(cast.people.partnerRecruiter, id, { people: [stranger.id] });
    expect(fieldErrors(error)).toHaveProperty("people");
  });

  test("is refused for a closed application or a blocked conversation", async () => {
    const id = await apply("rejected");
    expect(await refusal(propose(cast.people.recruiter, id))).toBe("PT409 application_closed");
    const blocked = await anApplication();
    const times = await proposed(blocked);
    await sql`insert into private.conversation_blocks (application_id, blocked_by) values (${blocked}, 'candidate')`;
    expect(await refusal(propose(cast.people.recruiter, blocked))).toBe("PT409 application_closed");
    expect(await refusal(pick(times.id, times.slots[0]))).toBe("PT409 application_closed");
    await unblock(blocked);
  });
});

describe("picking a time", () => {
  test("accepts one of 20 simultaneous picks, whether of the same time or of different times", async () => {
    const same = await anApplication();
    const one = await proposed(same);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(pick(one.id, one.slots[1]))));
    expect(answers).toEqual(Array.from({ length: 20 }, () => null));
    expect((await read(cast.candidate, same)).interviews).toMatchObject([{ starts_at: one.slots[1], sequence: 0 }]);

    const different = await anApplication();
    const times = await proposed(different, { slots: [50, 51, 52, 53, 54].map(inHours) });
    const picks = await Promise.all(
      Array.from({ length: 20 }, (_, index) => refusal(pick(times.id, times.slots[index % 5]))),
    );
    expect(picks.filter((refused) => refused === null)).toHaveLength(4);
    expect(picks.filter((refused) => refused === "PT409 times_closed")).toHaveLength(16);
    const { proposals, interviews } = await read(cast.candidate, different);
    expect(interviews).toHaveLength(1);
    expect(proposals).toMatchObject([
      { state: "picked", picked: interviews[0]?.starts_at, interview_id: interviews[0]?.id },
    ]);
    expect(await noticesOf(cast.people.recruiter, different)).toMatchObject([
      { type: "interview_answered", title: expect.stringContaining("Casey Candidate picked ") },
    ]);
  });

  test("succeeds only before a withdrawal, and a withdrawal only before it", async () => {
    const withdraw = (id: string) => cast.people.recruiter.client.rpc("withdraw_times", { p_proposal_id: id });
    const late = await anApplication();
    const times = await proposed(late);
    expect(
      await inTurn<string | null>(lockOf(late), [
        () => refusal(withdraw(times.id)),
        () => refusal(pick(times.id, times.slots[0])),
      ]),
    ).toEqual([null, "PT409 times_closed"]);
    expect(await read(cast.candidate, late)).toMatchObject({ proposals: [{ state: "withdrawn" }], interviews: [] });
    const soon = await anApplication();
    const more = await proposed(soon);
    expect(
      await inTurn<string | null>(lockOf(soon), [
        () => refusal(pick(more.id, more.slots[0])),
        () => refusal(withdraw(more.id)),
      ]),
    ).toEqual([null, "PT409 times_closed"]);
    expect((await read(cast.candidate, soon)).interviews).toHaveLength(1);
  });

  test("accepts only a proposed time at least two hours away", async () => {
    const id = await anApplication();
    const times = await proposed(id);
    expect(await refusal(pick(times.id, inHours(49)))).toBe("PT422 invalid_input");
    await sql`
      update private.interview_proposals set slots[1] = now() + interval '119 minutes' where id = ${times.id}`;
    const { proposals } = await read(cast.candidate, id);
    expect(proposals[0]?.slots.map(({ can_pick }) => can_pick)).toEqual([false, true, true]);
    expect(await refusal(pick(times.id, proposals[0]?.slots[0]?.starts_at))).toBe("PT409 time_passed");
    expect(await refusal(pick(times.id, times.slots[1]))).toBeNull();
  });

  test("can be declined with a note that the company reads", async () => {
    const id = await anApplication();
    const times = await proposed(id);
    const p_note = "Any day after five.";
    const decline = () => cast.candidate.client.rpc("decline_times", { p_proposal_id: times.id, p_note });
    expect(await Promise.all([refusal(decline()), refusal(decline())])).toEqual([null, null]);
    expect(await read(cast.people.recruiter, id)).toMatchObject({
      proposals: [{ state: "declined", note: p_note, can: { withdraw: false } }],
      can: { propose: true },
    });
    expect(await noticesOf(cast.people.recruiter, id)).toMatchObject([
      { title: "None of the times work for Casey Candidate", message: p_note },
    ]);
    expect(await refusal(pick(times.id, times.slots[0]))).toBe("PT409 times_closed");
  });

  test("raises the conversation's version by exactly one", async () => {
    const id = await anApplication();
    const version = async () =>
      (await sql`select version from public.conversations where application_id = ${id}`)[0]?.version;
    const times = await proposed(id);
    const before = await version();
    await pick(times.id, times.slots[0]);
    expect(Number(await version())).toBe(Number(before) + 1);
  });
});

describe("a confirmed interview", () => {
  test("moves right away, shows both sides the reason, and schedules its reminders again", async () => {
    const candidate = await makeCandidate();
    const id = await anApplication(candidate);
    const times = await proposed(id);
    const { data } = await pick(times.id, times.slots[0], candidate);
    const interview = data.interviews[0];
    await sql`update private.interviews set reminded_a_day_before = true where id = ${interview.id}`;
    const starts_at = inHours(100);
    expect(await refusal(move(cast.people.manager, interview.id, { starts_at, minutes: 60 }))).toBeNull();
    const { interviews } = await read(candidate, id);
    expect(interviews).toMatchObject([
      { id: interview.id, minutes: 60, sequence: 1, reason: "Two of us travel that day.", changed_by: "company" },
    ]);
    expect(new Date(String(interviews[0]?.starts_at)).toISOString()).toBe(starts_at);
    expect(await sql`select reminded_a_day_before from private.interviews where id = ${interview.id}`).toMatchObject([
      { reminded_a_day_before: false },
    ]);
    expect(await noticesOf(candidate, id)).toMatchObject([
      { type: "interview_proposed" },
      { type: "interview_changed", message: expect.stringContaining("Two of us travel that day.") },
    ]);
  });

  test("moves only from its latest version, to an upcoming time, and with a reason", async () => {
    const id = await anApplication();
    const interview = await confirmed(id);
    const { error } = await move(cast.people.recruiter, interview.id, { starts_at: inHours(-2), reason: " " });
    expect(fieldErrors(error)).toEqual({
      starts_at: "Choose an upcoming time",
      reason: "Explain why. Both sides can read it",
    });
    const both = [cast.people.recruiter, cast.people.manager].map(
      (by, index) => () => refusal(move(by, interview.id, { starts_at: inHours(100 + index) }, { p_sequence: 0 })),
    );
    expect((await atOnce(lockOf(id), both)).toSorted()).toEqual(["PT409 interview_changed", null]);
    expect((await read(cast.candidate, id)).interviews).toMatchObject([{ sequence: 1 }]);
  });

  test("keeps its time until the candidate picks a new one, then moves", async () => {
    const id = await anApplication();
    const interview = await confirmed(id);
    expect(await refusal(ask(cast.candidate, interview.id))).toBeNull();
    expect((await read(cast.people.recruiter, id)).interviews).toMatchObject([
      { move_asked: "Any time on Friday.", sequence: 0 },
    ]);
    const times = await proposed(id, {
      interview_id: interview.id,
      slots: [inHours(120)],
      people: [cast.people.manager.id],
    });
    expect((await read(cast.candidate, id)).interviews).toMatchObject([
      { starts_at: interview.starts_at, people: [{ user_id: cast.people.recruiter.id }] },
    ]);
    await pick(times.id, times.slots[0]);
    expect((await read(cast.candidate, id)).interviews).toMatchObject([
      {
        id: interview.id,
        starts_at: times.slots[0],
        sequence: 1,
        move_asked: null,
        people: [{ user_id: cast.people.manager.id }],
      },
    ]);
  });

  test("keeps the latest request to move it, and notifies the company only once", async () => {
    const id = await anApplication();
    const interview = await confirmed(id);
    expect(await refusal(ask(cast.candidate, interview.id))).toBeNull();
    const told = await noticesOf(cast.people.recruiter, id);
    expect(await refusal(ask(cast.candidate, interview.id, "Or on Monday."))).toBeNull();
    expect((await read(cast.people.recruiter, id)).interviews).toMatchObject([{ move_asked: "Or on Monday." }]);
    expect(await noticesOf(cast.people.recruiter, id)).toEqual(told);
  });

  test("has one time and no open proposal if a move and a pick happen together", async () => {
    for (const first of ["move", "pick"]) {
      const id = await anApplication();
      const interview = await confirmed(id);
      const times = await proposed(id, { interview_id: interview.id, slots: [inHours(120)] });
      const calls = [
        () => refusal(move(cast.people.recruiter, interview.id, {}, { p_sequence: 0 })),
        () => refusal(pick(times.id, times.slots[0])),
      ];
      const answers = await inTurn<string | null>(lockOf(id), first === "move" ? calls : calls.toReversed());
      expect(answers).toEqual([null, first === "move" ? "PT409 times_closed" : "PT409 interview_changed"]);
      const { proposals, interviews } = await read(cast.candidate, id);
      expect(interviews).toMatchObject([{ sequence: 1 }]);
      expect(proposals.at(-1)?.state).toBe(first === "move" ? "ended" : "picked");
    }
  });

  test("stays off the calendar of a colleague who leaves or loses the job while it is picked", async () => {
    for (const first of ["pick", "leave"]) {
      for (const how of ["remove_staff", "set_staff_role", "assign_jobs"]) {
        const own = await makeJob(cast.company);
        const leaving = await makeStaff(cast.company, how === "assign_jobs" ? "partner_recruiter" : "recruiter");
        const { owner, recruiter } = cast.people;
        const assign = (who: string | null) => owner.client.rpc("assign_jobs", { p_job_ids: [own.id], p_user_id: who });
        if (how === "assign_jobs") expect(await refusal(assign(leaving.id))).toBeNull();
        const candidate = await makeCandidate();
        const id = await makeApplication(own, candidate);
        const times = await proposed(id, { people: [recruiter.id, leaving.id] });
        const [member] = await sql<{ id: string }[]>`
          select id from public.company_users where user_id = ${leaving.id} and company_id = ${cast.company.id}`;
        const leave = () =>
          how === "remove_staff"
            ? refusal(owner.client.rpc(how, { p_company_user_id: member?.id }))
            : how === "set_staff_role"
              ? refusal(owner.client.rpc(how, { p_company_user_id: member?.id, p_role: "partner_recruiter" }))
              : refusal(assign(null));
        const picks = () => refusal(pick(times.id, times.slots[0], candidate));
        const calls = first === "pick" ? [picks, leave] : [leave, picks];
        expect(await inTurn<string | null>(lockOf(id), calls), `${how} ${first}`).toEqual([null, null]);
        const entries = await sql<{ user_id: string }[]>`
          select c.user_id from private.interview_calendars c
          join private.interviews i on i.id = c.interview_id where i.application_id = ${id}`;
        expect(entries, `${how} ${first}`).toEqual([{ user_id: recruiter.id }]);
      }
    }
  });

  test("can be canceled once, by either side, with a reason, which ends its open times", async () => {
    const id = await anApplication();
    const interview = await confirmed(id);
    const times = await proposed(id, { interview_id: interview.id, slots: [inHours(120)] });
    expect(fieldErrors((await cancel(cast.candidate, interview.id, "")).error)).toHaveProperty("reason");
    const calls = [
      () => refusal(cancel(cast.candidate, interview.id, "I have found a job.")),
      () => refusal(cancel(cast.people.recruiter, interview.id)),
    ];
    expect(await inTurn<string | null>(lockOf(id), calls)).toEqual([null, null]);
    expect(await read(cast.people.owner, id)).toMatchObject({
      interviews: [{ state: "cancelled", reason: "I have found a job.", changed_by: "candidate", sequence: 1 }],
      proposals: [{ state: "picked" }, { id: times.id, state: "ended" }],
    });
    expect(await refusal(move(cast.people.recruiter, interview.id))).toBe("PT409 interview_over");
    expect(await refusal(ask(cast.candidate, interview.id))).toBe("PT409 interview_over");
    expect(await refusal(propose(cast.people.recruiter, id, { interview_id: interview.id }))).toBe(
      "PT409 interview_over",
    );
  });

  test("shows both sides every move and the cancellation, with reasons", async () => {
    const id = await anApplication();
    const interview = await confirmed(id);
    const times = [inHours(100), inHours(101)];
    await move(cast.people.recruiter, interview.id, { starts_at: times[0], reason: "The room is taken." });
    await move(cast.people.manager, interview.id, { starts_at: times[1], reason: "Marta is ill." });
    await cancel(cast.candidate, interview.id, "I have found a job.");
    for (const reader of [cast.candidate, cast.people.recruiter]) {
      const [kept] = (await read(reader, id)).interviews;
      expect(
        kept?.changes.map(({ what, changed_by, reason, starts_at }) => [
          what,
          changed_by,
          reason,
          new Date(starts_at).toISOString(),
        ]),
      ).toEqual([
        ["moved", "company", "The room is taken.", times[0]],
        ["moved", "company", "Marta is ill.", times[1]],
        ["cancelled", "candidate", "I have found a job.", times[1]],
      ]);
    }
  });

  test("can no longer be moved or canceled once it has begun", async () => {
    const id = await anApplication();
    const interview = await confirmed(id);
    await sql`update private.interviews set starts_at = now() - interval '1 minute' where id = ${interview.id}`;
    expect(await refusal(cancel(cast.candidate, interview.id))).toBe("PT409 interview_over");
    expect(await refusal(move(cast.people.owner, interview.id))).toBe("PT409 interview_over");
    expect((await read(cast.candidate, id)).interviews).toMatchObject([
      { can: { move: false, ask_move: false, cancel: false } },
    ]);
  });

  test("can be canceled in a blocked conversation", async () => {
    const id = await anApplication();
    const interview = await confirmed(id);
    await sql`insert into private.conversation_blocks (application_id, blocked_by) values (${id}, 'company')`;
    expect(await refusal(move(cast.people.recruiter, interview.id))).toBe("PT409 application_closed");
    expect(await refusal(cancel(cast.candidate, interview.id))).toBeNull();
    await unblock(id);
  });

  test("cannot be moved by times proposed for another application", async () => {
    const interview = await confirmed(await anApplication());
    expect(await refusal(propose(cast.people.recruiter, await anApplication(), { interview_id: interview.id }))).toBe(
      "PT409 interview_over",
    );
  });

  test("lists and notifies only people who still work at the company", async () => {
    const id = await anApplication();
    const leaving = await makeStaff(cast.company, "recruiter");
    const interview = await confirmed(id, { people: [cast.people.recruiter.id, leaving.id] });
    expect(interview.people).toHaveLength(2);
    await dismissStaff(cast.company, leaving);
    expect((await read(cast.candidate, id)).interviews).toMatchObject([
      { people: [{ user_id: cast.people.recruiter.id }] },
    ]);
    await cancel(cast.candidate, interview.id);
    expect((await noticesOf(leaving, id)).map(({ title }) => title)).not.toContainEqual(
      expect.stringContaining("was canceled"),
    );
    expect((await noticesOf(cast.people.recruiter, id)).map(({ title }) => title)).toContainEqual(
      expect.stringContaining("was canceled"),
    );
  });

  test("leaves out people whose assignment to the job has ended", async () => {
    const own = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
    const id = await makeApplication(own, cast.candidate);
    await confirmed(id, { people: [cast.people.recruiter.id, cast.people.partnerRecruiter.id] });
    await sql`delete from public.job_assignments where job_id = ${own.id}`;
    expect((await read(cast.candidate, id)).interviews).toMatchObject([
      { people: [{ user_id: cast.people.recruiter.id }] },
    ]);
  });
});

describe("colleagues and their busy times", () => {
  const busy = async (by: By, p_application_id: string, people: Actor[], from: string, more: object = {}) => {
    const { data, error } = await by.client.rpc("get_busy_times", {
      p_application_id,
      p_user_ids: people.map(({ id }) => id),
      p_from: from,
      p_until: new Date(Date.parse(from) + 7 * 24 * 3_600_000).toISOString(),
      ...more,
    });
    if (error) throw error;
    return data as BusyTime[];
  };
  const at = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString();

  test("include confirmed and proposed times, except those of the interview being moved", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    const starts = inHours(60);
    const interview = await confirmed(await anApplication(), { people: [person.id], slots: [starts] });
    await proposed(await anApplication(), { people: [person.id], slots: [inHours(80)] });
    const id = await anApplication();
    const found = await busy(cast.people.owner, id, [person], at(starts, 44));
    expect(found.map((each) => [new Date(each.starts_at).toISOString(), each.is_confirmed])).toEqual([
      [starts, true],
      [inHours(80), false],
    ]);
    expect(found[0]).toMatchObject({ user_id: person.id, with: null });
    expect(await busy(cast.people.owner, id, [person], at(starts, 45))).toHaveLength(1);
    expect(await busy(cast.people.owner, id, [person], starts, { p_interview_id: interview.id })).toHaveLength(1);
    await cancel(cast.people.owner, interview.id);
    expect(await busy(cast.people.owner, id, [person], starts)).toHaveLength(1);
  });

  test("show the candidate's name only to the person who is busy", async () => {
    const [one, two] = await Promise.all([makeStaff(cast.company, "recruiter"), makeStaff(cast.company, "recruiter")]);
    const starts = inHours(70);
    await confirmed(await anApplication(), { people: [one.id, two.id], slots: [starts] });
    const id = await anApplication();
    const found = await busy(one, id, [one, two], starts);
    expect(found.map((each) => [each.user_id, each.with]).toSorted()).toEqual(
      [
        [one.id, "Casey Candidate"],
        [two.id, null],
      ].toSorted(),
    );
    expect(JSON.stringify(await busy(cast.people.owner, id, [one, two], starts))).not.toContain("Casey");
  });

  test("can be requested for at most eight days and fifty people", async () => {
    const id = await anApplication();
    const start = inHours(1);
    const person = cast.people.recruiter;
    expect(await busy(cast.people.owner, id, [person], start, { p_until: at(start, 8 * 24 * 60) })).toBeInstanceOf(
      Array,
    );
    for (const more of [
      { p_until: at(start, 8 * 24 * 60 + 1) },
      { p_until: start },
      { p_until: null },
      { p_user_ids: null },
      { p_user_ids: Array.from({ length: 51 }, () => person.id) },
    ]) {
      const asked = cast.people.owner.client.rpc("get_busy_times", {
        p_application_id: id,
        p_user_ids: [person.id],
        p_from: start,
        p_until: at(start, 60),
        ...more,
      });
      expect(await refusal(asked)).toBe("PT422 invalid_input");
    }
  });

  test("cover only colleagues the caller can see, and only within the company", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    const starts = inHours(61);
    await confirmed(await anApplication(), { people: [person.id], slots: [starts] });
    const id = await anApplication();
    const { data } = await cast.people.partnerRecruiter.client.rpc("get_interview_colleagues", {
      p_application_id: id,
    });
    const { colleagues } = data as InterviewColleagues;
    expect(colleagues.map(({ user_id }) => user_id)).not.toContain(person.id);
    expect(await busy(cast.people.partnerRecruiter, id, [person], starts)).toEqual([]);
    expect(await busy(cast.people.recruiter, id, [person], starts)).toHaveLength(1);
    // Someone who works for two companies.
    await sql`
      insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
      values (${person.id}, ${cast.other.id}, 'recruiter', 'Sam', 'Elsewhere', ${person.email})`;
    const elsewhere = await makeApplication(await makeJob(cast.other), await makeCandidate());
    expect(await busy(cast.people.otherOwner, elsewhere, [person], starts)).toEqual([]);
  });

  test("come with the terms each colleague last used for the job, without a phone number", async () => {
    const own = await makeJob(cast.company);
    const [first, second] = [
      await makeApplication(own, await makeCandidate()),
      await makeApplication(own, await makeCandidate()),
    ];
    const last = async (by: By, id: string) => {
      const { data } = await by.client.rpc("get_interview_colleagues", { p_application_id: id });
      return (data as InterviewColleagues).last;
    };
    expect(await last(cast.people.recruiter, second)).toBeNull();
    const people = [cast.people.recruiter.id, cast.people.manager.id];
    await proposed(first, { minutes: 60, people, place: "https://meet.example/own" });
    expect(await last(cast.people.recruiter, second)).toEqual({
      minutes: 60,
      place_kind: "video",
      place: "https://meet.example/own",
      people: people.toSorted(),
    });
    expect(await last(cast.people.owner, second)).toBeNull();
    expect(await last(cast.people.recruiter, await anApplication())).not.toMatchObject({ minutes: 60 });
    await propose(cast.people.recruiter, second, { place_kind: "phone", place: "+1 303 555 0169" });
    expect(await last(cast.people.recruiter, first)).toMatchObject({ place_kind: "phone", place: "" });
  });

  test("list the caller first and include the candidate's time zone", async () => {
    const candidate = await makeCandidate();
    const id = await anApplication(candidate);
    await sql`insert into private.time_zones (user_id, zone) values (${candidate.id}, 'Europe/Lisbon')`;
    const { data } = await cast.people.manager.client.rpc("get_interview_colleagues", { p_application_id: id });
    expect(data).toMatchObject({ candidate_zone: "Europe/Lisbon" });
    expect((data as InterviewColleagues).colleagues[0]?.user_id).toBe(cast.people.manager.id);
  });
});

test("ending an application ends its open times and interviews, and notifies both sides once", async () => {
  const candidate = await makeCandidate();
  const id = await anApplication(candidate);
  const first = await proposed(id);
  await pick(first.id, first.slots[0], candidate);
  await proposed(id);
  const why = "The job was filled.";
  for (const _ of [1, 2]) {
    await sql`select private.end_interviews(a, ${why}) from public.applications a where a.id = ${id}`;
  }
  expect(await read(candidate, id)).toMatchObject({
    proposals: [{ state: "picked" }, { state: "ended" }],
    interviews: [{ state: "cancelled", reason: why, changed_by: null, sequence: 1 }],
  });
  const toCandidate = (await noticesOf(candidate, id)).filter(({ type }) => type === "interview_changed");
  expect(toCandidate.toSorted((one, other) => one.title.localeCompare(other.title))).toMatchObject([
    { title: "The times proposed to you are no longer open", message: expect.stringContaining(why) },
    { title: "Your interview was canceled", message: expect.stringContaining(why) },
  ]);
  const told = await noticesOf(cast.people.recruiter, id);
  expect(told.filter(({ title }) => title.includes("was canceled"))).toHaveLength(1);
});

describe("an invalid request", () => {
  test("is refused if only the database, and no browser, knows its time zone", async () => {
    const application = await anApplication();
    for (const time_zone of ["Some/Where+3", "Posix/America/Denver", "Etc/Nowhere", "America/Denver'"]) {
      const { error } = await propose(cast.people.recruiter, application, { time_zone });
      expect(Object.keys(fieldErrors(error)), time_zone).toEqual(["time_zone"]);
    }
    for (const time_zone of ["UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+5"]) {
      const { id } = await proposed(application, { time_zone });
      await cast.people.recruiter.client.rpc("withdraw_times", { p_proposal_id: id });
    }
    // Its former name is the same zone.
    const { id } = await proposed(application, { time_zone: "Asia/Calcutta" });
    const [stored] = await sql`select time_zone from private.interview_proposals where id = ${id}`;
    expect(stored?.time_zone).toBe("Asia/Kolkata");
  });

  test("is refused without an id, or with the id of a message", async () => {
    const application = await anApplication();
    const noId = null as unknown as ReturnType<typeof crypto.randomUUID>;
    expect(await refusal(propose(cast.people.recruiter, application, {}, noId))).toBe("PT422 invalid_input");
    const id = crypto.randomUUID();
    await cast.people.recruiter.client.rpc("send_message", {
      p_application_id: application,
      p_id: id,
      p_body: "Hello",
    });
    expect(await refusal(propose(cast.people.recruiter, application, {}, id))).toBe("PT422 invalid_input");
    expect((await read(cast.people.recruiter, application)).proposals).toEqual([]);
  });

  test("is refused if it would move an interview more than twenty times", async () => {
    const { id } = await confirmed(await anApplication());
    await sql`
      insert into private.interview_changes (interview_id, what, starts_at, changed_by)
      select ${id}, 'moved', now(), 'company' from generate_series(1, 19)`;
    expect(await refusal(move(cast.people.recruiter, id))).toBeNull();
    expect(await refusal(move(cast.people.recruiter, id))).toBe("PT429 too_many_moves");
    expect(await refusal(cancel(cast.people.recruiter, id))).toBeNull();
  });
});
