import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays, latestDay } from "../../../supabase/functions/_shared/contracts/day.ts";
import type { ApplicationStatus } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { staffNoticeKinds } from "../../../supabase/functions/_shared/contracts/notifications/notification.ts";
import {
  type ApplicationOffers,
  declineReasons,
  type Offer,
  type OfferInput,
  offerInputSchema,
} from "../../../supabase/functions/_shared/contracts/offers/offer.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, fieldErrors, inTurn, makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { day, openDay } from "../../support/dates.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endUndoTime, mailsBy, makeDue } from "../../support/notices.ts";

const cast = await makeCast();
/** Owned by the partner recruiter. */
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });

const terms: OfferInput = { salary: 178_000, salary_period: "year", starts_on: day(40), answer_by: day(10) };
interface Made {
  application: string;
  applicant: TestCandidate;
  offer: string;
}
const make = (by: Pick<Actor, "client">, application: string, changes: object = {}, id = randomUUID()) =>
  by.client.rpc("make_offer", { p_application_id: application, p_id: id, p_offer: { ...terms, ...changes } });
/** An application with an offer its candidate sees, or is about to. */
const offered = async ({
  status = "interview" as ApplicationStatus,
  isShown = true,
  changes = {},
  to = job,
  by = cast.people.recruiter,
} = {}): Promise<Made> => {
  const applicant = await makeCandidate();
  const application = await makeApplication(to, applicant, { status });
  const offer = randomUUID();
  expect((await make(by, application, changes, offer)).error).toBeNull();
  if (isShown) await endUndoTime(application);
  return { application, applicant, offer };
};
const read = async (by: Pick<Actor, "client">, application: string): Promise<ApplicationOffers> => {
  const { data, error } = await by.client.rpc("get_offers", { p_application_id: application });
  expect(error).toBeNull();
  return data;
};
const only = async (by: Pick<Actor, "client">, application: string) => (await read(by, application)).offers[0] as Offer;
const accept = (by: Pick<Actor, "client">, p_offer_id: string) => by.client.rpc("accept_offer", { p_offer_id });
const decline = (by: Pick<Actor, "client">, p_offer_id: string, said: object = {}) =>
  by.client.rpc("decline_offer", { p_offer_id, ...said });
const withdraw = (by: Pick<Actor, "client">, p_offer_id: string, p_words?: string) =>
  by.client.rpc("withdraw_offer", { p_offer_id, ...(p_words && { p_words }) });
const standing = async (id: string) =>
  (await sql<{ status: string }[]>`select status from public.applications where id = ${id}`)[0]?.status;
const move = (by: Pick<Actor, "client">, application: string, to: ApplicationStatus) =>
  by.client.rpc("set_application_status", {
    p_application_id: application,
    p_status: to,
    ...(to === "rejected" && { p_reason: "other" }),
  });
const undo = (by: Pick<Actor, "client">, application: string, p_status: ApplicationStatus) =>
  by.client.rpc("undo_application_status", { p_application_id: application, p_status });
const notices = async (application: string, of: { id: string }) =>
  (
    await sql<{ title: string }[]>`
      select title from public.notifications
      where data ->> 'application_id' = ${application} and user_id = ${of.id} order by created_at, id`
  ).map(({ title }) => title);
/** Which emails a person got; their content is cleared once they are sent. */
const mails = async (to: { email: string }) =>
  (
    await sql<{ template: string }[]>`
      select template from public.email_outbox
      where to_email = ${to.email} and template in ('offer', 'application_status') order by created_at, id`
  ).map(({ template }) => template);
/** Locks the application, so that everyone who changes it waits. */
const hold = (id: string) => (transaction: typeof sql) =>
  transaction`select from public.applications where id = ${id} for update`;

