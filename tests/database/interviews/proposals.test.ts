// What an approval covers only changes through another approval (RULES: Companies).
import { beforeAll, describe, expect, test } from "vitest";
import { reviewedFields } from "../../../supabase/functions/_shared/contracts/companies/company.ts";
import { type Actor, anonymous, makeAdmin, sql, unique } from "../../support/accounts.ts";
import {
  atOnce,
  type Cast,
  fieldErrors,
  makeCast,
  nobody,
  recruiting,
  refusal,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { newPath, storeFile } from "../../support/files.ts";
import { makeJob } from "../../support/jobs.ts";
import { endDecisionTime } from "../../support/notices.ts";

const admin = await makeAdmin();

const update = (person: Actor, company: { id: string }, changes: object, version?: string) =>
  person.client.rpc("update_company", { p_company_id: company.id, p_company: changes, p_updated_at: version });
const withdraw = (person: { client: Actor["client"] }, company: { id: string }) =>
  person.client.rpc("withdraw_company_proposal", { p_company_id: company.id });
const decide = async (company: { id: string }, approved: boolean, reason?: string, seen?: string) =>
  admin.client.rpc("decide_company_proposal", {
    p_company_id: company.id,
    p_is_approved: approved,
    p_reason: reason,
    p_updated_at: seen ?? (await versionOf(company)),
  });
const lockCompany = (company: { id: string }) => (transaction: typeof sql) =>
  transaction`select from public.companies where id = ${company.id} for update`;

/** As a client reads it: with microseconds. */
const versionOf = async (company: { id: string }): Promise<string> =>
  (await sql`select to_jsonb(updated_at) #>> '{}' as version from public.companies where id = ${company.id}`)[0]
    ?.version;
const stored = async (company: { id: string }) =>
  (await sql`select * from public.companies where id = ${company.id}`)[0];
const proposalOf = async (company: { id: string }) =>
  (await sql`select * from public.company_proposals where company_id = ${company.id}`)[0];
const audited = async (company: { id: string }) => [
  ...(await sql`select action, actor_id, details from public.audit_log where company_id = ${company.id} order by id`),
];
const told = async (person: { id: string; email: string }) => ({
  titles: (await sql`select title from public.notifications where user_id = ${person.id} order by created_at`).map(
    (row) => row.title,
  ),
  mails: (await sql`select template from public.email_outbox where to_email = ${person.email} order by created_at`).map(
    (row) => row.template,
  ),
});
const publicName = async (company: TestCompany) =>
  (await anonymous().rpc("get_company", { p_company_id: company.id })).data.name;

test("the contract lists every field that an approval covers", async () => {
  const [row] = await sql`select private.reviewed_fields() as fields`;
  expect(row?.fields.toSorted()).toEqual([...reviewedFields].sort());
});

describe("rights to proposed company changes", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });
  const propose = async (changes: object) => {
    await sql`
      insert into public.company_proposals (company_id, changes) values (${cast.company.id}, ${sql.json(changes as never)})
      on conflict (company_id) do update set changes = excluded.changes, rejected_at = null, rejection_reason = null`;
  };

  test("let staff and administrators read a proposal, and no client touch its row", async () => {
    await propose({ tax_id: "1" });
    const row = { company_id: cast.company.id };
    const read = async (client: Actor["client"]) =>
      (await client.rpc("get_company", { p_company_id: cast.company.id })).data?.proposal != null;
    expect(await whoCan(cast, read)).toEqual([...recruiting, "admin"]);
    expect(await whoCanSelect(cast, "company_proposals", row)).toEqual(nobody);
    expect(await whoCanUpdate(cast, "company_proposals", row, { changes: { name: "Forged" } })).toEqual(nobody);
    expect(await whoCanDelete(cast, "company_proposals", async () => row)).toEqual(nobody);
    const forged = () => ({ company_id: cast.other.id, changes: { name: "Forged" } });
    expect(await whoCanInsert(cast, "company_proposals", forged)).toEqual(nobody);
  });

  test.each([
    [{ tax_id: "1" }, ["owner", "subscriptionAdmin"]],
    [{ name: "Renamed" }, ["owner", "subscriptionAdmin", "manager"]],
  ])("let people who can propose %j withdraw it", async (changes, able) => {
    const works = async (client: Actor["client"]) => {
      await propose(changes);
      const answer = await refusal(withdraw({ client }, cast.company));
      if (answer && !/^(PT403|PT404|42501)/.test(answer)) throw new Error(answer);
      return !answer;
    };
    expect(await whoCan(cast, works)).toEqual(able);
  });

  test("let only administrators decide and see similar names", async () => {
    const version = await versionOf(cast.company);
    const works = (name: string, more: object) =>
      whoCan(cast, async (client) => {
        await propose({ tax_id: "1" });
        const answer = await refusal(client.rpc(name, { p_company_id: cast.company.id, ...more }));
        if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(answer);
        return !answer;
      });
    expect(await works("list_similar_companies", {})).toEqual(["admin"]);
    expect(await works("decide_company_proposal", { p_is_approved: true, p_updated_at: version })).toEqual(["admin"]);
  });
});

