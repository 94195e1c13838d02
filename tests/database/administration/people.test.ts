import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, makeAccount, makeAdmin, signUpUnconfirmed, sql, unique } from "../../support/accounts.ts";
import { atOnce, type Cast, makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { invite } from "../../support/invitations.ts";

type Person = { id: string; email: string; role: string; name: string | null; state: string; company: unknown };
type Administrator = { id: string; name: string | null; open_invitations: number; is_me: boolean };

const admin = await makeAdmin();

const people = async (filter: Record<string, unknown>): Promise<Person[]> =>
  (await admin.client.rpc("list_people", filter)).data.people;
const administrators = async (of: Actor): Promise<Administrator[]> => (await of.client.rpc("list_admins")).data;
const withdraw = (by: Actor, whom: { id: string }, keep?: boolean) =>
  by.client.rpc("withdraw_admin", { p_user_id: whom.id, p_keep_invitations: keep });
const roleOf = async ({ id }: { id: string }) =>
  (await sql`select role from public.profiles where id = ${id}`)[0]?.role;
const withdrawals = async ({ id }: { id: string }) =>
  (
    await sql`select actor_id, details from public.audit_log where subject_id = ${id} and action = 'admin.withdrawn'`
  ).map((entry) => ({ ...entry }));

describe("rights", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test.each([
    ["list_people", {}],
    ["list_admins", {}],
    ["withdraw_admin", { p_user_id: crypto.randomUUID() }],
  ] as const)("%s is for administrators only", async (name, parameters) => {
    const able = await whoCan(cast, async (client) => {
      const answer = await refusal(client.rpc(name, parameters));
      if (answer && !["PT403 admin_only", "PT404 admin_not_found", "42501"].includes(answer)) throw new Error(answer);
      return !answer || answer.startsWith("PT404");
    });
    expect(able).toEqual(["admin"]);
  });
});

describe("list_people", () => {
  test("shows each account's role, name, company, state, applications and last visit", async () => {
    const label = unique("known");
    const candidate = await makeAccount("candidate", `${label}-a@example.com`);
    await sql`
      insert into public.candidates (user_id, email, first_name, last_name, skills)
      values (${candidate.id}, ${candidate.email}, 'Ada', 'Byron', '{}')`;
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    await signUpUnconfirmed("candidate", { email: `${label}-b@example.com` });
    expect(await people({ p_search: `${label}-` })).toMatchObject([
      {
        ...{ id: candidate.id, role: "candidate", name: "Ada Byron", state: "confirmed", company: null },
        ...{ applications: 0, last_seen_at: expect.any(String) },
      },
      {
        email: `${label}-b@example.com`,
        role: "candidate",
        name: null,
        state: "unconfirmed",
        company: null,
        last_seen_at: null,
      },
    ]);
    expect(await people({ p_search: recruiter.email })).toMatchObject([
      {
        role: "company",
        staff_role: "recruiter",
        name: "Sam recruiter",
        company: { id: company.id, name: company.name },
      },
    ]);
  });

  test("finds people by part of the address in any case or accent, by role, state and date", async () => {
    const label = unique("begin");
    const [candidate, company] = [
      await makeAccount("candidate", `${label}-one@example.com`),
      await makeAccount("company", `${label}-two@example.com`),
    ];
    const ids = async (filter: Record<string, unknown>) => (await people(filter)).map(({ id }) => id);
    expect(await ids({ p_search: ` ${label.toUpperCase()}-ONE ` })).toEqual([candidate.id]);
    expect(await ids({ p_search: `${label}-`, p_role: "company" })).toEqual([company.id]);
    expect(await ids({ p_search: `${label}-`, p_role: "admin" })).toEqual([]);
    expect(await ids({ p_search: `${label}-two@EXAMPLÉ` })).toEqual([company.id]);
    expect(await ids({ p_search: `${label.slice(3)}-two` })).toEqual([company.id]);
    expect(await ids({ p_search: `${label}-%` })).toEqual([]);
    expect(await ids({ p_search: "x", p_limit: 1 })).toEqual(await ids({ p_limit: 1 }));
    const suspension = { p_user_id: candidate.id, p_reason: "other", p_words: "We have to talk." };
    expect(await refusal(admin.client.rpc("suspend_account", suspension))).toBeNull();
    expect(await ids({ p_search: `${label}-`, p_state: "suspended" })).toEqual([candidate.id]);
    expect(await ids({ p_search: `${label}-`, p_state: "confirmed" })).toEqual([company.id]);
    expect(await ids({ p_search: `${label}-`, p_state: "unconfirmed" })).toEqual([]);
    expect(await ids({ p_search: `${label}-`, p_role: "king" })).toEqual([]);
    await sql`update public.profiles set created_at = '2026-03-02 23:59:59+00' where id = ${company.id}`;
    expect(await ids({ p_search: `${label}-`, p_since: "2026-03-02", p_until: "2026-03-02" })).toEqual([company.id]);
    expect(await ids({ p_search: `${label}-`, p_since: "2026-03-03" })).toEqual([candidate.id]);
  });

  test("shows each person once, last seen first, page by page, and refuses an unknown page", async () => {
    const label = unique("page");
    const made = [];
    for (const each of ["a", "b", "c"]) made.unshift(await makeAccount("candidate", `${label}-${each}@example.com`));
    const seen: string[] = [];
    let before: unknown = null;
    for (let page = 0; page < 3; page += 1) {
      const { data } = await admin.client.rpc("list_people", { p_search: label, p_before: before, p_limit: 1 });
      const [last] = data.people;
      seen.push(last.id);
      before = { seenAt: last.last_seen_at, id: last.id };
    }
    expect(seen).toEqual(made.map(({ id }) => id));
    expect(await people({ p_search: label, p_before: before })).toEqual([]);
    expect(await refusal(admin.client.rpc("list_people", { p_before: { seenAt: "soon", id: "x" } }))).toMatch(/^PT422/);
  });
});

