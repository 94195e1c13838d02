// What stops when a company's approval is withdrawn, and when its plan has ended.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, anonymous, makeAccount, makeAdmin, sql } from "../../support/accounts.ts";
import { fieldErrors, inTurn, refusal, untilHeldUp } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../support/companies.ts";
import { addInterview } from "../../support/interviews.ts";
import { createInvitation, invite, type TestInvitation } from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { pausesOf } from "../../support/pauses.ts";

const admin = await makeAdmin();

let company: TestCompany;
let applicant: TestCandidate;
let represented: TestCandidate;
let application: string;
let elsewhere: string;
let draft: string;
let invited: Actor;
let invitation: TestInvitation;
beforeEach(async () => {
  company = await makeCompany();
  [applicant, represented, invited] = await Promise.all([
    makeCandidate(),
    makeCandidate({ managedBy: company }),
    makeAccount("candidate"),
  ]);
  const job = await makeJob(company);
  draft = (await makeJob(company, { status: "draft" })).id;
  application = await makeApplication(job, applicant, { status: "interview" });
  elsewhere = await makeApplication(await makeJob(await makeCompany()), represented);
  invitation = await invite(company.owner, "candidate", invited.email);
});

const pauses = pausesOf(() => ({ company, admin }));
const [[, withdraw, approve], [, suspend, lift]] = pauses;
const planEnds = (at: Date | null) =>
  sql`update public.company_subscriptions set expires_at = ${at} where company_id = ${company.id}`;
// A plan includes its last day, wherever the reader is.
const lapse = () => planEnds(new Date(Date.now() - 3 * 86_400_000));

const rpc = (by: Actor, procedure: string, args: object) => by.client.rpc(procedure, args);
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const times = (): object => ({
  slots: [tomorrow()],
  minutes: 30,
  place_kind: "phone",
  place: "+1 555 0100",
  time_zone: "America/Denver",
  words: "",
  people: [company.owner.id],
});
const offer = {
  salary: 100_000,
  salary_period: "year",
  starts_on: day(30),
  answer_by: day(10),
  words: "We would love to have you.",
};

/** Every act between a company and its applicants, by who does it. */
const acts: [string, () => PromiseLike<{ error: unknown }>][] = [
  [
    "company: send_message",
    () => rpc(company.owner, "send_message", { p_application_id: application, p_id: randomUUID(), p_body: "Hello" }),
  ],
  [
    "candidate: send_message",
    () => rpc(applicant, "send_message", { p_application_id: application, p_id: randomUUID(), p_body: "Hello" }),
  ],
  [
    "company: propose_times",
    () =>
      rpc(company.owner, "propose_times", { p_id: randomUUID(), p_application_id: application, p_proposal: times() }),
  ],
  [
    "company: make_offer",
    () => rpc(company.owner, "make_offer", { p_application_id: application, p_id: randomUUID(), p_offer: offer }),
  ],
  [
    "company: set_application_status",
    () => rpc(company.owner, "set_application_status", { p_application_id: application, p_status: "reviewing" }),
  ],
];