describe("offer rights", () => {
  test("let only people who can move the application make and withdraw offers", async () => {
    const able = await whoCan(cast, async (client) => {
      const application = await makeApplication(job, await makeCandidate(), { status: "interview" });
      return (await make({ client }, application)).error === null;
    });
    expect(able).toEqual([...recruiting, "partnerRecruiter"]);
    const taking = await whoCan(cast, async (client) => {
      const { offer } = await offered();
      return (await withdraw({ client }, offer)).error === null;
    });
    expect(taking).toEqual([...recruiting, "partnerRecruiter"]);
  });

  test("let both sides and the representing company read the same offer", async () => {
    const managed = await makeCandidate({ managedBy: cast.other });
    const application = await makeApplication(job, managed, { status: "interview" });
    await make(cast.people.recruiter, application, { place: "Remote" });
    await endUndoTime(application);
    const shown = async (by: Pick<Actor, "client">) => {
      const { can, ...offer } = await only(by, application);
      return { can, offer };
    };
    const [company, candidate, manager] = await Promise.all([
      shown(cast.people.recruiter),
      shown(managed),
      shown(cast.people.otherOwner),
    ]);
    expect(company.offer).toEqual(candidate.offer);
    expect(manager.offer).toEqual(candidate.offer);
    expect([company.can, candidate.can, manager.can]).toEqual([
      { answer: false, withdraw: true },
      { answer: true, withdraw: false },
      { answer: false, withdraw: false },
    ]);
    const readers = await whoCan(
      cast,
      async (client) => (await client.rpc("get_offers", { p_application_id: application })).error === null,
    );
    expect(readers).toEqual([...recruiting, "partnerRecruiter", "otherOwner"]);
  });

  test("let only the candidate respond", async () => {
    const managed = await makeCandidate({ managedBy: cast.other });
    const application = await makeApplication(job, managed, { status: "interview" });
    const offer = randomUUID();
    await make(cast.people.recruiter, application, {}, offer);
    await endUndoTime(application);
    for (const answer of [accept, decline]) {
      expect(await whoCan(cast, async (client) => (await answer({ client }, offer)).error === null)).toEqual([]);
    }
    expect(await refusal(accept(cast.people.recruiter, offer))).toBe("PT403 not_allowed");
    expect(await refusal(accept(cast.people.otherOwner, offer))).toBe("PT403 not_allowed");
    expect(await refusal(accept(cast.candidate, offer))).toBe("PT404 offer_not_found");
    expect(await refusal(accept({ client: cast.clients.anonymous }, offer))).toContain("42501");
    expect((await accept(managed, offer)).error).toBeNull();
  });

  test("give no client direct access to the tables", async () => {
    for (const table of ["offers", "hire_answers"]) {
      const { error } = await cast.people.owner.client.schema("private").from(table).select();
      expect(error).not.toBeNull();
    }
  });
});

