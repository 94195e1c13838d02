import { beforeAll, describe, expect, test } from "vitest";
import type { AuditEntry, AuditFilter } from "../../../supabase/functions/_shared/contracts/administration/audit.ts";
import { type Actor, makeAccount, makeAdmin, sql, unique } from "../../support/accounts.ts";
import { makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { createInvitation } from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const admin = await makeAdmin();

const ask = async (p_filter: AuditFilter, more: object = {}) => {
  const { data, error } = await admin.client.rpc("list_audit_log", { p_filter, ...more });
  expect(error).toBeNull();
  return data as { entries: AuditEntry[]; counts: Record<string, number> | null };
};
const list = async (filter: AuditFilter) => (await ask(filter)).entries;
const actionsIn = async (filter: AuditFilter) => (await list(filter)).map(({ action }) => action);

interface Written {
  actor_id?: string | null;
  action: string;
  subject_type?: string;
  subject_id?: string | null;
  company_id?: string | null;
  details?: object;
  created_at?: Date;
}
/** Entries as the database would write them, at the test's own times. */
const write = (...entries: Written[]) =>
  sql`insert into public.audit_log ${sql(
    entries.map(({ details = {}, ...entry }) => ({
      actor_id: null,
      subject_type: "company",
      subject_id: null,
      company_id: null,
      created_at: new Date(),
      ...entry,
      details: sql.json(details as never),
    })),
  )}`;

test("only administrators read the audit log and search its actors", async () => {
  const cast = await makeCast();
  for (const name of ["list_audit_log", "search_audit_actors"])
    expect(
      await whoCan(cast, async (client) => {
        const answer = await refusal(client.rpc(name, {}));
        if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(answer);
        return !answer;
      }),
      name,
    ).toEqual(["admin"]);
});

describe("a filter", () => {
  let company: TestCompany;
  let other: TestCompany;
  let actor: Actor;
  beforeAll(async () => {
    [company, other, actor] = await Promise.all([
      makeCompany({ name: unique("Quillmark") }),
      makeCompany({ name: unique("Orielle") }),
      makeAdmin(),
    ]);
    await sql`update public.profiles set first_name = 'Ingrid', last_name = ${company.name.slice(-6)} where id = ${actor.id}`;
    const day = (date: number) => new Date(Date.UTC(2025, 0, date, 12));
    await write(
      {
        action: "company.approved",
        actor_id: actor.id,
        company_id: company.id,
        subject_id: company.id,
        created_at: day(1),
      },
      {
        action: "subscription.changed",
        actor_id: admin.id,
        company_id: company.id,
        subject_id: company.id,
        created_at: day(2),
      },
      {
        action: "company.edited",
        actor_id: company.owner.id,
        company_id: company.id,
        created_at: day(3),
        details: { fields: ["name"] },
      },
      {
        action: "partnership.created",
        actor_id: actor.id,
        subject_type: "partnership",
        created_at: day(4),
        details: { company_a_id: other.id, company_b_id: company.id },
      },
      {
        action: "company.approved",
        actor_id: actor.id,
        company_id: other.id,
        subject_id: other.id,
        created_at: day(5),
      },
    );
  });
  /** The entries written above: creating the companies may have added more. */
  const early = { to: "2025-02-01T00:00:00Z" };

  test("by company finds its entries and partnerships, newest first", async () => {
    expect(await actionsIn({ ...early, company: company.id })).toEqual([
      "partnership.created",
      "company.edited",
      "subscription.changed",
      "company.approved",
    ]);
  });

  test("by kind narrows the entries but still counts every kind", async () => {
    const { entries, counts } = await ask({ ...early, company: company.id, kind: "approvals" });
    expect(entries.map(({ action }) => action)).toEqual(["company.approved"]);
    expect(counts).toEqual({ approvals: 1, plans: 1, edits: 1, partnerships: 1 });
    expect(await actionsIn({ ...early, company: company.id, kind: "edits" })).toEqual(["company.edited"]);
  });

  test("by actor finds only their entries", async () => {
    expect(await actionsIn({ ...early, actor: actor.id })).toEqual([
      "company.approved",
      "partnership.created",
      "company.approved",
    ]);
    expect(await list({ actor: other.owner.id })).toEqual([]);
  });

  test("by time includes the start and excludes the end", async () => {
    const at = (date: number) => new Date(Date.UTC(2025, 0, date, 12)).toISOString();
    expect(await actionsIn({ company: company.id, from: at(2), to: at(4) })).toEqual([
      "company.edited",
      "subscription.changed",
    ]);
  });

  test("by words finds companies, both partners and the actor", async () => {
    expect(await actionsIn({ ...early, search: company.name.toLowerCase() })).toEqual([
      "partnership.created",
      "company.edited",
      "subscription.changed",
      "company.approved",
    ]);
    const ingrid = `ingrid ${company.name.slice(-6)}`;
    expect(await actionsIn({ ...early, search: ingrid })).toEqual(await actionsIn({ ...early, actor: actor.id }));
    expect(await actionsIn({ ...early, search: actor.email })).toHaveLength(3);
    expect(await list({ ...early, search: unique("Nobody") })).toEqual([]);
  });

  test("by words finds the people an entry is about, also those without an account", async () => {
    const label = unique("Renard");
    const candidate = await makeCandidate();
    await sql`update public.candidates set first_name = 'Tobias', last_name = ${label} where id = ${candidate.candidateId}`;
    await write(
      {
        action: "invitation.sent",
        subject_type: "invitation",
        details: { kind: "employee", name: `Ada ${label}`, email: `ada@${label}.example` },
      },
      { action: "staff.removed", subject_type: "company_user", details: { user_id: candidate.id, name: "Gone" } },
      { action: "staff.removed", subject_type: "company_user", details: { successor: candidate.id } },
      { action: "email.retried", subject_type: "email", details: { to_email: `x-${label}@example.com` } },
      { action: "account.role_changed", actor_id: candidate.id, subject_type: "profile" },
    );
    expect(await actionsIn({ search: `ADA  ${label}` })).toEqual(["invitation.sent"]);
    expect(await actionsIn({ search: `@${label}.ex` })).toEqual(["invitation.sent"]);
    expect(await actionsIn({ search: `tobias ${label}` })).toEqual([
      "account.role_changed",
      "staff.removed",
      "staff.removed",
    ]);
    expect((await actionsIn({ search: label })).sort()).toEqual([
      "account.role_changed",
      "email.retried",
      "invitation.sent",
      "staff.removed",
      "staff.removed",
    ]);
    expect(await list({ search: `ada ${unique("Other")}` })).toEqual([]);
  });

  test("by very common words finds only matching entries, newest first", async () => {
    const label = unique("Everywhere");
    await sql`
      insert into public.audit_log (action, subject_type, details, created_at)
      select 'invitation.sent', 'invitation', jsonb_build_object('name', ${label} || ' ' || n), '2025-05-01'::timestamptz - n * interval '1 minute'
      from generate_series(1, 1100) as n`;
    const { entries, counts } = await ask({ search: label }, { p_limit: 2 });
    expect(entries.map(({ details }) => details.name)).toEqual([`${label} 1`, `${label} 2`]);
    expect(counts).toEqual({ invitations: 1100 });
  });

  test("with an unknown value finds nothing or is refused, and never returns everything", async () => {
    expect(await list({ kind: "unheard" as never })).toEqual([]);
    for (const p_filter of [{ actor: "x" }, { company: "x" }, { from: "soon" }, { to: "never" }]) {
      expect(await refusal(admin.client.rpc("list_audit_log", { p_filter })), JSON.stringify(p_filter)).toBe(
        "PT422 invalid_input",
      );
    }
    expect(await refusal(admin.client.rpc("list_audit_log", { p_before: { at: "soon", id: 1 } }))).toBe(
      "PT422 invalid_input",
    );
  });
});

test("actor search finds people by name or email prefix, and suggests administrators by default", async () => {
  const actors = async (p_search?: string) =>
    (await admin.client.rpc("search_audit_actors", { p_search })).data as { id: string; email: string; role: string }[];
  const label = unique("Castellane");
  const [company, candidate, idle] = await Promise.all([makeCompany(), makeCandidate(), makeCandidate()]);
  const recruiter = await makeStaff(company, "recruiter");
  await sql`update public.company_users set last_name = ${label} where user_id = ${recruiter.id}`;
  await sql`update public.candidates set last_name = ${label} where id in (${candidate.candidateId}, ${idle.candidateId})`;
  const act = { action: "file.opened", subject_type: "application" };
  await write(
    { ...act, actor_id: recruiter.id },
    { ...act, actor_id: candidate.id },
    { action: "company.approved", actor_id: admin.id },
  );
  // Someone without entries isn't offered as a filter.
  expect((await actors(label.toUpperCase())).map(({ id }) => id).sort()).toEqual([recruiter.id, candidate.id].sort());
  expect(await actors(recruiter.email)).toMatchObject([
    { id: recruiter.id, name: `Sam ${label}`, email: recruiter.email, role: "company" },
  ]);
  const offered = await actors();
  expect(offered.length).toBeLessThanOrEqual(20);
  expect(new Set(offered.map(({ role }) => role))).toEqual(new Set(["admin"]));
  const { data } = await admin.client.rpc("list_audit_log", { p_filter: { actor: recruiter.id } });
  expect(data.actor).toMatchObject({ id: recruiter.id, name: `Sam ${label}` });
  expect((await admin.client.rpc("list_audit_log", {})).data.actor).toBeNull();
});

test("reading a page of a long log reads few entries, with any filter", async () => {
  const company = await makeCompany();
  const undone = new Error("undone");
  const attempt = sql.begin(async (transaction) => {
    await transaction`
      insert into public.audit_log (actor_id, company_id, action, subject_type, details, created_at)
      select
        case when n % 200 = 0 then ${company.owner.id}::uuid else ${admin.id}::uuid end,
        case when n % 200 = 0 then ${company.id}::uuid end,
        case when n % 100 = 0 then 'invitation.sent' else 'job.created' end, 'job',
        case when n % 100 = 0 then jsonb_build_object('name', 'Zoltan ' || n) else '{}' end,
        '2024-01-01'::timestamptz - n * interval '1 minute'
      from generate_series(1, 20000) as n`;
    await transaction`analyze public.audit_log`;
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: admin.id, role: "authenticated" })}, true)`;
    const read = async () => {
      const [row] = await transaction<{ n: number }[]>`
        select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relid = 'public.audit_log'::regclass`;
      return row?.n ?? 0;
    };
    const before = { at: "2023-12-31T00:00:00Z", id: 1 };
    for (const filter of [
      {},
      { kind: "jobs" },
      { kind: "invitations" },
      { actor: admin.id },
      { actor: company.owner.id },
      { company: company.id },
      { company: company.id, kind: "invitations" },
      { search: "zoltan 12300" },
      { from: "2023-12-20T00:00:00Z", to: "2023-12-22T00:00:00Z" },
    ] satisfies AuditFilter[]) {
      const already = await read();
      await transaction`select public.list_audit_log(${transaction.json(filter)}, ${transaction.json(before)})`;
      expect((await read()) - already, JSON.stringify(filter)).toBeLessThan(500);
    }
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
});

test("an export reads at most 1,000 entries", async () => {
  const company = await makeCompany();
  const created_at = new Date("2025-04-01T00:00:00Z");
  await sql`
    insert into public.audit_log (company_id, action, subject_type, created_at)
    select ${company.id}, 'job.created', 'job', ${created_at} from generate_series(1, 1001)`;
  const { entries } = await ask({ company: company.id, to: "2025-04-02T00:00:00Z" }, { p_limit: 5000 });
  expect(entries).toHaveLength(1000);
});

test("an invitation shows when its email couldn't be delivered", async () => {
  const email = `${unique("undelivered")}@example.com`;
  const { data, error } = await createInvitation(admin, "company", email, { companyName: "Harbor & Sons" });
  expect(error).toBeNull();
  const told = async () => (await list({ search: email })).map(({ details }) => details.is_undelivered);
  expect(await told()).toEqual([undefined]);
  // A separate email: the real one is being delivered, which clears its data.
  await sql`insert into public.email_outbox (template, to_email, data, last_error, failed_at)
    values ('company_invitation', ${email}, jsonb_build_object('invitation_id', ${data.id}::text), '550 No such mailbox', now())`;
  expect(await told()).toEqual([true]);
});

test("pages continue after the last entry, even at the same timestamp, and only the first has counts", async () => {
  const company = await makeCompany();
  const created_at = new Date("2025-03-01T00:00:00Z");
  await write(
    ...[1, 2, 3, 4, 5].map((n) => ({
      action: "job.created",
      company_id: company.id,
      created_at,
      details: { title: `${n}` },
    })),
  );
  const filter = { company: company.id, to: "2025-03-02T00:00:00Z" };
  const titles: unknown[] = [];
  let before: object | null = null;
  for (let page = 0; page < 3; page += 1) {
    const { entries, counts }: Awaited<ReturnType<typeof ask>> = await ask(filter, { p_before: before, p_limit: 2 });
    titles.push(...entries.map(({ details }) => details.title));
    expect(counts).toEqual(before === null ? { jobs: 5 } : null);
    const last = entries.at(-1);
    before = { at: last?.at, id: last?.id };
  }
  expect(titles).toEqual(["5", "4", "3", "2", "1"]);
});

test("entries use current names of people and companies, and null for deleted ones", async () => {
  const [company, gone] = await Promise.all([makeCompany(), makeAccount("candidate")]);
  const recruiter = await makeStaff(company, "recruiter");
  const candidate = await makeCandidate();
  const application = await makeApplication(await makeJob(company), candidate);
  await write(
    { action: "admin.granted", subject_type: "profile", subject_id: gone.id, company_id: company.id },
    {
      action: "file.opened",
      actor_id: recruiter.id,
      subject_type: "application",
      subject_id: application,
      company_id: company.id,
      details: { bucket: "candidate_resumes", path: `${candidate.id}/resume.pdf` },
    },
  );
  await sql`update public.companies set name = 'Renamed' where id = ${company.id}`;
  await sql`delete from auth.users where id = ${gone.id}`;
  const [opened, granted] = await list({ company: company.id });
  expect(granted).toMatchObject({ is_by_system: true, actor: null, subject: null, company: { name: "Renamed" } });
  expect(opened).toMatchObject({
    is_by_system: false,
    actor: { id: recruiter.id, name: "Sam recruiter", role: "company" },
    subject: { id: candidate.id, name: "Casey Candidate" },
    details: { bucket: "candidate_resumes" },
  });
});

test("entries reveal no file paths, registration values or database errors", async () => {
  const company = await makeCompany();
  await write(
    {
      action: "file.opened",
      company_id: company.id,
      details: { bucket: "company-documents", path: "secret/path.pdf" },
    },
    { action: "account.company_failed", company_id: company.id, details: { error: "secret constraint" } },
    {
      action: "company.changes_proposed",
      company_id: company.id,
      details: {
        changes: { tax_id: { from: "secret 1", to: "secret 2" }, ein_document_url: { from: null, to: "secret.pdf" } },
      },
    },
  );
  const entries = await list({ company: company.id });
  expect(entries[0]?.details).toEqual({ fields: ["ein_document_url", "tax_id"] });
  expect(JSON.stringify(entries)).not.toContain("secret");
});