describe("an edit of an approved company", () => {
  test("proposes reviewed fields and changes the rest right away", async () => {
    const company = await makeCompany();
    await makeJob(company);
    const document = await storeFile(company.owner, "company-documents", newPath(company.id));
    const { data } = await update(company.owner, company, {
      name: "Somebody Else Inc",
      tax_id: "98-7654321",
      reg_city: "Reno",
      ein_document_url: document,
      description: "New words",
      primary_contact_name: "Robin",
    });
    expect(data).toMatchObject({
      is_approved: true,
      name: company.name,
      tax_id: null,
      reg_city: null,
      ein_document_url: null,
      description: "New words",
      primary_contact_name: "Robin",
      proposal: {
        changes: {
          name: "Somebody Else Inc",
          tax_id: "98-7654321",
          reg_city: "Reno",
          ein_document_url: document,
        },
        rejected_at: null,
        can: { withdraw: true },
      },
    });
    expect(await publicName(company)).toBe(company.name);
    const [listed] = await sql`select distinct company_name from private.visible_jobs where company_id = ${company.id}`;
    expect(listed?.company_name).toBe(company.name);
    const paths = await sql`select private.company_document_paths(${company.id}) as path`;
    expect(paths.map(({ path }) => path)).toEqual([document]);
    // Files pending review aren't discarded.
    const given = { p_bucket: "company-documents", p_path: document };
    expect((await company.owner.client.rpc("remove_file", given)).data).toEqual([]);
  });

  test("proposes reviewed fields when sent through the registration too", async () => {
    const company = await makeCompany();
    const { error } = await company.owner.client.rpc("register_company", {
      p_company: { name: "Somebody Else Inc", industry: "technology", location: "Reno" },
    });
    expect(error).toBeNull();
    expect(await stored(company)).toMatchObject({ name: company.name, location: "Reno" });
    expect((await proposalOf(company))?.changes).toEqual({ name: "Somebody Else Inc" });
  });

  test("lets managers propose the name, which is on the public profile", async () => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    await update(manager, company, { name: "Renamed", location: "Reno" });
    expect(await stored(company)).toMatchObject({ name: company.name, location: "Reno" });
    expect(await proposalOf(company)).toMatchObject({ changes: { name: "Renamed" }, proposed_by: manager.id });
    const seen = await manager.client.rpc("get_company_dashboard");
    expect(seen.data.company.proposal).toMatchObject({ proposed_by: "Sam manager", can: { withdraw: true } });
  });

  test("adds to the pending changes, and drops a field set back to its approved value", async () => {
    const company = await makeCompany();
    await update(company.owner, company, { name: "Renamed", tax_id: "1" });
    await update(company.owner, company, { tax_id: "2", dba_name: "Doing" });
    expect((await proposalOf(company))?.changes).toEqual({ name: "Renamed", tax_id: "2", dba_name: "Doing" });
    await update(company.owner, company, { tax_id: "", dba_name: null });
    expect((await proposalOf(company))?.changes).toEqual({ name: "Renamed" });
    await update(company.owner, company, { name: company.name });
    expect(await proposalOf(company)).toBeUndefined();
    expect((await audited(company)).map(({ action }) => action)).toEqual([
      "company.changes_proposed",
      "company.changes_proposed",
      "company.changes_proposed",
      "company.changes_withdrawn",
    ]);
  });

  test("proposes to clear the operating address when it equals the registered one", async () => {
    const company = await makeCompany();
    await sql`update public.companies set op_street = '2 Side Street' where id = ${company.id}`;
    await update(company.owner, company, { same_as_registered: true, op_street: "Kept?" });
    expect((await proposalOf(company))?.changes).toEqual({ same_as_registered: true, op_street: null });
  });

  test("cannot propose another company's file", async () => {
    const [company, other] = await Promise.all([makeCompany(), makeCompany()]);
    const { error } = await update(company.owner, company, { ein_document_url: `${other.id}/ein.pdf` });
    expect(fieldErrors(error)).toEqual({ ein_document_url: "Please upload the file again" });
    expect(await proposalOf(company)).toBeUndefined();
  });
});

