import { beforeEach, describe, expect, test } from "vitest";
import { dayInWords } from "../../../supabase/functions/_shared/contracts/day.ts";
import type {
  ImportFate,
  ImportOutcome,
  ImportRow,
} from "../../../supabase/functions/_shared/contracts/invitations/invitation.ts";
import { mostImported } from "../../../supabase/functions/_shared/contracts/invitations/invitation.ts";
import { type Actor, sql, unique, uniqueEmail } from "../../support/accounts.ts";
import { atOnce, fieldErrors, makeCast, type Role, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { createInvitation, invite } from "../../support/invitations.ts";
import { overPlans, setPlan } from "../../support/plans.ts";

/** New for each test, so that limits aren't used up. */
let company: TestCompany;
let recruiter: Actor;
const cast = await makeCast();
beforeEach(async () => {
  company = await makeCompany();
  recruiter = await makeStaff(company, "recruiter");
});

const row = (line: number, values: Partial<ImportRow> = {}): ImportRow => ({
  line,
  email: uniqueEmail("imported"),
  firstName: "Ada",
  lastName: "Kowalczyk",
  ...values,
});
const check = (actor: Pick<Actor, "client">, p_rows: unknown, args: object = {}) =>
  actor.client.rpc("check_candidate_import", { p_rows, ...args });
const send = (actor: Pick<Actor, "client">, p_rows: unknown, args: object = {}) =>
  actor.client.rpc("import_candidates", { p_rows, ...args });
const fates = async (answer: ReturnType<typeof check>): Promise<ImportFate[]> => {
  const { data, error } = await answer;
  if (error) throw error;
  return data;
};
const outcome = async (answer: ReturnType<typeof send>): Promise<ImportOutcome> => {
  const { data, error } = await answer;
  if (error) throw error;
  return data;
};
const inWords = (found: ImportFate[]) => found.map(({ fate, words }) => `${fate}: ${words}`);
/** The day of the test as people read it, in UTC. */
const today = () => dayInWords(new Date().toISOString());
const sentTo = (email: string) => sql`select * from public.invitations where email = ${email.toLowerCase()}`;
/** Simulates invitations sent within the last day. */
const haveSent = (sender: Actor, count: number, email: string | null = null) => sql`
  insert into public.audit_log (actor_id, action, subject_type, details, created_at)
  select ${sender.id}, 'invitation.sent', 'invitation',
    jsonb_build_object('kind', 'candidate', 'email', coalesce(${email}::text, 'someone-' || n || '@example.com')),
    now() - interval '2 hours'
  from generate_series(1, ${count}::integer) as n`;

describe("importing candidates", () => {
  test("is for recruiting staff of a live company, like inviting candidates", async () => {
    const p_company_id = cast.company.id;
    for (const act of [check, send]) {
      const able = await whoCan(
        cast,
        async (client) => (await act({ client }, [row(2)], { p_company_id })).error === null,
      );
      expect(able).toEqual(recruiting);
      const answer = (role: Role) => refusal(act({ client: cast.clients[role] }, [row(2)], { p_company_id }));
      expect(await answer("partnerRecruiter")).toBe("PT403 not_allowed");
      for (const role of ["removedStaff", "otherOwner", "candidate", "admin"] as const) {
        expect(await answer(role), role).toBe("PT404 company_not_found");
      }
      expect(await answer("anonymous")).toBe("42501");
    }
  });

  test.each(overPlans)("stops when the plan %s", async (_, plan) => {
    await setPlan(company, plan);
    for (const act of [check, send])
      expect(await refusal(act(recruiter, [row(2)]))).toBe("PT403 subscription_required");
  });
});

describe("a file with every kind of line", () => {
  test("shows the outcome of each line before sending, and then sends exactly that", async () => {
    const managed = await makeCandidate({ managedBy: company });
    const elsewhere = await makeCandidate({ managedBy: cast.other });
    const known = await makeCandidate();
    const colleague = company.owner.email;
    const [invited, revoked, often, twice] = [1, 2, 3, 4].map(() => uniqueEmail("line")) as [
      string,
      string,
      string,
      string,
    ];
    await invite(company.owner, "candidate", invited);
    const { id } = await invite(company.owner, "candidate", revoked);
    await company.owner.client.rpc("revoke_invitation", { p_id: id });
    await haveSent(recruiter, 5, often);
    const rows = [
      row(2, { email: twice, skills: ["Go", " Kafka ", "go"], title: "Engineer", address: { city: "Bilbao" } }),
      row(3, { email: `  ${twice.toUpperCase()} ` }),
      row(4, { email: managed.email.toUpperCase() }),
      row(5, { email: invited }),
      row(6, { email: revoked }),
      row(7, { email: elsewhere.email }),
      row(8, { email: known.email }),
      row(9, { email: colleague }),
      row(10, { email: often }),
      row(11, { email: "wendell.pryce@example" }),
      row(12, { email: "" }),
      row(13, { lastName: " " }),
      row(14, { firstName: "", lastName: "", email: "x" }),
      row(15, { firstName: "a".repeat(101) }),
      row(16, { skills: ["b".repeat(61)], phoneNumber: "1".repeat(41), address: { country: "c".repeat(101) } }),
      row(17, { title: "Two\nlines" }),
      row(18, { firstName: "=1+1", lastName: "O'Brien" }),
    ];
    const expected = [
      "invite: Will get an invitation",
      "twice: Same email as line 2, skipped",
      "known: Already your candidate, skipped",
      `invited: Invited on ${today()}, skipped`,
      "invite: Will get an invitation",
      // Reveals no more about one person than about any other.
      "invite: Will get an invitation",
      "invite: Will get an invitation",
      "invite: Will get an invitation",
      "tomorrow: You've sent them 5 invitations today. Send another one tomorrow",
      "invalid: Please enter a valid email address",
      "invalid: Please enter a valid email address",
      "invalid: Last name is required",
      "invalid: First name is required; Last name is required; Please enter a valid email address",
      "invalid: First name: use at most 100 characters",
      "invalid: Phone: use at most 40 characters; Skills: use at most 60 characters; Country: use at most 100 characters",
      "invalid: Title: use one line",
      "invite: Will get an invitation",
    ];
    const before = await fates(check(recruiter, rows));
    expect(inWords(before)).toEqual(expected);
    expect(before.map(({ line }) => line)).toEqual(rows.map(({ line }) => line));
    expect(await sentTo(twice)).toHaveLength(0);

    const done = await outcome(send(recruiter, rows, { p_terms: " Six months.\r\nNo fee. " }));
    expect(done).toEqual({ sent: 6, fates: before });
    const [invitation] = await sentTo(twice);
    expect(invitation).toMatchObject({
      status: "pending",
      company_id: company.id,
      invited_by_user_id: recruiter.id,
      management_terms: "Six months.\nNo fee.",
      candidate_data: {
        firstName: "Ada",
        lastName: "Kowalczyk",
        title: "Engineer",
        skills: ["Go", "Kafka"],
        address: { city: "Bilbao" },
      },
    });
    expect(
      await sql`select from public.email_outbox where to_email = ${twice} and template = 'invitation_candidate'`,
    ).toHaveLength(1);
    expect(
      await sql`select details ->> 'name' as name from public.audit_log where action = 'invitation.sent' and subject_id = ${invitation?.id}`,
    ).toEqual([{ name: "Ada Kowalczyk" }]);
    expect(
      await sql`select from public.notifications where user_id = ${known.id} and type = 'company_invitation'`,
    ).toHaveLength(1);

    // Repeated after a lost response, it sends nothing.
    const again = await outcome(send(recruiter, rows));
    expect(again.sent).toBe(0);
    expect(again.fates[0]?.words).toBe(`Invited on ${today()}, skipped`);
    expect(await sentTo(twice)).toHaveLength(1);
  });

  test("handles each address the same way as a single invitation", async () => {
    const managed = await makeCandidate({ managedBy: company });
    const elsewhere = await makeCandidate({ managedBy: cast.other });
    const invited = uniqueEmail("line");
    await invite(company.owner, "candidate", invited);
    for (const email of [managed.email, elsewhere.email, invited, company.owner.email, "x@y", uniqueEmail("new")]) {
      const [fate] = await fates(check(recruiter, [row(2, { email })]));
      const { error } = await createInvitation(recruiter, "candidate", email);
      expect(fate?.fate === "invite", email).toBe(error === null);
    }
  });

  test("counts a duplicate from the first valid line for the same person", async () => {
    const email = uniqueEmail("line");
    const found = await fates(
      check(recruiter, [row(2, { email, lastName: "" }), row(3, { email }), row(4, { email })]),
    );
    expect(inWords(found)).toEqual([
      "invalid: Last name is required",
      "invite: Will get an invitation",
      "twice: Same email as line 3, skipped",
    ]);
  });
});

describe("import limits", () => {
  test("name the people beyond 200 a day, who can be invited tomorrow", async () => {
    await haveSent(recruiter, 198);
    const rows = [row(2), row(3, { lastName: "" }), row(4), row(5)];
    const expected = [
      "invite: Will get an invitation",
      "invalid: Last name is required",
      "invite: Will get an invitation",
      "tomorrow: Over your limit of 200 invitations a day. Send it tomorrow",
    ];
    expect(inWords(await fates(check(recruiter, rows)))).toEqual(expected);
    const done = await outcome(send(recruiter, rows));
    expect(done.sent).toBe(2);
    expect(inWords(done.fates)).toEqual(expected);
    // Nor individually.
    expect(await refusal(createInvitation(recruiter, "candidate"))).toBe("PT429 too_many_invitations");
    // A colleague has their own limits.
    expect((await outcome(send(company.owner, [row(2)]))).sent).toBe(1);
  });

  test("allow 500 lines per import, and refuse more lines, none, or anything that isn't a list", async () => {
    const rows = Array.from({ length: mostImported }, (_, index) =>
      row(index + 2, index % 10 === 9 ? { email: "no" } : {}),
    );
    const found = await fates(check(recruiter, rows));
    const count = (fate: string, of = found) => of.filter((each) => each.fate === fate).length;
    expect([count("invite"), count("invalid"), count("tomorrow")]).toEqual([200, 50, 250]);
    const done = await outcome(send(recruiter, rows));
    expect(done.sent).toBe(200);
    expect(await sql`select count(*)::integer as n from public.invitations where company_id = ${company.id}`).toEqual([
      { n: 200 },
    ]);

    for (const act of [check, send]) {
      const { error } = await act(recruiter, [...rows, row(502)]);
      expect(fieldErrors(error)).toEqual({ rows: "Import at most 500 lines at once" });
      for (const none of [[], null, {}, "x"]) {
        expect(fieldErrors((await act(recruiter, none)).error), JSON.stringify(none)).toEqual({
          rows: "The file has no lines to import",
        });
      }
      for (const odd of [["x"], [null], [{ address: 1 }]]) {
        expect(await refusal(act(recruiter, odd)), JSON.stringify(odd)).toBe("PT422 invalid_input");
      }
    }
  });

  test("check the terms once for the whole import", async () => {
    const email = uniqueEmail("line");
    const { error } = await send(recruiter, [row(2, { email })], { p_terms: "a".repeat(5001) });
    expect(fieldErrors(error)).toEqual({ managementTerms: "Use at most 5,000 characters" });
    expect(await sentTo(email)).toHaveLength(0);
  });

  test("invite people once if two colleagues import them at the same time", async () => {
    const email = `${unique("both")}@example.com`;
    const rows = [row(2, { email }), row(3)];
    const answers = await atOnce(
      (transaction) => transaction`select pg_advisory_xact_lock(hashtextextended('invitee ' || ${email}, 0))`,
      [() => send(recruiter, rows), () => send(company.owner, rows)],
    );
    expect(answers.map(({ data }) => (data as ImportOutcome).sent).sort()).toEqual([0, 2]);
    expect(await sentTo(email)).toHaveLength(1);
  });
});
