// How each call about offers, interviews and scorecards is refused for callers without the right. The same call by an authorized
// caller comes last, so that no refusal is due to a missing record.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCast, refusal } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { day, overEnd } from "../../support/dates.ts";
import { addInterview } from "../../support/interviews.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const cast = await makeCast();
/** At the company that represents the candidates: their owner, and a colleague with other candidates. */
const [keeper, otherKeeper] = await Promise.all([
  makeStaff(cast.other, "partner_recruiter"),
  makeStaff(cast.other, "partner_recruiter"),
]);

/** What calls act on: an application with an offer, times and interviews. */
interface Hiring {
  application: string;
  job: string;
  applicant: TestCandidate;
  offer: string;
  times: string;
  slot: string;
  /** Upcoming, and past. */
  interview: string;
  held: string;
  /** The colleague submitted a scorecard for it. */
  edited: string;
  colleague: Actor;
}
type Refusal = "PT403 not_allowed" | `PT404 ${"application" | "offer" | "job"}_not_found`;
interface Call {
  args: (of: Hiring) => object;
  /** Who may: the candidate, or at the job's company a partner recruiter with the job, or only its owner. */
  by: "candidate" | "company" | "owner";
  /** The refusal for the company that represents the candidate and applied for them; null: it may read. */
  manager: Refusal | null;
  /** The refusal for everyone not involved in the application. */
  stranger: Refusal;
  /** What must be missing for it. */
  without?: "offer" | "times";
  status?: "hired";
  isManaged?: false;
}

const noApplication = "PT404 application_not_found";
const noOffer = "PT404 offer_not_found";
const notAllowed = "PT403 not_allowed";
const slots = () => [`${day(5)}T15:00:00Z`];
const place = { minutes: 45, place_kind: "phone", place: "+1 555 0100", time_zone: "UTC" };
const about = ({ application }: Hiring) => ({ p_application_id: application });
const read = { args: about, by: "company", manager: null, stranger: noApplication } as const;
const companys = { by: "company", manager: notAllowed, stranger: noApplication } as const;
const candidates = { by: "candidate", manager: notAllowed, stranger: noApplication } as const;
const teams = { by: "company", manager: noApplication, stranger: noApplication } as const;

const calls: Record<string, Call> = {
  get_offers: read,
  make_offer: {
    ...companys,
    args: (of) => ({
      ...about(of),
      p_id: randomUUID(),
      p_offer: { salary: 90_000, salary_period: "year", starts_on: day(40), answer_by: day(10) },
    }),
    without: "offer",
  },
  withdraw_offer: { ...companys, args: ({ offer }) => ({ p_offer_id: offer }), stranger: noOffer },
  accept_offer: { ...candidates, args: ({ offer }) => ({ p_offer_id: offer }), stranger: noOffer },
  decline_offer: { ...candidates, args: ({ offer }) => ({ p_offer_id: offer }), stranger: noOffer },
  get_hire: { ...read, status: "hired" },
  answer_hire: { ...companys, args: about, status: "hired" },
  get_interviews: read,
  get_interview_colleagues: { ...companys, args: about },
  get_busy_times: {
    ...companys,
    args: (of) => ({
      ...about(of),
      p_user_ids: [of.colleague.id],
      p_from: `${day(5)}T00:00:00Z`,
      p_until: `${day(6)}T00:00:00Z`,
    }),
  },
  propose_times: {
    ...companys,
    args: (of) => ({
      ...about(of),
      p_id: randomUUID(),
      p_proposal: { ...place, slots: slots(), people: [of.colleague.id], words: "" },
    }),
    without: "times",
  },
  withdraw_times: { ...companys, args: ({ times }) => ({ p_proposal_id: times }) },
  pick_time: { ...candidates, args: ({ times, slot }) => ({ p_proposal_id: times, p_starts_at: slot }) },
  decline_times: { ...candidates, args: ({ times }) => ({ p_proposal_id: times }) },
  move_interview: {
    ...companys,
    args: ({ interview }) => ({
      p_interview_id: interview,
      p_change: { ...place, starts_at: `${day(6)}T15:00:00Z`, reason: "Two of us travel." },
    }),
  },
  ask_to_move_interview: {
    ...candidates,
    args: ({ interview }) => ({ p_interview_id: interview, p_words: "Friday." }),
  },
  cancel_interview: { ...companys, args: ({ interview }) => ({ p_interview_id: interview, p_reason: "Called off." }) },
  get_scorecards: { ...teams, args: about },
  send_scorecard: {
    ...teams,
    args: ({ held }) => ({ p_id: randomUUID(), p_interview_id: held, p_marks: [], p_recommendation: "yes" }),
  },
  edit_scorecard: {
    ...teams,
    args: ({ edited }) => ({ p_interview_id: edited, p_marks: [], p_recommendation: "no" }),
  },
  save_scorecard_draft: { ...teams, args: ({ held }) => ({ p_interview_id: held, p_marks: [] }) },
  set_scorecards_needed: { ...teams, args: ({ held }) => ({ p_interview_id: held, p_needed: false }) },
  get_message_templates: { ...teams, args: about },
  get_filled_template: { ...teams, args: (of) => ({ ...about(of), p_kind: "offer" }) },
  get_interview_criteria: {
    args: ({ job }) => ({ p_job_id: job }),
    by: "company",
    manager: "PT404 job_not_found",
    stranger: "PT404 job_not_found",
  },
  set_interview_criteria: {
    args: ({ job }) => ({ p_job_id: job, p_criteria: ["Listens"], p_before: [] }),
    by: "owner",
    manager: "PT404 job_not_found",
    stranger: "PT404 job_not_found",
  },
};
const names = Object.keys(calls);
const aCall = (name: string): Call => calls[name] as Call;