describe("an edit of an unapproved company", () => {
  test("applies right away and logs the names of its fields", async () => {
    const company = await makeCompany({ approved: false });
    await update(company.owner, company, { name: "Renamed", tax_id: "1", website: "" });
    expect(await stored(company)).toMatchObject({ name: "Renamed", tax_id: "1" });
    expect(await proposalOf(company)).toBeUndefined();
    expect(await audited(company)).toEqual([
      { action: "company.edited", actor_id: company.owner.id, details: { fields: ["name", "tax_id"] } },
    ]);
  });
});

describe("deciding on proposed changes", () => {
  const proposing = async () => {
    const company = await makeCompany();
    await update(company.owner, company, { name: crypto.randomUUID(), tax_id: crypto.randomUUID() });
    return { company, changes: (await proposalOf(company))?.changes as { name: string; tax_id: string } };
  };

  test("publishes approved values, notifies the company and logs the old and new values", async () => {
    const { company, changes } = await proposing();
    const job = await makeJob(company);
    const { data } = await decide(company, true);
    expect(data).toMatchObject({ ...changes, is_approved: true, proposal: null });
    expect(await publicName(company)).toBe(changes.name);
    const [listed] = await sql`select company_name from private.visible_jobs where job_id = ${job.id}`;
    expect(listed?.company_name).toBe(changes.name);
    await endDecisionTime(company.id);
    expect(await told(company.owner)).toEqual({ titles: ["Changes approved"], mails: ["company_changes_approved"] });
    const entries = await audited(company);
    const fromTo = { name: { from: company.name, to: changes.name }, tax_id: { from: null, to: changes.tax_id } };
    expect(entries.filter(({ action }) => action !== "company.edited")).toEqual([
      { action: "company.changes_proposed", actor_id: company.owner.id, details: { changes: fromTo } },
      { action: "company.changes_approved", actor_id: admin.id, details: { changes: fromTo } },
    ]);
  });

  test("shows the company why changes were rejected and lets it send corrected ones", async () => {
    const { company, changes } = await proposing();
    expect(fieldErrors((await decide(company, false)).error)).toEqual({ reason: "Explain what needs to change" });
    const { data } = await decide(company, false, " The papers name another company. ");
    expect(data).toMatchObject({
      name: company.name,
      is_approved: true,
      proposal: { changes, rejection_reason: "The papers name another company." },
    });
    await endDecisionTime(company.id);
    expect(await told(company.owner)).toEqual({
      titles: ["Changes not approved"],
      mails: ["company_changes_rejected"],
    });
    expect(await refusal(decide(company, true))).toBe("PT409 nothing_proposed");
    const corrected = crypto.randomUUID();
    await update(company.owner, company, { tax_id: corrected });
    expect(await proposalOf(company)).toMatchObject({
      changes: { ...changes, tax_id: corrected },
      rejected_at: null,
      rejection_reason: null,
    });
    expect(await refusal(decide(company, true))).toBeNull();
  });

  test("leaves nothing to decide after a withdrawal, even a repeated one", async () => {
    const { company } = await proposing();
    expect((await withdraw(company.owner, company)).data).toMatchObject({ name: company.name, proposal: null });
    expect(await refusal(withdraw(company.owner, company))).toBeNull();
    expect(await refusal(decide(company, true))).toBe("PT409 nothing_proposed");
  });

  test("covers what was seen: what changed since has to be looked at again", async () => {
    const { company } = await proposing();
    const seen = await versionOf(company);
    await update(company.owner, company, { name: "Something Else" });
    expect(await refusal(decide(company, true, undefined, seen))).toBe("PT409 registration_changed");
    expect((await stored(company))?.name).toBe(company.name);
    const unseen = { p_company_id: company.id, p_is_approved: true, p_updated_at: null };
    expect(fieldErrors((await admin.client.rpc("decide_company_proposal", unseen)).error)).toEqual({
      updatedAt: "Name the version you reviewed",
    });
  });

  test("never approves changes the administrator has not seen if the company edits them", async () => {
    const { company, changes } = await proposing();
    const seen = await versionOf(company);
    await atOnce(lockCompany(company), [
      () => update(company.owner, company, { name: "Not Seen" }),
      () => decide(company, true, undefined, seen),
    ]);
    expect([company.name, changes.name]).toContain((await stored(company))?.name);
    expect((await proposalOf(company))?.changes.name).toBe("Not Seen");
  });

  test("accepts one of two simultaneous decisions", async () => {
    const { company } = await proposing();
    const seen = await versionOf(company);
    const answers = await atOnce(lockCompany(company), [
      () => decide(company, true, undefined, seen),
      () => decide(company, false, "No", seen),
    ]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error?.code).toBe("PT409");
    await endDecisionTime(company.id);
    expect((await told(company.owner)).titles).toHaveLength(1);
  });
});