describe("making an offer", () => {
  test("stores its terms, adds a message and moves the application to Offered", async () => {
    const applicant = await makeCandidate();
    const application = await makeApplication(job, applicant, { status: "reviewing" });
    const full = { place: " Duluth ", hours: "38 a week", leave: "25 days", trial: "", words: "We hope you come." };
    const offer = randomUUID();
    expect((await make(cast.people.recruiter, application, full, offer)).error).toBeNull();
    expect(await only(cast.people.manager, application)).toMatchObject({
      ...terms,
      id: offer,
      place: "Duluth",
      trial: null,
      document: null,
      state: "open",
      is_shown: false,
    });
    expect(await standing(application)).toBe("offered");
    expect(await sql`select body, author_side from private.application_messages where offer_id = ${offer}`).toEqual([
      { body: "We hope you come.", author_side: "company" },
    ]);
  });

  test("keeps cents in hourly pay, in the candidate's notification too", async () => {
    const hourly = { salary: 24.5, salary_period: "hour" } as const;
    const { application, applicant } = await offered({ changes: hourly });
    expect(await only(applicant, application)).toMatchObject(hourly);
    await sql`select private.tend_offers()`;
    const [told] = await sql<{ message: string }[]>`
      select message from public.notifications
      where data ->> 'application_id' = ${application} and user_id = ${applicant.id} and type = 'offer_made'`;
    expect(told?.message).toContain("$24.50 an hour");
  });

  test("suggests the pay period of the job", async () => {
    const hourly = await makeJob(cast.company);
    await sql`update public.jobs set pay_period = 'hour' where id = ${hourly.id}`;
    const application = await makeApplication(hourly, await makeCandidate(), { status: "interview" });
    expect((await read(cast.people.recruiter, application)).pay_period).toBe("hour");
  });

  test("accepts only a document its author stored in the application's folder", async () => {
    const applicant = await makeCandidate();
    const application = await makeApplication(job, applicant, { status: "offered" });
    const store = async (folder: string, { id }: { id: string } = cast.people.recruiter) => {
      const path = `${folder}/${randomUUID()}.pdf`;
      await sql`
        insert into storage.objects (bucket_id, name, owner_id, metadata)
        values ('message_files', ${path}, ${id}, '{"size": 180000, "mimetype": "application/pdf"}')`;
      return path;
    };
    const [own, foreign] = [await store(application), await store(randomUUID())];
    const theirs = await store(application, applicant);
    for (const path of [foreign, theirs, `${application}/gone.pdf`, "x", `${application}/../${own}`]) {
      const { error } = await make(cast.people.recruiter, application, { document: { path, name: "offer.pdf" } });
      expect(Object.keys(fieldErrors(error)), path).toEqual(["document"]);
    }
    const document = { path: own, name: "offer-casey.pdf" };
    expect((await make(cast.people.recruiter, application, { document })).error).toBeNull();
    expect((await only(applicant, application)).document).toEqual({ ...document, size: 180_000 });
  });

  test("reveals nothing to the candidate before the offer is shown to them", async () => {
    const applicant = await makeCandidate();
    const application = await makeApplication(job, applicant, { status: "interview" });
    const about = { p_application_id: application };
    await applicant.client.rpc("send_message", { ...about, p_id: randomUUID(), p_body: "Good morning" });
    const look = async () => {
      const [version, conversation, frame, waiting, interviews, data] = await Promise.all([
        applicant.client.from("conversations").select().eq("application_id", application),
        applicant.client.rpc("get_conversation", about).throwOnError(),
        applicant.client.rpc("get_news", about),
        applicant.client.rpc("get_waiting"),
        applicant.client.rpc("get_my_interviews", { p_is_past: false }),
        sql`
          select private.my_messages_export(${applicant.id}, ${applicant.candidateId}) as messages,
            private.my_offers_export(${applicant.id}, ${applicant.candidateId}) as offers`,
      ]);
      const { can: _can, ...first } = conversation.data.messages[0];
      return [
        version.data,
        { ...conversation.data, messages: [first] },
        frame.data,
        waiting.data,
        interviews.data,
        data,
      ];
    };
    // Claiming to have read everything reveals nothing more.
    await applicant.client.rpc("mark_conversation_read", { ...about, p_seq: Number.MAX_SAFE_INTEGER });
    const before = await look();
    const offer = randomUUID();
    expect((await make(cast.people.recruiter, application, { words: "We hope you come." }, offer)).error).toBeNull();
    await applicant.client.rpc("mark_conversation_read", { ...about, p_seq: Number.MAX_SAFE_INTEGER });
    expect(await look()).toEqual(before);
    expect((await withdraw(cast.people.recruiter, offer)).error).toBeNull();
    expect(await look()).toEqual(before);
    expect((await make(cast.people.recruiter, application, { words: "We hope you come." })).error).toBeNull();
    expect((await undo(cast.people.recruiter, application, "offered")).error).toBeNull();
    expect(await look()).toEqual(before);
  });

  test("refuses the id of a message that was already sent", async () => {
    const application = await makeApplication(job, await makeCandidate(), { status: "offered" });
    const id = randomUUID();
    await cast.people.recruiter.client.rpc("send_message", {
      p_application_id: application,
      p_id: id,
      p_body: "Hello",
    });
    expect(await refusal(make(cast.people.recruiter, application, {}, id))).toBe("PT422 invalid_input");
    expect((await read(cast.people.recruiter, application)).offers).toEqual([]);
  });

  test("makes one offer if sent twice, and none next to an open one", async () => {
    const application = await makeApplication(job, await makeCandidate(), { status: "interview" });
    const id = randomUUID();
    const twice = await atOnce(hold(application), [
      () => make(cast.people.recruiter, application, {}, id),
      () => make(cast.people.recruiter, application, {}, id),
      () => make(cast.people.manager, application),
    ]);
    const refused = twice.filter(({ error }) => error);
    expect(refused.length).toBeLessThanOrEqual(2);
    expect((await read(cast.people.recruiter, application)).offers).toHaveLength(1);
    expect(await refusal(make(cast.people.manager, application))).toBe("PT409 offer_stands");
    // Another's id gives no access to it.
    expect(await refusal(make(cast.people.otherOwner, application, {}, id))).toBe("PT404 application_not_found");
  });

  test.each(["hired", "rejected", "withdrawn"] as const)("is refused if the application is %s", async (status) => {
    const application = await makeApplication(job, await makeCandidate(), { status });
    expect(await refusal(make(cast.people.recruiter, application))).toBe("PT409 status_not_allowed");
  });

  test.each([
    ["salary", [0, -1, 1.5, 1.555, 100_000_001, "many", "5", null, true]],
    ["salary_period", ["week", "", null]],
    ["starts_on", [openDay(-1), "soon", "2026-02-30", "", null]],
    ["answer_by", [openDay(-1), addDays(latestDay(), 91), "2026-13-01", null]],
    ["place", ["x".repeat(201), "two\nlines", 5]],
    ["words", ["x".repeat(5001)]],
  ] as const)("refuses %s at its field, as the contract does", async (field, values) => {
    const application = await makeApplication(job, await makeCandidate(), { status: "interview" });
    for (const value of values) {
      const { error } = await make(cast.people.recruiter, application, { [field]: value });
      expect(Object.keys(fieldErrors(error)), String(value)).toEqual([field]);
      const parsed = offerInputSchema.safeParse({ ...terms, [field]: value });
      expect(parsed.success, String(value)).toBe(false);
      // Fields named in an error have the same message on both sides.
      if (["salary", "starts_on", "answer_by"].includes(field))
        expect(parsed.error?.issues[0]?.message, String(value)).toBe(fieldErrors(error)[field]);
    }
    expect(
      (await make(cast.people.recruiter, application, { starts_on: openDay(0), answer_by: addDays(latestDay(), 90) }))
        .error,
    ).toBeNull();
  });
});