/** Everything inserted directly, by a colleague who has since been removed. */
async function makeHiring(
  { without, status, isManaged }: Call,
  company: TestCompany,
  colleague: Actor,
): Promise<Hiring> {
  const applicant = await makeCandidate(isManaged === false ? {} : { managedBy: cast.other, assignedTo: keeper });
  const job = await makeJob(company, company === cast.company ? { assignedTo: colleague } : {});
  const application = await makeApplication(job, applicant, { status: status ?? "offered" });
  const [offer, times, slot] = [randomUUID(), randomUUID(), slots()[0] as string];
  const author = { made_by: cast.people.removedStaff.id, made_by_name: "Sam manager", application_id: application };
  if (without !== "offer" && !status) {
    const terms = { salary: 90_000, salary_period: "year", starts_on: day(40), answer_by: day(10) };
    await sql`insert into private.offers ${sql({ id: offer, ...author, ...terms })}`;
  }
  if (without !== "times" && !status) {
    await sql`insert into private.interview_proposals ${sql({ id: times, ...author, ...place, slots: [slot] })}`;
  }
  const people = [colleague, cast.people.removedStaff];
  const interview = await addInterview(application, { people });
  const held = await addInterview(application, { people, startsAt: new Date(Date.now() - 3_600_000) });
  const edited = await addInterview(application, { people, startsAt: new Date(Date.now() - 7_200_000) });
  await sql`
    insert into private.scorecards (id, interview_id, author_id, author_name, marks)
    values (${randomUUID()}, ${edited}, ${colleague.id}, 'Sam', '[]')`;
  return { application, job: job.id, applicant, offer, times, slot, interview, held, edited, colleague };
}
const make = (call: Call) => makeHiring(call, cast.company, cast.people.partnerRecruiter);
const ask = (name: string, of: Hiring, { client }: Pick<Actor, "client">) => client.rpc(name, aCall(name).args(of));
const rightful = (name: string, of: Hiring, owner = cast.people.owner) =>
  ({ candidate: of.applicant, company: of.colleague, owner })[aCall(name).by];

/** Every call is refused as for a stranger, except the named ones. */
async function expectRefusals(of: Hiring, by: Pick<Actor, "client">, others: Record<string, string | null> = {}) {
  for (const name of names)
    expect(await refusal(ask(name, of, by)), name).toBe(name in others ? others[name] : aCall(name).stranger);
}