describe("approving a registration", () => {
  const approve = (company: { id: string }, approved: boolean, more: object = {}) =>
    admin.client.rpc("set_company_approval", { p_company_id: company.id, p_is_approved: approved, ...more });

  test("covers what was seen: what changed since has to be looked at again", async () => {
    const company = await makeCompany({ approved: false });
    const seen = await versionOf(company);
    await update(company.owner, company, { name: "Somebody Else Inc" });
    for (const approved of [true, false]) {
      expect(await refusal(approve(company, approved, { p_updated_at: seen }))).toBe("PT409 registration_changed");
    }
    expect(await refusal(approve(company, true, { p_updated_at: await versionOf(company) }))).toBeNull();
  });

  test("never approves a registration that the company is changing", async () => {
    const company = await makeCompany({ approved: false });
    const seen = await versionOf(company);
    await atOnce(lockCompany(company), [
      () => update(company.owner, company, { name: "Not Seen" }),
      () => approve(company, true, { p_updated_at: seen }),
    ]);
    const row = await stored(company);
    expect(row?.is_approved && row?.name === "Not Seen").toBe(false);
  });

  test("requires a submitted registration", async () => {
    const company = await makeCompany({ approved: false, submitted: false });
    for (const approved of [true, false]) {
      expect(await refusal(approve(company, approved))).toBe("PT409 not_submitted");
    }
    expect(await stored(company)).toMatchObject({ is_approved: false, rejected_at: null });
  });
});

describe("withdrawing an approval", () => {
  const revoke = (company: { id: string }, reason?: string) =>
    admin.client.rpc("set_company_approval", { p_company_id: company.id, p_is_approved: false, p_reason: reason });

  test("requires a reason for the company and takes its jobs offline right away", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const candidate = await makeCandidate();
    expect(fieldErrors((await revoke(company)).error)).toEqual({ reason: "Explain why the approval is withdrawn" });
    expect((await candidate.client.rpc("get_job_details", { p_job_id: job.id })).error).toBeNull();
    const { data } = await revoke(company, "The company is closed.");
    expect(data).toMatchObject({ is_approved: false, approved_at: null, rejection_reason: "The company is closed." });
    expect(await refusal(candidate.client.rpc("get_job_details", { p_job_id: job.id }))).toBe("PT404 job_not_found");
    expect(await sql`select from private.visible_jobs where job_id = ${job.id}`).toHaveLength(0);
    await endDecisionTime(company.id);
    expect(await told(company.owner)).toEqual({ titles: ["Approval withdrawn"], mails: ["company_approval_revoked"] });
    expect(await audited(company)).toEqual([
      { action: "company.approval_revoked", actor_id: admin.id, details: { reason: "The company is closed." } },
    ]);
  });

  test("moves pending changes into the registration, which is reviewed again", async () => {
    const company = await makeCompany();
    await update(company.owner, company, { tax_id: "98-7654321" });
    const { data } = await revoke(company, "No");
    expect(data).toMatchObject({ tax_id: "98-7654321", proposal: null });
    await update(company.owner, company, { tax_id: "1" });
    expect(await stored(company)).toMatchObject({ tax_id: "1", rejected_at: null, is_approved: false });
  });
});