describe("an offer whose move can still be undone", () => {
  test("stays hidden from the candidate, who is later notified of the offer but not of the move", async () => {
    const { application, applicant, offer } = await offered({ isShown: false });
    await sql`select private.notify_due()`;
    await sql`select private.tend_offers()`;
    expect((await read(applicant, application)).offers).toEqual([]);
    expect(await refusal(accept(applicant, offer))).toBe("PT404 offer_not_found");
    expect(await notices(application, applicant)).toEqual([]);
    const shownTo = async () =>
      (
        await sql<{ side: string }[]>`
          select side from private.application_messages m, unnest('{candidate,company,manager}'::text[]) as side
          where m.id = ${offer} and private.is_message_shown(m, side)`
      ).map(({ side }) => side);
    expect(await shownTo()).toEqual(["company"]);
    await endUndoTime(application);
    expect(await only(applicant, application)).toMatchObject({ id: offer, can: { answer: true } });
    expect(await shownTo()).toEqual(["candidate", "company", "manager"]);
    expect(await notices(application, applicant)).toEqual([`You have an offer from ${cast.company.name}`]);
    expect(await mails(applicant)).toEqual(["offer"]);
    await sql`select private.tend_offers()`;
    expect(await mails(applicant)).toEqual(["offer"]);
  });

  test("is removed unseen, with its message, if the move is undone", async () => {
    const { application, applicant, offer } = await offered({ isShown: false });
    expect((await undo(cast.people.recruiter, application, "offered")).error).toBeNull();
    expect((await read(cast.people.recruiter, application)).offers).toEqual([]);
    expect(await sql`select from private.application_messages where id = ${offer}`).toHaveLength(0);
    await endUndoTime(application);
    expect(await notices(application, applicant)).toEqual([]);
    expect(await mails(applicant)).toEqual([]);
    expect((await make(cast.people.recruiter, application)).error).toBeNull();
  });

  test("is removed unseen if withdrawn, and only the move is notified", async () => {
    const { application, applicant, offer } = await offered({ isShown: false });
    expect((await withdraw(cast.people.recruiter, offer)).error).toBeNull();
    await endUndoTime(application);
    expect((await read(applicant, application)).offers).toEqual([]);
    expect(await notices(application, applicant)).toEqual(["Your application moved to Offered"]);
  });

  test("is held during another move, and removed unseen once that is final", async () => {
    const { application, applicant } = await offered({ isShown: false });
    await sql`update private.offers set shown_at = shown_at - private.undo_time() / 2 where application_id = ${application}`;
    await move(cast.people.recruiter, application, "rejected");
    const [held] = await sql`
      select shown_at - now() > private.undo_time() * 0.6 as waits from private.offers where application_id = ${application}`;
    expect(held).toEqual({ waits: true });
    await sql`update private.offers set shown_at = shown_at + interval '1 hour' where application_id = ${application}`;
    await endUndoTime(application);
    expect(await sql`select from private.offers where application_id = ${application}`).toHaveLength(0);
    expect(await mails(applicant)).toEqual(["application_status"]);
  });

  test("is shown right away if the candidate was already Offered", async () => {
    const { application, applicant } = await offered({ status: "offered", isShown: false });
    expect(await only(applicant, application)).toMatchObject({ is_shown: true, can: { answer: true } });
  });
});

