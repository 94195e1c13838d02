import { beforeAll, describe, expect, test } from "vitest";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { anonymous, makeAdmin, signUp, sql } from "../../support/accounts.ts";
import {
  type Cast,
  fieldErrors,
  makeCast,
  nobody,
  type Role,
  recruiting,
  refusal,
  roles,
  staff,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { overEnd } from "../../support/dates.ts";
import { newPath, pdf, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { openOffer } from "../../support/open-offer.ts";
import { publicCompany } from "../../support/shown.ts";

/** Who may read the whole company. */
const readers: Role[] = [...recruiting, "admin"];

describe("rights on the tables", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("companies: staff and administrators read, except partner recruiters; no one writes", async () => {
    const row = { id: cast.company.id };
    expect(await whoCanSelect(cast, "companies", row)).toEqual(readers);
    expect(await whoCanInsert(cast, "companies", () => ({ name: "Forged" }))).toEqual(nobody);
    expect(await whoCanUpdate(cast, "companies", row, { is_approved: true })).toEqual(nobody);
    expect(await whoCanUpdate(cast, "companies", row, { name: "Taken over" })).toEqual(nobody);
    expect(await whoCanDelete(cast, "companies", async () => row)).toEqual(nobody);
    expect(await sql`select 1 from public.companies where id = ${row.id}`).toHaveLength(1);
  });

  test("company_json has the columns staff may read, plus the proposal", async () => {
    const [found] = await sql<{ keys: string[]; readable: string[] }[]>`
      select array(select jsonb_object_keys(private.company_json(c)) order by 1) as keys,
        array(
          select attname::text from pg_attribute
          where attrelid = 'public.companies'::regclass and attnum > 0 and not attisdropped and attname <> 'user_id'
            and has_column_privilege('authenticated', attrelid, attnum, 'select')
          union select 'proposal' order by 1) as readable
      from public.companies c where c.id = ${cast.company.id}`;
    expect(found?.keys).toEqual(found?.readable);
  });

  test("company_users: colleagues and administrators read; people edit only their own name and contact", async () => {
    const row = { company_id: cast.company.id };
    expect(await whoCanSelect(cast, "company_users", row)).toEqual([...staff, "admin"]);
    const team = await whoCan(cast, async (client) => {
      const { data } = await client.from("company_users").select("id").match(row);
      return (data ?? []).length > 1;
    });
    expect(team).toEqual(readers);
    expect(await whoCanUpdate(cast, "company_users", row, { first_name: "Robin", phone: "+1 555 0101" })).toEqual(
      staff,
    );
    const others = { company_id: cast.company.id, user_id: cast.people.recruiter.id };
    expect(await whoCanUpdate(cast, "company_users", others, { first_name: "Robin" })).toEqual(["recruiter"]);
    expect(await whoCanUpdate(cast, "company_users", row, { role: "company_admin" })).toEqual(nobody);
    expect(await whoCanUpdate(cast, "company_users", row, { company_id: cast.other.id })).toEqual(nobody);
    expect(await whoCanUpdate(cast, "company_users", row, { user_id: cast.people.candidate.id })).toEqual(nobody);
    const join = (role: Role) => ({
      company_id: cast.company.id,
      user_id: role === "anonymous" ? cast.people.candidate.id : cast.people[role].id,
      role: "company_admin",
    });
    expect(await whoCanInsert(cast, "company_users", join)).toEqual(nobody);
    expect(await whoCanDelete(cast, "company_users", async () => others)).toEqual(nobody);
  });

  test("company_users: updating one's own row changes no colleague's row", async () => {
    await cast.clients.manager.from("company_users").update({ last_name: "Marked" }).eq("company_id", cast.company.id);
    const rows =
      await sql`select user_id from public.company_users where last_name = 'Marked' and company_id = ${cast.company.id}`;
    expect(rows.map((row) => row.user_id)).toEqual([cast.people.manager.id]);
  });

  test("company_subscriptions: staff and administrators read, except partner recruiters; no one writes", async () => {
    const row = { company_id: cast.company.id };
    expect(await whoCanSelect(cast, "company_subscriptions", row)).toEqual(readers);
    expect(await whoCanUpdate(cast, "company_subscriptions", row, { tier: "pro", expires_at: null })).toEqual(nobody);
    expect(await whoCanDelete(cast, "company_subscriptions", async () => row)).toEqual(nobody);
    const { id } = await makeCompany({ tier: null });
    expect(await whoCanInsert(cast, "company_subscriptions", () => ({ company_id: id, tier: "pro" }))).toEqual(nobody);
  });

  test("ending a membership revokes all rights right away", async () => {
    const manager = await makeStaff(cast.company, "manager");
    const read = async () => (await manager.client.from("companies").select("id").eq("id", cast.company.id)).data;
    expect(await read()).toHaveLength(1);
    await dismissStaff(cast.company, manager);
    expect(await read()).toHaveLength(0);
    expect(await refusal(manager.client.rpc("update_company", { p_company_id: cast.company.id, p_company: {} }))).toBe(
      "PT404 company_not_found",
    );
  });

  test("procedures: each role can do only what it may at the company", async () => {
    const works = (name: string, parameters: Record<string, unknown>) =>
      whoCan(cast, async (client) => {
        const { error } = await client.rpc(name, parameters);
        if (error && !["PT403", "PT404", "42501"].includes(error.code)) throw new Error(JSON.stringify(error));
        return !error;
      });
    const at = { p_company_id: cast.company.id };
    expect(await works("get_company", at)).toEqual([...roles]);
    expect(await works("get_company_dashboard", at)).toEqual(staff);
    expect(await works("get_company_subscription", at)).toEqual(readers);
    expect(await works("update_company", { ...at, p_company: { description: "Makes things." } })).toEqual([
      "owner",
      "subscriptionAdmin",
      "manager",
    ]);
    expect(await works("update_company", { ...at, p_company: { tax_id: "12-3456789" } })).toEqual([
      "owner",
      "subscriptionAdmin",
    ]);
  });
});

describe("get_company", () => {
  test("shows everyone the public part of an approved company, and staff the whole record", async () => {
    const company = await makeCompany();
    await sql`update public.companies set tax_id = '12-3456789' where id = ${company.id}`;
    const stranger = await anonymous().rpc("get_company", { p_company_id: company.id });
    expect(stranger.data).toMatchObject({ id: company.id, name: company.name });
    expect(Object.keys(stranger.data).sort()).toEqual(publicCompany);
    const own = await company.owner.client.rpc("get_company", { p_company_id: company.id });
    expect(own.data).toMatchObject({ tax_id: "12-3456789", is_approved: true });
    expect(own.data).not.toHaveProperty("user_id");
  });

  test("shows partner recruiters only the public part, even before approval", async () => {
    for (const approved of [true, false]) {
      const company = await makeCompany({ approved });
      const partner = await makeStaff(company, "partner_recruiter");
      const { data } = await partner.client.rpc("get_company", { p_company_id: company.id });
      expect(Object.keys(data).sort()).toEqual(publicCompany);
      const { data: dashboard } = await partner.client.rpc("get_company_dashboard");
      expect(dashboard).toMatchObject({
        company: data,
        subscription: null,
        state: approved ? "live" : "pending",
        membership: { role: "partner_recruiter" },
      });
    }
  });

  test("reports an unknown company as not found to every caller", async () => {
    for (const client of [anonymous(), (await makeAdmin()).client]) {
      expect(await refusal(client.rpc("get_company", { p_company_id: crypto.randomUUID() }))).toBe(
        "PT404 company_not_found",
      );
    }
  });

  test("reports a company that isn't approved as not found to strangers", async () => {
    const company = await makeCompany({ approved: false });
    const stranger = await signUp("candidate");
    for (const client of [anonymous(), stranger.client]) {
      expect(await refusal(client.rpc("get_company", { p_company_id: company.id }))).toBe("PT404 company_not_found");
    }
    expect(await refusal(company.owner.client.rpc("get_company", { p_company_id: company.id }))).toBeNull();
  });
});

describe("memberships", () => {
  test("are only the caller's own, oldest first, in both procedures", async () => {
    const [first, second, stranger] = await Promise.all([makeCompany(), makeCompany(), signUp("candidate")]);
    const person = await makeStaff(first, "recruiter");
    await sql`
      insert into public.company_users (user_id, company_id, role, created_at)
      values (${person.id}, ${second.id}, 'manager', now() + interval '1 second')`;
    const safe = await person.client.rpc("get_user_company_membership_safe", { user_id: person.id });
    expect(safe.data).toEqual([
      { role: "recruiter", company_id: first.id },
      { role: "manager", company_id: second.id },
    ]);
    const all = await person.client.rpc("get_my_memberships");
    expect(all.data).toMatchObject([
      { company_id: first.id, role: "recruiter", first_name: "Sam", email: person.email },
      { company_id: second.id, role: "manager" },
    ]);
    const dashboard = await person.client.rpc("get_company_dashboard");
    expect(dashboard.data.company.id).toBe(first.id);
    expect(await refusal(stranger.client.rpc("get_user_company_membership_safe", { user_id: person.id }))).toBe(
      "PT403 not_your_account",
    );
    expect(await refusal(anonymous().rpc("get_my_memberships"))).toBe("42501");
  });
});

describe("get_company_dashboard", () => {
  test("is empty for an account without a company", async () => {
    const person = await signUp("candidate");
    const { data } = await person.client.rpc("get_company_dashboard");
    expect(data).toEqual({
      membership: null,
      company: null,
      subscription: null,
      suspension: null,
      rejected_by: null,
      state: "none",
      is_live: false,
      can: {
        edit_registration: false,
        edit_profile: false,
        manage_staff: false,
        assign_work: false,
        post_jobs: false,
        delete_jobs: false,
        handle_applications: false,
        handle_candidates: false,
        read_company: false,
      },
      has_posted: false,
      counts: {
        jobs: 0,
        new_applications: 0,
        interviews: 0,
        managed_candidates: 0,
        unassigned_jobs: 0,
        hidden_jobs: 0,
        unassigned_candidates: 0,
        partners: 0,
      },
    });
  });

  test.each([
    ["unfinished", { approved: false, submitted: false }, null],
    ["unfinished", { approved: false, submitted: false }, "rejected"],
    ["pending", { approved: false }, null],
    ["rejected", { approved: false }, "rejected"],
    ["no-subscription", { tier: null }, null],
    ["no-subscription", { subscriptionEnds: overEnd() }, null],
    ["live", {}, null],
  ] as const)("shows the state %s for %j, %s", async (state, options, rejected) => {
    const company = await makeCompany(options);
    if (rejected) await sql`update public.companies set rejected_at = now() where id = ${company.id}`;
    expect((await company.owner.client.rpc("get_company_dashboard")).data.state).toBe(state);
  });

  test("names the administrator who withdrew approval, but not to partner recruiters", async () => {
    const company = await makeCompany();
    const partner = await makeStaff(company, "partner_recruiter");
    const admin = await makeAdmin("Amelia Strand");
    const named = async ({ client }: Pick<typeof partner, "client">) =>
      (await client.rpc("get_company_dashboard")).data.rejected_by;
    expect(await named(company.owner)).toBeNull();
    const [seen] = await sql`
      select to_jsonb(updated_at) #>> '{}' as version from public.companies where id = ${company.id}`;
    const { error } = await admin.client.rpc("set_company_approval", {
      p_company_id: company.id,
      p_is_approved: false,
      p_reason: "The address differs.",
      p_updated_at: seen?.version,
    });
    expect(error).toBeNull();
    expect([await named(company.owner), await named(partner)]).toEqual(["Amelia Strand", null]);
  });

  test("counts what the caller may read", async () => {
    const company = await makeCompany();
    const partner = await makeStaff(company, "partner_recruiter");
    const [assigned, open, first, second] = await Promise.all([
      makeJob(company, { assignedTo: partner }),
      makeJob(company),
      makeCandidate({ managedBy: company }),
      makeCandidate(),
    ]);
    await makeJob(company, { status: "closed" });
    await makeApplication(assigned, first);
    await openOffer(await makeApplication(open, first, { status: "offered" }));
    await makeApplication(open, second);
    await makeApplication(assigned, second, { status: "interview" });
    const counts = async (client: typeof partner.client) => (await client.rpc("get_company_dashboard")).data.counts;
    expect(await counts(company.owner.client)).toEqual({
      jobs: 3,
      new_applications: 2,
      interviews: 1,
      managed_candidates: 1,
      unassigned_jobs: 1,
      hidden_jobs: 0,
      unassigned_candidates: 1,
      partners: 0,
    });
    expect(await counts(partner.client)).toEqual({
      jobs: 1,
      new_applications: 1,
      interviews: 1,
      managed_candidates: 0,
      unassigned_jobs: 0,
      hidden_jobs: 0,
      unassigned_candidates: 0,
      partners: 0,
    });
  });

  test("works for a person whose time zone the database doesn't know", async () => {
    const company = await makeCompany();
    await sql`insert into private.time_zones (user_id, zone) values (${company.owner.id}, 'America/Atlantis')`;
    const { data, error } = await company.owner.client.rpc("get_company_today");
    expect(error).toBeNull();
    expect(data.replies).toMatchObject({ overdue: 0, due_today: 0 });
  });

  test("counts open offers, and links to the same number of applications", async () => {
    const company = await makeCompany();
    const partner = await makeStaff(company, "partner_recruiter");
    const [assigned, other] = await Promise.all([makeJob(company, { assignedTo: partner }), makeJob(company)]);
    const there = async ({ client }: typeof partner) => [
      (await client.rpc("get_company_today")).data.offers.total,
      (await client.rpc("get_company_applications", { p_filter: { stage: "open", offer: "open" } })).data.counts
        .by_status,
    ];
    // Only in that status: theirs was declined, or there was none.
    const declined = await makeApplication(assigned, await makeCandidate(), { status: "offered" });
    await openOffer(declined);
    await sql`update private.offers set state = 'declined', answered_at = now() where application_id = ${declined}`;
    await makeApplication(other, await makeCandidate({ managedBy: company }), { status: "offered" });
    expect(await there(company.owner)).toEqual([0, {}]);
    await openOffer(await makeApplication(other, await makeCandidate(), { status: "offered" }));
    await openOffer(await makeApplication(assigned, await makeCandidate(), { status: "offered" }));
    // Of their candidate, but for another company's job, so not counted.
    const elsewhere = await makeJob(await makeCompany());
    await openOffer(
      await makeApplication(elsewhere, await makeCandidate({ managedBy: company }), { status: "offered" }),
    );
    expect(await there(company.owner)).toEqual([2, { offered: 2 }]);
    expect(await there(partner)).toEqual([1, { offered: 1 }]);
  });

  test("excludes assigned candidates from unassigned ones, and treats a job that was ever open as posted", async () => {
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    const ask = async () => (await recruiter.client.rpc("get_company_dashboard")).data;
    await makeJob(company, { status: "draft" });
    await makeCandidate({ managedBy: company, assignedTo: recruiter });
    expect(await ask()).toMatchObject({
      has_posted: false,
      counts: { managed_candidates: 1, unassigned_candidates: 0 },
    });
    await makeJob(company, { status: "closed" });
    expect(await ask()).toMatchObject({ has_posted: true });
  });

  test("counts a paused company's open jobs as hidden, except for partner recruiters", async () => {
    const company = await makeCompany();
    const partner = await makeStaff(company, "partner_recruiter");
    for (const status of ["published", "published", "draft"] as const)
      await makeJob(company, { status, assignedTo: partner });
    await makeJob(company, { expiresAt: "2020-01-01" });
    const hidden = async (by = company.owner) => (await by.client.rpc("get_company_dashboard")).data.counts.hidden_jobs;
    expect(await hidden()).toBe(0);
    await sql`
      update public.companies set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = 'No'
      where id = ${company.id}`;
    expect([await hidden(), await hidden(partner)]).toEqual([2, 0]);
  });

  test.each([
    [{ approved: true, tier: "basic" }, true],
    [{ approved: true, tier: "none" }, false],
    [{ approved: true, tier: null }, false],
    [{ approved: false, tier: "pro" }, false],
    [{ approved: true, tier: "pro", subscriptionEnds: overEnd() }, false],
    [{ approved: true, tier: "pro", subscriptionEnds: new Date(Date.now() + 3_600_000) }, true],
  ] as const)("reports whether a company with %j is live: %s", async (options, live) => {
    const { owner } = await makeCompany(options);
    const { data } = await owner.client.rpc("get_company_dashboard");
    expect(data.is_live).toBe(live);
    expect(data.subscription).toMatchObject({ tier: options.tier ?? "none", status: "active" });
  });
});

const registration = (name: string) => ({
  name: `  ${name} `,
  industry: "technology",
  location: "Springfield",
  website: "https://example.com",
  dba_name: "",
  reg_street: "1 Main Street",
  op_city: "Shelbyville",
  same_as_registered: true,
  tax_id: "12-3456789",
});

describe("register_company", () => {
  const register = (client: ReturnType<typeof anonymous>, company: unknown) =>
    client.rpc("register_company", { p_company: company, p_first_name: " Olive ", p_last_name: "Owner" });

  test("completes the unfinished company, and creates no second one if repeated", async () => {
    const owner = await signUp("company");
    const first = await register(owner.client, registration("Acme"));
    const again = await register(owner.client, registration("Acme"));
    expect(first.error).toBeNull();
    expect(again.data).toBe(first.data);
    const [company, ...rest] = await sql`select * from public.companies where user_id = ${owner.id}`;
    expect(rest).toHaveLength(0);
    expect(company).toMatchObject({ id: first.data, name: "Acme", dba_name: null, op_city: null, is_approved: false });
    expect(company?.submitted_at).not.toBeNull();
    expect((await owner.client.rpc("get_my_memberships")).data).toMatchObject([
      { first_name: "Olive", last_name: "Owner", role: "company_admin" },
    ]);
  });

  test("creates one company from simultaneous submits", async () => {
    const owner = await signUp("company");
    await sql`delete from public.companies where user_id = ${owner.id}`;
    const answers = await Promise.all([1, 2, 3].map(() => register(owner.client, registration("Twice"))));
    expect(answers.map((answer) => answer.error)).toEqual([null, null, null]);
    expect(new Set(answers.map((answer) => answer.data)).size).toBe(1);
    expect(await sql`select 1 from public.companies where user_id = ${owner.id}`).toHaveLength(1);
  });

  test("is for company accounts, and at an existing company for its administrators", async () => {
    const [candidate, company] = await Promise.all([signUp("candidate"), makeCompany()]);
    const manager = await makeStaff(company, "manager");
    const answer = await register(candidate.client, registration("Acme"));
    expect(answer.error).toMatchObject({
      code: "PT403",
      message: "Only company accounts can register a company profile",
    });
    expect(await refusal(register(manager.client, registration("Acme")))).toBe("PT403 not_company_admin");
    expect(await refusal(register(anonymous(), registration("Acme")))).toBe("42501");
    expect((await sql`select name from public.companies where id = ${company.id}`)[0]?.name).toBe(company.name);
  });

  test("shows an error at every invalid field and stores nothing", async () => {
    const owner = await signUp("company");
    const { error } = await register(owner.client, {
      name: "A",
      industry: ["technology"],
      company_size: "huge",
      website: "javascript:alert(1)",
      description: "x".repeat(limits.companyDescription + 1),
      primary_contact_email: "not an address",
      reg_city: 7,
      same_as_registered: "yes",
      ein_document_url: `${crypto.randomUUID()}/ein.pdf`,
    });
    expect(error?.code).toBe("PT422");
    expect(fieldErrors(error)).toEqual({
      name: "Company name must be at least 2 characters",
      industry: "Industry is required",
      location: "Location is required",
      company_size: "Choose a company size",
      website: "Must be a valid URL",
      description: "Use at most 10,000 characters",
      primary_contact_email: "Must be a valid email",
      reg_city: "Use text here",
      same_as_registered: "Choose yes or no",
    });
    expect((await sql`select name, submitted_at from public.companies where user_id = ${owner.id}`)[0]).toEqual({
      name: "New Company",
      submitted_at: null,
    });
  });

  test.each([[null], ["text"], [[1]], [7]])("refuses input that isn't a form: %j", async (input) => {
    const owner = await signUp("company");
    expect(await refusal(register(owner.client, input))).toBe("PT422 invalid_input");
  });
});

describe("update_company", () => {
  const update = (client: ReturnType<typeof anonymous>, id: string, company: unknown) =>
    client.rpc("update_company", { p_company_id: id, p_company: company });

  test("changes given fields, clears empty ones and ignores fields the caller may not set", async () => {
    const company = await makeCompany({ approved: false });
    await update(company.owner.client, company.id, { website: "https://old.example", description: "Old" });
    const { data } = await update(company.owner.client, company.id, {
      website: " ",
      linkedin_url: "https://linkedin.com/company/acme",
      is_approved: true,
      approved_at: "2020-01-01",
      user_id: null,
      id: crypto.randomUUID(),
      description: "<script>alert(1)</script>",
    });
    expect(data).toMatchObject({
      id: company.id,
      name: company.name,
      website: null,
      linkedin_url: "https://linkedin.com/company/acme",
      description: "<script>alert(1)</script>",
      is_approved: false,
      approved_at: null,
    });
    expect((await sql`select user_id from public.companies where id = ${company.id}`)[0]?.user_id).toBe(
      company.owner.id,
    );
  });

  test("resubmits a rejected company after a registration change, but not after a profile change", async () => {
    const company = await makeCompany({ approved: false });
    await sql`
      update public.companies set rejected_at = now(), rejection_reason = 'No tax id', submitted_at = '2026-01-01'
      where id = ${company.id}`;
    const profile = await update(company.owner.client, company.id, { description: "New words" });
    expect(profile.data).toMatchObject({ rejection_reason: "No tax id" });
    const { data } = await update(company.owner.client, company.id, { tax_id: "12-3456789" });
    expect(data).toMatchObject({ rejected_at: null, rejection_reason: null });
    expect(Date.parse(data.submitted_at)).toBeGreaterThan(Date.parse("2026-01-02"));
  });

  test("keeps an approved company approved", async () => {
    const company = await makeCompany();
    const { data } = await update(company.owner.client, company.id, { tax_id: "98-7654321", location: "Reno" });
    expect(data).toMatchObject({ is_approved: true, location: "Reno" });
  });

  test("clears the operating address when it is the same as the registered one", async () => {
    const company = await makeCompany({ approved: false });
    await update(company.owner.client, company.id, { op_street: "2 Side Street", op_country: "Canada" });
    const { data } = await update(company.owner.client, company.id, { same_as_registered: true, op_street: "Kept?" });
    expect(data).toMatchObject({ same_as_registered: true, op_street: null, op_country: null });
  });

  test("accepts only files stored in the company's folder", async () => {
    const [company, other] = await Promise.all([makeCompany(), makeCompany()]);
    const attempt = async (path: string) =>
      fieldErrors((await update(company.owner.client, company.id, { ein_document_url: path })).error);
    const refused = { ein_document_url: "Please upload the file again" };
    const stored = await storeFile(company.owner, "company-documents", newPath(company.id));
    expect(await attempt(stored)).toEqual({});
    const notStored = { ein_document_url: "This file isn't stored. Upload it again." };
    expect(await attempt(newPath(company.id))).toEqual(notStored);
    const empty = await storeFile(company.owner, "company-documents", newPath(company.id), pdf());
    await sql`update storage.objects set metadata = metadata || '{"size": 0}' where name = ${empty}`;
    expect(await attempt(empty)).toEqual({ ein_document_url: "This file is empty. Choose another file." });
    expect(await attempt(`${company.owner.id}/ein.pdf`)).toEqual(refused);
    expect(await attempt(`${other.id}/ein.pdf`)).toEqual(refused);
    expect(await attempt(`${company.id}/../${other.id}/ein.pdf`)).toEqual(refused);
    expect(await attempt("https://evil.example/ein.pdf")).toEqual(refused);
  });
});

describe("remove_staff", () => {
  const membershipOf = async (company: { id: string }, person: { id: string }): Promise<string> =>
    (await sql`select id from public.company_users where company_id = ${company.id} and user_id = ${person.id}`)[0]?.id;

  test("lets managing staff remove employees but not administrators, and refuses everyone else", async () => {
    const cast = await makeCast();
    const target = await makeStaff(cast.company, "recruiter");
    const id = await membershipOf(cast.company, target);
    const refusals = Object.fromEntries(
      await Promise.all(
        roles
          .filter((role) => !["owner", "subscriptionAdmin", "manager"].includes(role))
          .map(async (role) => [
            role,
            await refusal(cast.clients[role].rpc("remove_staff", { p_company_user_id: id })),
          ]),
      ),
    );
    expect(refusals).toEqual({
      recruiter: "PT403 not_allowed",
      partnerRecruiter: "PT403 not_allowed",
      removedStaff: "PT404 employee_not_found",
      otherOwner: "PT404 employee_not_found",
      expiredOwner: "PT404 employee_not_found",
      candidate: "PT404 employee_not_found",
      admin: "PT404 employee_not_found",
      anonymous: "42501",
    });
    for (const administrator of [cast.people.owner, cast.people.subscriptionAdmin]) {
      const membership = await membershipOf(cast.company, administrator);
      for (const client of [cast.clients.owner, cast.clients.manager]) {
        expect(await refusal(client.rpc("remove_staff", { p_company_user_id: membership }))).toBe(
          "PT403 administrator_stays",
        );
      }
    }
    expect(await refusal(cast.clients.manager.rpc("remove_staff", { p_company_user_id: id }))).toBeNull();
    expect(await membershipOf(cast.company, target)).toBeUndefined();
  });

  test("ends assignments, revokes the person's invitations and is audited", async () => {
    const company = await makeCompany();
    const leaving = await makeStaff(company, "manager");
    const job = await makeJob(company, { assignedTo: leaving });
    const invitation = await leaving.client.rpc("create_invitation", {
      p_type: "employee",
      p_email: `second-self-${leaving.email}`,
      p_data: { firstName: "Second", lastName: "Self", role: "manager" },
    });
    expect(invitation.error).toBeNull();
    await company.owner.client.rpc("remove_staff", { p_company_user_id: await membershipOf(company, leaving) });
    expect(await sql`select 1 from public.job_assignments where job_id = ${job.id}`).toHaveLength(0);
    expect((await sql`select status from public.invitations where id = ${invitation.data.id}`)[0]?.status).toBe(
      "revoked",
    );
    const [entry] =
      await sql`select actor_id, details from public.audit_log where company_id = ${company.id} and action = 'staff.removed'`;
    expect(entry).toMatchObject({ actor_id: company.owner.id, details: { user_id: leaving.id, role: "manager" } });
  });
});