test("the tests below cover every call about offers, interviews and scorecards", async () => {
  const there = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute') and (
      proargnames && '{p_offer_id,p_proposal_id,p_interview_id}'
      or 'p_application_id' = any (proargnames) and proname ~ 'offer|hire|interview|times|colleagues|scorecard|template')`;
  expect(there.length).toBeGreaterThan(15);
  expect(names).toEqual(expect.arrayContaining(there.map(({ name }) => name)));
});

describe("the company that represents the candidate and applied for them", () => {
  test.each(names)("can read what both sides share, and nothing else: %s", async (name) => {
    const call = aCall(name);
    const hiring = await make(call);
    const { data, error } = await ask(name, hiring, cast.people.otherOwner);
    expect(error && `${error.code} ${error.hint}`).toBe(call.manager);
    // It isn't asked anything after a hire.
    if (call.manager === null) expect(data === null).toBe(name === "get_hire");
    // Readers of the application may see a hire, and readers of the conversation the rest.
    expect(await refusal(ask(name, hiring, keeper))).toBe(call.status ? noApplication : call.manager);
    expect(await refusal(ask(name, hiring, otherKeeper))).toBe(call.stranger);
    expect(await refusal(ask(name, hiring, rightful(name, hiring)))).toBeNull();
  });

  test("has no access to what the candidate sent before it represented them", async () => {
    const hiring = await make({ ...aCall("get_offers"), isManaged: false });
    await sql`
      update public.candidates set managing_company_id = ${cast.other.id} where id = ${hiring.applicant.candidateId}`;
    await expectRefusals(hiring, cast.people.otherOwner);
  });

  test("loses access when it stops representing the candidate, except to the application itself", async () => {
    const hiring = await make(aCall("get_offers"));
    await sql`update public.candidates set managing_company_id = null where id = ${hiring.applicant.candidateId}`;
    await expectRefusals(hiring, cast.people.otherOwner, { get_hire: null, answer_hire: notAllowed });
    await expectRefusals(hiring, keeper);
  });
});

describe("every hiring call is refused to", () => {
  test.each<[string, (of: Hiring) => Promise<Pick<Actor, "client">>]>([
    [
      "another candidate for the job",
      async ({ job }) => {
        await makeApplication({ id: job, title: "", companyId: cast.company.id }, cast.candidate);
        return cast.candidate;
      },
    ],
    [
      "a partner recruiter with another job",
      async () => {
        const colleague = await makeStaff(cast.company, "partner_recruiter");
        await makeJob(cast.company, { assignedTo: colleague });
        return colleague;
      },
    ],
    ["the colleague who did all of it and was removed", async () => cast.people.removedStaff],
    ["another company", async () => cast.people.expiredOwner],
    ["another company, not approved", async () => (await makeCompany({ approved: false })).owner],
  ])("%s", async (_, stranger) => {
    const hiring = await make(aCall("get_offers"));
    await expectRefusals(hiring, await stranger(hiring));
  });

  test("a platform administrator, except for reading the application and the job", async () => {
    await expectRefusals(await make(aCall("get_offers")), cast.people.admin, {
      get_hire: null,
      answer_hire: notAllowed,
      get_interview_criteria: null,
      set_interview_criteria: notAllowed,
    });
  });

  test("a signed-out caller", async () => {
    const hiring = await make(aCall("get_offers"));
    for (const name of names)
      expect(await refusal(ask(name, hiring, { client: cast.clients.anonymous })), name).toContain("42501");
  });
});

test("hiring that has begun can continue after the company's plan expires", async () => {
  const company = await makeCompany();
  const hirings = await Promise.all(
    names.map(async (name) => [name, await makeHiring(aCall(name), company, company.owner)] as const),
  );
  await sql`update public.company_subscriptions set expires_at = ${overEnd()} where company_id = ${company.id}`;
  for (const [name, hiring] of hirings)
    expect(await refusal(ask(name, hiring, rightful(name, hiring, company.owner))), name).toBeNull();
});