describe("accepting an offer", () => {
  test("moves the application to Hired as the candidate's own move, and notifies the company", async () => {
    const { application, applicant, offer } = await offered();
    const { data, error } = await accept(applicant, offer);
    expect(error).toBeNull();
    expect(data.offers).toMatchObject([{ state: "accepted", can: { answer: false, withdraw: false } }]);
    expect(await standing(application)).toBe("hired");
    const mine = (await applicant.client.rpc("get_my_application", { p_application_id: application })).data;
    expect(mine.status).toBe("hired");
    expect(mine.events.at(-1)).toMatchObject({ to_status: "hired", by_candidate: true, actor_name: null });
    expect(await notices(application, cast.people.partnerRecruiter)).toContain("Casey Candidate accepted the offer");
    expect(await notices(application, cast.people.recruiter)).toContain("Casey Candidate accepted the offer");
    await endUndoTime(application);
    // They get a single email about their own acts, and no notification.
    expect(await notices(application, applicant)).toHaveLength(1);
    expect(await mails(applicant)).toEqual(["offer", "offer"]);
    expect(await refusal(undo(cast.people.recruiter, application, "hired"))).toBe("PT409 undo_over");
    expect((await read(cast.people.recruiter, application)).can.make).toBe(false);
  });

  test("counts once if sent twenty times at the same moment", async () => {
    const { application, applicant, offer } = await offered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(applicant, offer)));
    expect(answers.map(({ error }) => error)).toEqual(Array(20).fill(null));
    const events =
      await sql`select from public.application_events where application_id = ${application} and to_status = 'hired'`;
    expect(events).toHaveLength(1);
    const told = await notices(application, cast.people.recruiter);
    expect(told.filter((title) => title.endsWith("accepted the offer"))).toHaveLength(1);
    expect(await mails(applicant)).toEqual(["offer", "offer"]);
  });

  test.each(["accepted", "withdrawn"] as const)(
    "competes with a withdrawal, and the first one wins: %s",
    async (first) => {
      const { application, applicant, offer } = await offered();
      const calls = [() => accept(applicant, offer), () => withdraw(cast.people.recruiter, offer)];
      const answers = await inTurn(hold(application), first === "accepted" ? calls : calls.reverse());
      expect(answers.map(({ error }) => error?.hint ?? null)).toEqual([
        null,
        first === "accepted" ? "offer_answered" : "offer_over",
      ]);
      expect((await only(applicant, application)).state).toBe(first);
      expect(await standing(application)).toBe(first === "accepted" ? "hired" : "offered");
    },
  );

  test("never deadlocks with simultaneous moves and withdrawals, and leaves one outcome", async () => {
    const { application, applicant, offer } = await offered();
    const answers = await atOnce<{ error: { code: string } | null }>(hold(application), [
      () => accept(applicant, offer),
      () => decline(applicant, offer),
      () => withdraw(cast.people.manager, offer),
      () => move(cast.people.recruiter, application, "hired"),
      () => applicant.client.rpc("withdraw_application", { p_application_id: application }),
    ]);
    for (const { error } of answers) expect(error?.code ?? "PT409").toBe("PT409");
    const { state } = await only(applicant, application);
    const hiredByThem = await sql`
      select from public.application_events where application_id = ${application} and to_status = 'hired' and by_candidate`;
    expect(hiredByThem).toHaveLength(state === "accepted" ? 1 : 0);
  });

  test("is refused after the company moves the application, until that is undone", async () => {
    const { application, applicant, offer } = await offered();
    await move(cast.people.recruiter, application, "rejected");
    // They don't know about it yet.
    expect((await only(applicant, application)).can.answer).toBe(true);
    expect(await refusal(accept(applicant, offer))).toBe("PT409 offer_over");
    await undo(cast.people.recruiter, application, "rejected");
    expect((await accept(applicant, offer)).error).toBeNull();
  });

  test("is refused once the candidate's account is deleted, and their offer ends", async () => {
    const { application, applicant, offer } = await offered();
    await sql`update public.applications set candidate_id = null where id = ${application}`;
    expect(await refusal(accept(applicant, offer))).toBe("PT404 offer_not_found");
    await sql`select private.end_offers(a, 'The applicant deleted their account') from public.applications a where id = ${application}`;
    expect(await only(cast.people.recruiter, application)).toMatchObject({
      state: "ended",
      words: "The applicant deleted their account",
    });
    expect(await mails(applicant)).toEqual(["offer"]);
    expect(await refusal(make(cast.people.recruiter, application))).toBe("PT409 conversation_closed");
  });
});