describe("similar names", () => {
  test.each([
    ["Acme Freight, Inc.", "ACME  freight LLC"],
    ["Quillmark GmbH", "Quillmark Ltd"],
    ["Café Lumière", "Cafe Lumiere"],
    ["Acme Freight", "Аcmе Frеіght"],
    ["BMK Tools", "ВМК Tools"],
    ["HOTEL Zenith", "ΗΟΤEL Ζenith"],
    ["Google", "G00gle"],
    ["Halewick", "HaIewick"],
    ["Acme", "A\u200bc\u00adme"],
    ["Modern Rail", "Modem Rail"],
    ["株式会社", "株式会社"],
  ])("treat %s and %s as the same", async (one, other) => {
    const [row] = await sql`select private.name_key(${one}) = private.name_key(${other}) as same`;
    expect(row?.same).toBe(true);
  });

  test.each([
    ["Acme Freight", "Acme Rail"],
    ["Co", "Inc"],
    ["株式会社", "有限会社"],
    ["Incline", "Cline"],
  ])("tell %s and %s apart", async (one, other) => {
    const [row] = await sql`select private.name_key(${one}) = private.name_key(${other}) as same`;
    expect(row?.same).toBe(false);
  });

  test("include approved companies even if many unapproved ones match", async () => {
    const name = unique("Zebra Freight");
    const known = await makeCompany({ name });
    const crowd = [".", "-", ",", "!", "'", "&"].map((sign) =>
      makeCompany({ approved: false, name: name.replace("Z", `${sign}Z`) }),
    );
    const [waiting] = await Promise.all(crowd);
    const { data } = await admin.client.rpc("list_similar_companies", { p_company_id: waiting?.id });
    expect(data).toHaveLength(5);
    expect(data[0]).toMatchObject({ id: known.id, is_same: true });
  });

  test("are found even if they consist only of symbols", async () => {
    const sign = (digit: string) => "☀☁☂☃☄★☆♔♕♖♗♘♙♚♛♜".charAt(Number.parseInt(digit, 16));
    const name = crypto.randomUUID().replaceAll("-", "").replace(/./g, sign);
    const [known, waiting] = await Promise.all([makeCompany({ name }), makeCompany({ approved: false, name })]);
    const { data } = await admin.client.rpc("list_similar_companies", { p_company_id: waiting.id });
    expect(data).toMatchObject([{ id: known.id, is_same: true }]);
  });

  test("are shown when approving a registration or a new name, exact matches first", async () => {
    const name = unique("Halverson Cartage");
    const known = await makeCompany({ name });
    const like = await makeCompany({ name: `${name} Wst` });
    const [waiting, unfinished] = await Promise.all([
      makeCompany({ approved: false, name: `${name.toUpperCase()}, Inc.` }),
      makeCompany({ approved: false, submitted: false, name }),
    ]);
    const similar = async (company: { id: string }) =>
      (await admin.client.rpc("list_similar_companies", { p_company_id: company.id })).data as { id: string }[];
    const expected = [
      { id: known.id, name: known.name, is_approved: true, is_same: true, left_at: null },
      { id: like.id, name: like.name, is_approved: true, is_same: false, left_at: null },
    ];
    expect(await similar(waiting)).toMatchObject(expected);
    const renamed = await makeCompany({ name: crypto.randomUUID() });
    expect(await similar(renamed)).toEqual([]);
    await update(renamed.owner, renamed, { name: waiting.name });
    expect((await similar(renamed)).map(({ id }) => id).sort()).toEqual([known.id, waiting.id, like.id].sort());
    const { data } = await admin.client.rpc("list_companies_for_admin");
    const listed = (company: { id: string }) => data.find(({ id }: { id: string }) => id === company.id);
    expect(listed(waiting)).toMatchObject({ has_taken_name: true, proposed_at: null });
    expect(listed(unfinished)).toMatchObject({ has_taken_name: false });
    expect(listed(known)).toMatchObject({ has_taken_name: false });
    expect(listed(renamed).proposed_at).not.toBeNull();
  });
});