describe.each(pauses)("a company %s", (_, stop, restore) => {
  test.each(acts)("%s is refused with the reason until the company is active again", async (_, act) => {
    await stop();
    const { error } = await act();
    expect(error).toMatchObject({ code: "PT409", message: expect.stringContaining(`${company.name} is paused`) });
    await restore();
    expect((await act()).error).toBeNull();
  });

  test("can't receive a picked time or an accepted offer until it is active again", async () => {
    const id = randomUUID();
    const slots = times() as { slots: string[] };
    const proposed = await rpc(company.owner, "propose_times", {
      p_id: id,
      p_application_id: application,
      p_proposal: slots,
    });
    expect(proposed.error).toBeNull();
    await sql`update public.applications set status = 'offered' where id = ${application}`;
    await sql`update public.application_events set created_at = created_at - interval '1 hour' where application_id = ${application}`;
    const offered = randomUUID();
    const made = await rpc(company.owner, "make_offer", {
      p_application_id: application,
      p_id: offered,
      p_offer: offer,
    });
    expect(made.error).toBeNull();
    await stop();
    const pick = () => rpc(applicant, "pick_time", { p_proposal_id: id, p_starts_at: slots.slots[0] });
    const accept = () => rpc(applicant, "accept_offer", { p_offer_id: offered });
    expect(await refusal(pick())).toBe("PT409 application_closed");
    expect(await refusal(accept())).toBe("PT409 company_paused");
    const { data } = await rpc(applicant, "get_offers", { p_application_id: application });
    expect(data.offers[0].can.answer).toBe(false);
    await restore();
    expect((await pick()).error).toBeNull();
    expect((await accept()).error).toBeNull();
  });

  test("keeps an offer open past its reply-by date, and then gives three more days", async () => {
    await sql`update public.applications set status = 'offered' where id = ${application}`;
    await sql`update public.application_events set created_at = created_at - interval '1 hour' where application_id = ${application}`;
    const id = randomUUID();
    const args = { p_application_id: application, p_id: id, p_offer: offer };
    expect((await rpc(company.owner, "make_offer", args)).error).toBeNull();
    await stop();
    // The pause has lasted for days.
    await sql`update private.offers set answer_by = answer_by - 20 where id = ${id}`;
    await sql`update public.companies set suspended_at = suspended_at - interval '9 days', rejected_at = rejected_at - interval '9 days' where id = ${company.id}`;
    await sql`select private.tend_offers()`;
    const stored = async () => (await sql`select state, answer_by::text from private.offers where id = ${id}`)[0];
    expect(await stored()).toMatchObject({ state: "open" });
    await restore();
    const [day] = await sql`select (private.earliest_day(now()) + 3)::text as three`;
    expect(await stored()).toMatchObject({ state: "open", answer_by: day?.three });
    expect((await rpc(applicant, "accept_offer", { p_offer_id: id })).error).toBeNull();
  });

  test("accepts no files in conversations", async () => {
    const path = `${application}/${randomUUID()}.pdf`;
    const store = (by: Actor) =>
      by.client.storage.from("message_files").upload(path, new Blob(["%PDF-1.4"], { type: "application/pdf" }));
    await stop();
    expect((await store(company.owner)).error).not.toBeNull();
    expect((await store(applicant)).error).not.toBeNull();
    await restore();
    expect((await store(company.owner)).error).toBeNull();
  });

  test("doesn't keep applicants from reading, withdrawing or canceling, and they see the pause", async () => {
    const interview = await addInterview(application, { people: [company.owner] });
    await stop();
    const { data } = await rpc(applicant, "get_my_application", { p_application_id: application });
    expect(data).toMatchObject({ status: "interview", company_paused: true, can: { withdraw: true } });
    const { data: talk } = await rpc(applicant, "get_conversation", { p_application_id: application });
    expect(talk.problem).toBe(
      `${company.name} is paused. Messages, interviews and offers continue once it is active again`,
    );
    const cancelled = await rpc(applicant, "cancel_interview", {
      p_interview_id: interview,
      p_reason: "Plans changed",
    });
    expect(cancelled.error).toBeNull();
    expect((await rpc(applicant, "withdraw_application", { p_application_id: application })).error).toBeNull();
  });

  test("can't send words with a withdrawn offer or a canceled interview", async () => {
    await sql`update public.applications set status = 'offered' where id = ${application}`;
    await sql`update public.application_events set created_at = created_at - interval '1 hour' where application_id = ${application}`;
    const offered = randomUUID();
    const made = await rpc(company.owner, "make_offer", {
      p_application_id: application,
      p_id: offered,
      p_offer: offer,
    });
    expect(made.error).toBeNull();
    const interview = await addInterview(application, { people: [company.owner] });
    await stop();
    const take = (p_words: string) => rpc(company.owner, "withdraw_offer", { p_offer_id: offered, p_words });
    expect(fieldErrors((await take("Write to me elsewhere")).error)).toHaveProperty("words");
    expect((await take(" ")).error).toBeNull();
    const cancel = { p_interview_id: interview, p_reason: "Write to me elsewhere" };
    expect((await rpc(company.owner, "cancel_interview", cancel)).error).toBeNull();
    const [row] = await sql`select reason from private.interviews where id = ${interview}`;
    expect(row?.reason).toBe("The company canceled this interview.");
    const [kept] = await sql`select reason from private.interview_changes where interview_id = ${interview}`;
    expect(kept?.reason).toBe(row?.reason);
  });

  test("accepts replies sent again if they were given before the pause", async () => {
    const [picked, declined] = [randomUUID(), randomUUID()];
    const slots = times() as { slots: string[] };
    const propose = (p_id: string) =>
      rpc(company.owner, "propose_times", { p_id, p_application_id: application, p_proposal: slots });
    const refuse = () => rpc(applicant, "decline_times", { p_proposal_id: declined, p_note: null });
    expect((await propose(declined)).error).toBeNull();
    expect((await refuse()).error).toBeNull();
    expect((await propose(picked)).error).toBeNull();
    const pick = () => rpc(applicant, "pick_time", { p_proposal_id: picked, p_starts_at: slots.slots[0] });
    expect((await pick()).error).toBeNull();
    await sql`update public.applications set status = 'offered' where id = ${application}`;
    await sql`update public.application_events set created_at = created_at - interval '1 hour' where application_id = ${application}`;
    const [first, second] = [randomUUID(), randomUUID()];
    const make = (p_id: string) =>
      rpc(company.owner, "make_offer", { p_application_id: application, p_id, p_offer: offer });
    expect((await make(first)).error).toBeNull();
    const decline = () => rpc(applicant, "decline_offer", { p_offer_id: first });
    expect((await decline()).error).toBeNull();
    expect((await make(second)).error).toBeNull();
    await stop();
    expect([await refusal(refuse()), await refusal(pick()), await refusal(decline())]).toEqual([null, null, null]);
    const accept = () => rpc(applicant, "accept_offer", { p_offer_id: second });
    expect(await refusal(accept())).toBe("PT409 company_paused");
    await restore();
    expect((await accept()).error).toBeNull();
    await stop();
    expect((await accept()).error).toBeNull();
  });

  test("can read its applications but can't move them", async () => {
    const movable = async () => {
      const { data } = await rpc(company.owner, "get_company_applications", { p_company_id: company.id });
      const entries = data.applications as { id: string; can: { move: boolean } }[];
      return entries.filter(({ id }) => id === application).map(({ can }) => can.move);
    };
    expect(await movable()).toEqual([true]);
    await stop();
    const { data } = await rpc(company.owner, "get_application_detail", { p_application_id: application });
    expect(data).toMatchObject({ allowed_statuses: [], company_paused: true });
    expect(await movable()).toEqual([false]);
    const { data: changed } = await rpc(company.owner, "change_applications", {
      p_moves: [{ id: application }],
      p_change: { to: "reviewing" },
    });
    expect(changed.outcomes[0].refusal).toBe("company_paused");
  });

  test("can't read profiles of candidates it represents", async () => {
    const reads = async () => {
      const [profile, list, row, sent] = await Promise.all([
        refusal(rpc(company.owner, "get_managed_candidate", { p_candidate_id: represented.candidateId })),
        rpc(company.owner, "list_managed_candidates", {}),
        company.owner.client.from("candidates").select("id").eq("managing_company_id", company.id),
        refusal(rpc(company.owner, "get_application_detail", { p_application_id: elsewhere })),
      ]);
      return [profile, list.data.candidates.length, row.data?.length, sent];
    };
    expect(await reads()).toEqual([null, 1, 1, null]);
    await stop();
    expect(await reads()).toEqual(["PT409 company_paused", 0, 0, "PT404 application_not_found"]);
    await restore();
    expect(await reads()).toEqual([null, 1, 1, null]);
  });

  test("can't write for or submit candidates it represents", async () => {
    await stop();
    const say = { p_application_id: elsewhere, p_id: randomUUID(), p_body: "Hello" };
    expect(await refusal(rpc(company.owner, "send_message", say))).toBe("PT404 application_not_found");
    expect((await rpc(represented, "send_message", say)).error).toBeNull();
    const submit = { p_job_id: draft, p_candidate_ids: [represented.candidateId] };
    expect(await refusal(rpc(company.owner, "put_forward_candidates", submit))).toBe("PT409 company_paused");
  });
});