describe("the company is notified right away of an offer that", () => {
  test.each([
    [
      "accepted",
      ({ applicant, offer }: Made, to: Actor) =>
        mailsBy(applicant, (transaction) => transaction`select public.accept_offer(${offer})`, to),
    ],
    [
      "declined",
      ({ applicant, offer }: Made, to: Actor) =>
        mailsBy(applicant, (transaction) => transaction`select public.decline_offer(${offer})`, to),
    ],
    [
      "has expired",
      ({ offer }: Made, to: Actor) =>
        makeDue(async (transaction) => {
          await transaction`update private.offers set answer_by = ${openDay(-1)} where id = ${offer}`;
          await transaction`select private.tend_offers()`;
        }, to),
    ],
  ] as const)("%s, in the product and by email, whatever was turned off", async (what, answer) => {
    const own = await makeStaff(cast.company, "recruiter");
    for (const p_kind of staffNoticeKinds.filter((kind) => kind !== "subscription")) {
      const args = { p_kind, p_in_app: false, p_by_mail: p_kind === "applicant_messages" ? "daily" : "off" };
      expect((await own.client.rpc("set_staff_notice", args)).error).toBeNull();
    }
    const applicant = await makeCandidate();
    const application = await makeApplication(await makeJob(cast.company), applicant, { status: "interview" });
    const offer = randomUUID();
    expect((await make(own, application, {}, offer)).error).toBeNull();
    await endUndoTime(application);
    const mailed = await answer({ application, applicant, offer }, own);
    expect(await notices(application, own)).toEqual([expect.stringContaining(what)]);
    expect(mailed).toMatchObject([{ data: { kind: "offers" } }]);
    expect(mailed[0]?.data).not.toHaveProperty("unsubscribe");
  });
});