describe("withdraw_admin", () => {
  const inviteBy = (sender: Actor) => invite(sender, "company");
  const invitation = async ({ id }: { id: string }) =>
    (await sql`select status, invited_by_admin_id as sender from public.invitations where id = ${id}`).map((row) => ({
      ...row,
    }))[0];
  const opens = async ({ token }: { token: string }) =>
    (await refusal(admin.client.rpc("get_invitation", { p_kind: "company", p_token: token }))) === null;

  test("turns the account into a candidate account, sends an email and ends access right away", async () => {
    const colleague = await makeAdmin();
    expect(await refusal(colleague.client.rpc("list_people"))).toBeNull();
    expect(await refusal(withdraw(admin, colleague))).toBeNull();
    expect(await roleOf(colleague)).toBe("candidate");
    // Created in advance: the notification about a profile created at the next visit would hide the one about the withdrawal.
    expect((await colleague.client.rpc("ensure_candidate_profile")).data.created).toBe(false);
    expect(await refusal(colleague.client.rpc("list_people"))).toBe("PT403 admin_only");
    expect(await refusal(colleague.client.rpc("list_audit_log", {}))).toBe("PT403 admin_only");
    const mails = await sql`select template from public.email_outbox where to_email = ${colleague.email}`;
    expect(mails.map(({ template }) => template)).toEqual(["role_changed"]);
    expect(await withdrawals(colleague)).toMatchObject([{ actor_id: admin.id, details: { invitations: 0 } }]);
    expect((await administrators(admin)).map(({ id }) => id)).not.toContain(colleague.id);
    expect(await refusal(withdraw(admin, colleague))).toBe("PT404 admin_not_found");
  });

  test("revokes the person's open invitations, and counts only those beforehand", async () => {
    const colleague = await makeAdmin();
    const [open, answered] = [await inviteBy(colleague), await inviteBy(colleague)];
    await sql`update public.invitations set status = 'accepted', accepted_at = now() where id = ${answered.id}`;
    const listed = (await administrators(admin)).find(({ id }) => id === colleague.id);
    expect(listed).toMatchObject({ open_invitations: 1, is_me: false });
    await withdraw(admin, colleague);
    expect(await invitation(open)).toEqual({ status: "revoked", sender: colleague.id });
    expect(await opens(open)).toBe(false);
    expect(await invitation(answered)).toEqual({ status: "accepted", sender: colleague.id });
  });

  test("can transfer open invitations to the administrator who withdraws the role, and their links keep working", async () => {
    const colleague = await makeAdmin();
    const open = await inviteBy(colleague);
    await withdraw(admin, colleague, true);
    expect(await invitation(open)).toEqual({ status: "pending", sender: admin.id });
    expect(await opens(open)).toBe(true);
    expect(await withdrawals(colleague)).toMatchObject([{ details: { invitations: 1, kept: true } }]);
  });

  test("revokes the open invitations of administrators who withdraw their own role", async () => {
    const colleague = await makeAdmin();
    const open = await inviteBy(colleague);
    expect(await refusal(withdraw(colleague, colleague, true))).toBeNull();
    expect(await invitation(open)).toEqual({ status: "revoked", sender: colleague.id });
    expect(await refusal(withdraw(colleague, admin))).toBe("PT403 admin_only");
    expect(await roleOf(admin)).toBe("admin");
  });

  test("leaves one of two administrators who withdraw each other at the same time", async () => {
    const [one, other] = [await makeAdmin(), await makeAdmin()];
    const answers = await atOnce(
      (transaction) => transaction`select from public.profiles where id in (${one.id}, ${other.id}) for update`,
      [() => refusal(withdraw(one, other)), () => refusal(withdraw(other, one))],
    );
    expect(answers.sort()).toEqual(["PT403 admin_only", null]);
    expect([await roleOf(one), await roleOf(other)].sort()).toEqual(["admin", "candidate"]);
  });

  test("refuses to remove the last administrator", async () => {
    const last = await makeAdmin();
    const attempt = sql.begin(async (transaction) => {
      // Other tests' administrators temporarily lose the role; all of it is rolled back.
      await transaction`update public.profiles set role = 'candidate' where role = 'admin' and id <> ${last.id}`;
      const claims = JSON.stringify({ sub: last.id, role: "authenticated" });
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      await transaction`select public.withdraw_admin(${last.id})`;
    });
    await expect(attempt).rejects.toMatchObject({
      code: "PT409",
      message: "The last administrator can't be removed. Invite another one first.",
    });
    expect(await roleOf(last)).toBe("admin");
  });

  test("refuses anyone who isn't an administrator", async () => {
    const candidate = await makeCandidate();
    expect(await refusal(withdraw(admin, candidate))).toBe("PT404 admin_not_found");
    expect(await refusal(admin.client.rpc("withdraw_admin", { p_user_id: null }))).toBe("PT404 admin_not_found");
  });
});