describe("an invitation from a company that", () => {
  const accept = () => rpc(invited, "accept_invitation", { p_token: invitation.token });
  const page = async () =>
    (await anonymous().rpc("get_invitation", { p_token: invitation.token, p_kind: "candidate" })).data?.stopped;

  test.each([
    ["is suspended", suspend, lift, "is paused. You can accept this invitation once it is active again."],
    ["is paused", withdraw, approve, "is paused. You can accept this invitation once it is active again."],
    [
      "has no plan",
      lapse,
      () => planEnds(null),
      "has no active plan right now. You can accept this invitation once it has one.",
    ],
  ] as const)("%s says why it can't be accepted, and works afterwards", async (_, stop, lift, words) => {
    expect(await page()).toBeNull();
    await stop();
    expect(await page()).toBe(`${company.name} ${words}`);
    expect((await accept()).error).toMatchObject({ code: "PT409", message: `${company.name} ${words}` });
    const { data: open } = await invited.client.rpc("get_my_invitations");
    expect(open[0].stopped).toBe(`${company.name} ${words}`);
    const answer = { p_invitation_id: invitation.id, p_accept: true };
    expect(await refusal(rpc(invited, "respond_to_invitation", answer))).toBe("PT409 company_stopped");
    await lift();
    expect(await page()).toBeNull();
    expect((await accept()).error).toBeNull();
  });

  /** Lets three days of a pause pass, including what the schedule does with invitations. */
  const threeDaysPass = async (id: string) => {
    await sql`
      update public.invitations
      set expires_at = expires_at - interval '3 days', paused_at = paused_at - interval '3 days' where id = ${id}`;
    await sql`select private.tell_ending_plans()`;
    await sql`select private.forget_ended_invitations(1000)`;
  };
  const cancelPlan = (status: string) =>
    sql`update public.company_subscriptions set status = ${status} where company_id = ${company.id}`;

  test.each([
    ["is paused", "candidate", withdraw, approve],
    ["is suspended", "candidate", suspend, lift],
    ["is paused", "employee", withdraw, approve],
    ["has no plan", "candidate", lapse, () => planEnds(null)],
    ["has no plan", "employee", () => cancelPlan("canceled"), () => cancelPlan("active")],
  ] as const)("%s doesn't expire during that time: %s", async (_, kind, stop, lift) => {
    const person = await makeAccount("candidate");
    const [open, expired] = [await invite(company.owner, kind, person.email), await invite(company.owner, kind)];
    await sql`update public.invitations set expires_at = now() + interval '1 hour' where id = ${open.id}`;
    await sql`update public.invitations set expires_at = now() where id = ${expired.id}`;
    const read = async ({ token }: TestInvitation) =>
      (await anonymous().rpc("get_invitation", { p_token: token, p_kind: kind })).data;
    await stop();
    await threeDaysPass(open.id);
    expect(await read(open)).toMatchObject({ stopped: expect.stringContaining(company.name) });
    expect(await read(expired)).toBeNull();
    const answer = () => rpc(person, "accept_invitation", { p_token: open.token });
    expect(await refusal(answer())).toBe("PT409 company_stopped");
    const { data } = await rpc(company.owner, "list_invitations", { p_kinds: [kind] });
    const listed = data.invitations.find(({ id }: { id: string }) => id === open.id);
    expect(listed).toMatchObject({ state: "waiting" });
    await lift();
    const { expires_at, stopped } = await read(open);
    expect(stopped).toBeNull();
    const left = Date.parse(expires_at) - Date.now();
    expect(left).toBeGreaterThan(50 * 60_000);
    expect(left).toBeLessThan(61 * 60_000);
    expect(await read(expired)).toBeNull();
    expect(await refusal(answer())).toBeNull();
  });

  test("is paused for a long time keeps its form data", async () => {
    await withdraw();
    await sql`
      update public.invitations
      set expires_at = now() - interval '200 days', paused_at = now() - interval '201 days' where id = ${invitation.id}`;
    await sql`select private.forget_ended_invitations(1000)`;
    const [row] = await sql`select candidate_data from public.invitations where id = ${invitation.id}`;
    expect(row?.candidate_data).toMatchObject({ firstName: "Kim" });
  });

  test("is paused and then has no plan keeps its days until both are resolved", async () => {
    await withdraw();
    await threeDaysPass(invitation.id);
    await lapse();
    await approve();
    await threeDaysPass(invitation.id);
    await planEnds(null);
    const { data } = await anonymous().rpc("get_invitation", { p_token: invitation.token, p_kind: "candidate" });
    expect(Date.parse(data.expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect((await accept()).error).toBeNull();
  });

  test("has just lost its plan keeps the days that were left when the plan ended", async () => {
    // Time passes without a change to the plan. It ended about two days ago.
    await sql.begin(async (transaction) => {
      await transaction`
        update public.company_subscriptions set expires_at = now() - interval '3 days' where company_id = ${company.id}`;
      await transaction`delete from private.told_plans where company_id = ${company.id}`;
      await transaction`
        update public.invitations set expires_at = now() - interval '1 day', paused_at = null where id = ${invitation.id}`;
    });
    await sql`select private.tell_ending_plans()`;
    expect(await page()).toContain("has no active plan");
    await planEnds(null);
    expect((await accept()).error).toBeNull();
  });

  test("is being paused doesn't deadlock with accepting it", async () => {
    const admin = await makeAdmin();
    const decide = () =>
      rpc(admin, "set_company_approval", { p_company_id: company.id, p_is_approved: false, p_reason: "Tax id" });
    let decision: PromiseLike<{ error: unknown }> | undefined;
    await sql.begin(async (transaction) => {
      await transaction`select from public.invitations where id = ${invitation.id} for no key update`;
      decision = decide().then((answer) => answer);
      await untilHeldUp(transaction as unknown as typeof sql);
      await transaction`select from public.companies where id = ${company.id} for key share`;
    });
    expect((await decision)?.error).toBeNull();
    expect(await page()).toContain("is paused");
  });

  test("is being deleted doesn't deadlock with an administrator's decision", async () => {
    const admin = await makeAdmin();
    await sql`
      insert into public.email_outbox (template, to_email, data, next_attempt_at)
      values ('invitation_candidate', ${invited.email}, ${sql.json({ invitation_id: invitation.id })}, 'infinity')`;
    const answers = await inTurn(
      // What deleting removes once it has locked the company.
      (transaction) =>
        transaction`select from public.email_outbox where data ->> 'invitation_id' = ${invitation.id} for update`,
      [
        () => refusal(rpc(company.owner, "close_company", { p_company_id: company.id, p_name: company.name })),
        () => refusal(rpc(admin, "set_company_subscription", { p_company_id: company.id, p_tier: "none" })),
      ],
    );
    expect(answers).toEqual([null, "PT404 company_not_found"]);
  });

  test("is paused while it is being sent isn't sent", async () => {
    const [sent] = await inTurn(
      async (transaction) => {
        await transaction`select from public.companies where id = ${company.id} for update`;
        await transaction`
          update public.companies set is_approved = false, approved_at = null, rejected_at = now() where id = ${company.id}`;
      },
      [() => refusal(createInvitation(company.owner, "candidate"))],
    );
    expect(sent).toBe("PT403 subscription_required");
  });

  test("is paused isn't emailed until the company is active again", async () => {
    await withdraw();
    const [mail] = await sql`
      insert into public.email_outbox (template, to_email, data, next_attempt_at)
      values ('invitation_candidate', ${invited.email}, ${sql.json({ invitation_id: invitation.id })}, '-infinity') returning id`;
    const dueBy = async (call: string) => {
      let isDue = false;
      const attempt = sql.begin(async (transaction) => {
        await transaction`select set_config('request.jwt.claims', '{"role": "service_role"}', true)`;
        isDue = (await transaction.unsafe(call)).some(({ id }) => id === mail?.id);
        throw new Error("rolled back");
      });
      await expect(attempt).rejects.toThrow("rolled back");
      return isDue;
    };
    const calls = ["select id from public.claim_emails(1)", `select id from public.claim_emails(1, '${mail?.id}')`];
    for (const call of calls) expect(await dueBy(call)).toBe(false);
    await sql`update public.email_outbox set next_attempt_at = now() + interval '1 hour' where id = ${mail?.id}`;
    await approve();
    expect(await dueBy(calls[1] ?? "")).toBe(true);
  });

  test.each([
    ["is paused", withdraw],
    ["is suspended", suspend],
    ["has no plan", lapse],
  ] as const)("%s can be declined, and no new one can be sent", async (_, stop) => {
    await stop();
    expect(await refusal(createInvitation(company.owner, "candidate"))).toBe("PT403 subscription_required");
    expect(await refusal(createInvitation(company.owner, "employee"))).toBe("PT403 subscription_required");
    const answer = { p_invitation_id: invitation.id, p_accept: false };
    expect((await rpc(invited, "respond_to_invitation", answer)).error).toBeNull();
  });
});

describe("a company with an ended plan", () => {
  test.each(acts)("can still work with existing applicants: %s", async (_, act) => {
    await lapse();
    expect((await act()).error).toBeNull();
  });

  test("can't publish jobs or submit candidates", async () => {
    await lapse();
    const publish = { p_job_id: draft, p_job: { status: "published" } };
    expect(await refusal(rpc(company.owner, "update_job", publish))).toBe("PT403 subscription_required");
    const submit = { p_job_id: draft, p_candidate_ids: [represented.candidateId] };
    expect(await refusal(rpc(company.owner, "put_forward_candidates", submit))).toBe("PT403 subscription_required");
    const { data } = await rpc(company.owner, "get_managed_candidate", { p_candidate_id: represented.candidateId });
    expect(data.can.put_forward).toBe(false);
  });
});
