import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  anonymous,
  confirm,
  moveAddress,
  service,
  signIn,
  signUp,
  signUpUnconfirmed,
  sql,
  uniqueEmail,
} from "../../support/accounts.ts";
import {
  type Cast,
  makeCast,
  refusal,
  roles,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const roleOf = async (id: string) => (await sql`select role from public.profiles where id = ${id}`)[0]?.role;
const companiesOf = (id: string) => sql`
  select c.name, c.is_approved, c.submitted_at, u.role
  from public.company_users u join public.companies c on c.id = u.company_id where u.user_id = ${id}`;

describe("sign-up", () => {
  test.each([
    ["company", "company"],
    ["COMPANY", "company"],
    ["candidate", "candidate"],
    ["admin", "candidate"],
    ["employee", "candidate"],
    ["", "candidate"],
  ])("grants metadata role '%s' as %s", async (asked, granted) => {
    const { id, email } = await signUpUnconfirmed(asked, { email: uniqueEmail("role") });
    const [profile] = await sql`select email, role from public.profiles where id = ${id}`;
    expect(profile).toEqual({ email, role: granted });
  });

  test("treats metadata that isn't text as a candidate", async () => {
    const { id } = await signUpUnconfirmed("candidate", { data: { role: { is: "admin" }, invitation: ["x"] } });
    expect(await roleOf(id)).toBe("candidate");
  });

  test("creates an unfinished company for a company account on confirmation, and none for a candidate", async () => {
    const company = await signUpUnconfirmed("company");
    const candidate = await signUpUnconfirmed("candidate");
    expect(await companiesOf(company.id)).toHaveLength(0);
    for (const { id } of [company, candidate]) await confirm(id);
    // Another change to the account creates no second one.
    await sql`update auth.users set email_confirmed_at = null where id = ${company.id}`;
    await confirm(company.id);
    expect([...(await companiesOf(company.id))]).toEqual([
      { name: "New Company", is_approved: false, submitted_at: null, role: "company_admin" },
    ]);
    expect(await companiesOf(candidate.id)).toHaveLength(0);
  });

  test("logs a failure to create the company and still confirms the account", async () => {
    // No address is valid in profiles but not in company_users, so the failure is set up as a constraint.
    const email = uniqueEmail("nocompany");
    const name = `refuse_${createHash("md5").update(email).digest("hex")}`;
    await sql.unsafe(`alter table public.company_users add constraint ${name} check (email <> '${email}') not valid`);
    try {
      const { id } = await signUpUnconfirmed("company", { email });
      await confirm(id);
      expect(await roleOf(id)).toBe("company");
      expect(await companiesOf(id)).toHaveLength(0);
      expect(await sql`select 1 from public.companies where user_id = ${id}`).toHaveLength(0);
      const [entry] = await sql`select action, details from public.audit_log where subject_id = ${id}`;
      expect(entry?.action).toBe("account.company_failed");
      expect(entry?.details.error).toContain(name);
    } finally {
      await sql.unsafe(`alter table public.company_users drop constraint ${name}`);
    }
  });

  test.each(['a"b@example.com', "a@example..com", "\u200ba@example.com"])(
    "rejects an address that no profile can hold as invalid, not as a server error: %j",
    async (email) => {
      const add = sql`insert into auth.users (id, email) values (gen_random_uuid(), ${email})`;
      await expect(add).rejects.toMatchObject({ code: "PT422", hint: "invalid_email" });
      const person = await makeCandidate();
      const move = sql`update auth.users set email = ${email} where id = ${person.id}`;
      await expect(move).rejects.toMatchObject({ code: "PT422", hint: "invalid_email" });
    },
  );

  test("lets an account sign in only after confirmation", async () => {
    const { id, email } = await signUpUnconfirmed("candidate");
    await expect(signIn(email)).rejects.toThrow("Email not confirmed");
    await confirm(id);
    expect((await signIn(email)).id).toBe(id);
  });

  test("keeps the profile's email in step with the account's", async () => {
    const person = await signUp("candidate");
    const email = uniqueEmail("moved");
    await moveAddress(person.id, email);
    expect((await sql`select email from public.profiles where id = ${person.id}`)[0]?.email).toBe(email);
  });
});

describe("deleting an account", () => {
  test("works for company owners and candidates, and keeps the company, its jobs and the audit log", async () => {
    const company = await makeCompany();
    const candidate = await makeCandidate({ managedBy: company });
    const job = await makeJob(company, { assignedTo: company.owner });
    const application = await makeApplication(job, candidate);
    await company.owner.client.rpc("create_invitation", {
      p_type: "employee",
      p_email: uniqueEmail("invited"),
      p_data: { firstName: "Eve", lastName: "Employee", role: "manager" },
    });
    await sql`delete from auth.users where id = ${company.owner.id}`;
    expect([...(await sql`select user_id from public.companies where id = ${company.id}`)]).toEqual([
      { user_id: null },
    ]);
    expect([...(await sql`select created_by from public.jobs where id = ${job.id}`)]).toEqual([{ created_by: null }]);
    expect(
      await sql`select 1 from public.audit_log where actor_id = ${company.owner.id} and action = 'invitation.sent'`,
    ).toHaveLength(1);

    await sql`delete from auth.users where id = ${candidate.id}`;
    expect(await sql`select 1 from public.applications where id = ${application}`).toHaveLength(0);
    expect(await sql`select 1 from public.profiles where id = ${candidate.id}`).toHaveLength(0);
  });
});

describe("the first administrator", () => {
  test("is appointed with the secret key by confirmed email, in upper or lower case, and audited once", async () => {
    const person = await signUp("candidate");
    for (let time = 0; time < 2; time += 1) {
      const { error } = await service().rpc("grant_admin", { p_email: ` ${person.email.toUpperCase()} ` });
      expect(error).toBeNull();
    }
    expect(await roleOf(person.id)).toBe("admin");
    expect(
      await sql`select 1 from public.audit_log where subject_id = ${person.id} and action = 'admin.granted'`,
    ).toHaveLength(1);
  });

  test("can't be an applicant, a represented candidate or a staff member", async () => {
    const company = await makeCompany();
    const [applicant, managed] = [await makeCandidate(), await makeCandidate({ managedBy: company })];
    await makeApplication(await makeJob(company), applicant);
    for (const [person, code] of [
      [company.owner, "account_has_company"],
      [applicant, "account_has_applications"],
      [managed, "account_has_applications"],
    ] as const) {
      expect(await refusal(service().rpc("grant_admin", { p_email: person.email }))).toBe(`PT409 ${code}`);
      expect(await roleOf(person.id)).not.toBe("admin");
    }
  });

  test("can't have an unknown or unconfirmed address, or be appointed without the secret key", async () => {
    const unconfirmed = await signUpUnconfirmed("candidate");
    const person = await signUp("candidate");
    const grant = (client: ReturnType<typeof anonymous>, email: string) =>
      refusal(client.rpc("grant_admin", { p_email: email }));
    expect(await grant(service(), uniqueEmail("nobody"))).toBe("PT404 account_not_found");
    expect(await grant(service(), unconfirmed.email)).toBe("PT409 not_confirmed");
    expect(await grant(person.client, person.email)).toBe("42501");
    expect(await grant(anonymous(), person.email)).toBe("42501");
    expect(await roleOf(person.id)).toBe("candidate");
  });
});

describe("rights", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("profiles: everyone reads their own, administrators read all, and no one writes", async () => {
    for (const role of roles.filter((name) => name !== "anonymous")) {
      const row = { id: cast.people[role].id };
      const expected = role === "admin" ? ["admin"] : roles.filter((name) => name === role || name === "admin");
      expect(await whoCanSelect(cast, "profiles", row), role).toEqual(expected);
    }
    const own = { id: cast.people.candidate.id };
    expect(await whoCanUpdate(cast, "profiles", own, { role: "admin" })).toEqual([]);
    expect(await whoCanUpdate(cast, "profiles", own, { email: uniqueEmail("stolen") })).toEqual([]);
    expect(await whoCanDelete(cast, "profiles", async () => own)).toEqual([]);
    const { id } = await signUpUnconfirmed("candidate");
    await sql`delete from public.profiles where id = ${id}`;
    expect(await whoCanInsert(cast, "profiles", () => ({ id, email: uniqueEmail("made"), role: "admin" }))).toEqual([]);
    expect(await roleOf(cast.people.candidate.id)).toBe("candidate");
  });

  test("audit_log: no client reads or writes rows, and not even the database owner changes them", async () => {
    const [entry] = await sql`
      insert into public.audit_log (action, subject_type) values ('test.entry', 'test') returning id`;
    const row = { id: entry?.id };
    expect(await whoCanSelect(cast, "audit_log", row)).toEqual([]);
    expect(await whoCanInsert(cast, "audit_log", () => ({ action: "test.forged", subject_type: "test" }))).toEqual([]);
    expect(await whoCanUpdate(cast, "audit_log", row, { action: "test.changed" })).toEqual([]);
    expect(await whoCanDelete(cast, "audit_log", async () => row)).toEqual([]);
    await expect(sql`update public.audit_log set action = 'x' where id = ${row.id}`).rejects.toThrow(
      /can't be changed/,
    );
    await expect(sql`delete from public.audit_log where id = ${row.id}`).rejects.toThrow(/can't be changed/);
  });
});