describe("declining an offer", () => {
  test("stores the reason, notifies the company and leaves the application where it is", async () => {
    const { application, applicant, offer } = await offered();
    const said = { p_reason: "salary", p_words: "It is below what I earn now." };
    expect((await decline(applicant, offer, said)).error).toBeNull();
    expect((await decline(applicant, offer, { p_words: "Something else." })).error).toBeNull();
    expect(await only(cast.people.recruiter, application)).toMatchObject({
      state: "declined",
      reason: "salary",
      words: "It is below what I earn now.",
    });
    expect(await standing(application)).toBe("offered");
    expect(await notices(application, cast.people.recruiter)).toContain("Casey Candidate declined the offer");
    expect(await refusal(accept(applicant, offer))).toBe("PT409 offer_over");
    expect(await refusal(withdraw(cast.people.recruiter, offer))).toBe("PT409 offer_answered");
    // A better one may follow.
    expect((await make(cast.people.recruiter, application, { salary: 190_000 })).error).toBeNull();
    expect((await read(applicant, application)).offers).toHaveLength(2);
  });

  test("needs no reason, and accepts only reasons in the contract", async () => {
    for (const p_reason of declineReasons) {
      const { applicant, offer } = await offered();
      expect((await decline(applicant, offer, { p_reason })).error).toBeNull();
    }
    const { applicant, offer } = await offered();
    const { error } = await decline(applicant, offer, { p_reason: "bored", p_words: "x".repeat(1001) });
    expect(Object.keys(fieldErrors(error)).sort()).toEqual(["reason", "words"]);
    expect((await decline(applicant, offer)).error).toBeNull();
  });
});

describe("the end of an offer", () => {
  test("can be a withdrawal with a message for both sides, and leaves the application unchanged", async () => {
    const { application, applicant, offer } = await offered();
    expect((await withdraw(cast.people.recruiter, offer, "The budget was cut.")).error).toBeNull();
    expect((await withdraw(cast.people.recruiter, offer)).error).toBeNull();
    expect(await only(applicant, application)).toMatchObject({ state: "withdrawn", words: "The budget was cut." });
    expect(await standing(application)).toBe("offered");
    expect(await notices(application, applicant)).toEqual([`${cast.company.name} has withdrawn its offer`]);
    expect(await mails(applicant)).toEqual(["offer", "offer"]);
  });

  test("is shown as a date only, and includes that whole day everywhere", async () => {
    const applicant = await makeCandidate();
    expect((await applicant.client.rpc("set_time_zone", { p_zone: "America/New_York" })).error).toBeNull();
    const application = await makeApplication(job, applicant, { status: "interview" });
    const offer = randomUUID();
    await make(cast.people.recruiter, application, {}, offer);
    await sql`update private.offers set answer_by = '2099-12-04' where id = ${offer}`;
    const mailed = await endUndoTime(application, applicant);
    const until = "Fri, Dec 4, 2099";
    const [told] =
      await sql`select message from public.notifications where user_id = ${applicant.id} and type = 'offer_made'`;
    expect(told?.message).toContain(`It expires on ${until}.`);
    expect(mailed).toMatchObject([{ template: "offer", data: { until } }]);
    await sql`update private.offers set answer_by = '2025-12-04' where id = ${offer}`;
    expect((await accept(applicant, offer)).error?.message).toBe("This offer expired on Thu, Dec 4, 2025");
  });

  test("comes when its last day is over, and both sides are notified once", async () => {
    const { application, applicant, offer } = await offered({ changes: { answer_by: openDay(0) } });
    await sql`select private.tend_offers()`;
    expect((await only(applicant, application)).can.answer).toBe(true);
    await sql`update private.offers set answer_by = ${openDay(-1)} where id = ${offer}`;
    expect((await only(applicant, application)).can.answer).toBe(false);
    expect(await refusal(accept(applicant, offer))).toBe("PT409 offer_over");
    await Promise.all([1, 2, 3].map(() => sql`select private.tend_offers()`));
    // The stack's own schedule may be running it.
    await expect.poll(() => only(applicant, application)).toMatchObject({ state: "expired", words: null });
    expect(await notices(application, applicant)).toEqual([`The offer from ${cast.company.name} has expired`]);
    expect(await mails(applicant)).toEqual(["offer", "offer"]);
    const told = await notices(application, cast.people.recruiter);
    expect(told.filter((title) => title.endsWith("has expired"))).toHaveLength(1);
  });

  test.each([
    ["rejected", "The application was not selected"],
    ["interview", "The application was moved to Interview"],
    ["hired", "The application ended with a hire"],
  ] as const)("comes with a move to %s, once that can no longer be undone", async (to, words) => {
    const { application, applicant } = await offered();
    await move(cast.people.recruiter, application, to);
    expect((await only(applicant, application)).state).toBe("open");
    await endUndoTime(application);
    expect(await only(applicant, application)).toMatchObject({ state: "ended", words });
    // A hired candidate is told that, and not that one of the offers has ended.
    expect((await mails(applicant)).filter((template) => template === "offer")).toHaveLength(to === "hired" ? 1 : 2);
  });

  test("comes with the candidate's own withdrawal, and only the company is notified", async () => {
    const { application, applicant } = await offered();
    await applicant.client.rpc("withdraw_application", { p_application_id: application });
    expect((await only(applicant, application)).state).toBe("ended");
    expect(await mails(applicant)).toEqual(["offer"]);
    expect(await notices(application, cast.people.recruiter)).toContain("The offer to Casey Candidate has ended");
  });
});

describe("after a hire", () => {
  test("an accepted offer ends once its candidate is no longer hired, and another can be made", async () => {
    const { manager } = cast.people;
    const applicant = await makeCandidate();
    const application = await makeApplication(job, applicant, { status: "interview" });
    const offer = randomUUID();
    await make(manager, application, {}, offer);
    await endUndoTime(application);
    expect((await accept(applicant, offer)).error).toBeNull();
    expect((await move(manager, application, "offered")).error).toBeNull();
    expect(await only(applicant, application)).toMatchObject({ state: "accepted" });
    expect(await refusal(make(manager, application))).toBe("PT409 offer_stands");
    await endUndoTime(application);
    expect(await only(applicant, application)).toMatchObject({
      state: "ended",
      words: "The application was moved to Offered",
    });
    const another = randomUUID();
    expect((await make(manager, application, {}, another)).error).toBeNull();
    expect((await accept(applicant, another)).error).toBeNull();
    expect(await standing(application)).toBe("hired");
  });

  test("the company is asked about the job and other applicants until it responds", async () => {
    const hiring = await makeJob(cast.company);
    const waiting = await makeApplication(hiring, await makeCandidate(), { status: "reviewing" });
    await makeApplication(hiring, await makeCandidate(), { status: "rejected" });
    // A recruiter's daily limit is that high.
    const { application, applicant, offer } = await offered({ to: hiring, by: cast.people.manager });
    const ask = (by: Pick<Actor, "client">) => by.client.rpc("get_hire", { p_application_id: application });
    expect((await ask(cast.people.recruiter)).data).toBeNull();
    await accept(applicant, offer);
    expect((await ask(cast.people.recruiter)).data).toEqual({
      job: { id: hiring.id, title: hiring.title, is_open: true, can: { close: true } },
      others: [{ id: waiting, candidate_name: "Casey Candidate", status: "reviewing" }],
      others_total: 1,
    });
    expect(await standing(waiting)).toBe("reviewing");
    // After its last day no one can apply.
    const until = (expires: string | null) =>
      sql`update public.jobs set expires_at = ${expires} where id = ${hiring.id}`;
    await until(openDay(-1));
    expect((await ask(cast.people.recruiter)).data.job.is_open).toBe(false);
    await until(null);
    expect((await ask(cast.people.admin)).data).toBeNull();
    expect(await refusal(ask(cast.people.otherOwner))).toBe("PT404 application_not_found");
    expect(await refusal(ask(applicant))).toBe("PT404 application_not_found");
    const answering = (by: Pick<Actor, "client">) => by.client.rpc("answer_hire", { p_application_id: application });
    expect(await refusal(answering(cast.people.admin))).toBe("PT403 not_allowed");
    expect(await refusal(answering(applicant))).toBe("PT404 application_not_found");
    expect(await refusal(answering(cast.people.recruiter))).toBeNull();
    expect(await refusal(answering(cast.people.recruiter))).toBeNull();
    expect((await ask(cast.people.manager)).data).toBeNull();
  });
});
