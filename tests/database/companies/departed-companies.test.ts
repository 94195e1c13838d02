// A deleted company's open reports remain, and administrators see them when a similar company registers.
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { retentionDays } from "../../../supabase/functions/_shared/contracts/accounts/retention.ts";
import type { SimilarCompany } from "../../../supabase/functions/_shared/contracts/companies/company.ts";
import type { DepartedReport } from "../../../supabase/functions/_shared/contracts/companies/departed-report.ts";
import { makeAdmin, sql } from "../../support/accounts.ts";
import { makeCast, refusal, roles } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";

const [admin, cast] = await Promise.all([makeAdmin(), makeCast()]);

const name = (word: string) => `${word} ${randomUUID()}`;

async function close({ id, name, owner }: TestCompany): Promise<void> {
  const { error } = await owner.client.rpc("close_company", { p_company_id: id, p_name: name });
  expect(error).toBeNull();
}

const similarTo = async ({ id }: TestCompany) =>
  (await admin.client.rpc("list_similar_companies", { p_company_id: id })).data as SimilarCompany[];

const waitingAbout = async ({ name }: TestCompany) =>
  ((await admin.client.rpc("list_departed_reports")).data as DepartedReport[]).filter(
    (report) => report.company_name === name,
  );

/** A company with a reported job. */
async function reported(word: string) {
  const company = await makeCompany({ name: name(word) });
  const job = await makeJob(company);
  const reporter = await makeCandidate();
  const { error } = await reporter.client.rpc("report_job", {
    p_job_id: job.id,
    p_reason: "fraud",
    p_words: "They ask for money.",
  });
  expect(error).toBeNull();
  return { company, job, reporter };
}

describe("an open report about a company", () => {
  test("outlasts the company without naming its reporter, and is decided once", async () => {
    const { company, job, reporter } = await reported("Harborlight");
    const waiting = async () => (await admin.client.rpc("count_for_admin")).data.reports as number;
    await close(company);
    const [report] = await waitingAbout(company);
    expect(report).toMatchObject({
      title: job.title,
      said: null,
      reports: [{ reason: "fraud", words: "They ask for money." }],
    });
    expect(JSON.stringify(report)).not.toContain(reporter.id);
    const before = await waiting();
    const decide = (isUpheld: boolean | null, by = admin) =>
      by.client.rpc("decide_departed_report", { p_id: report?.id, p_is_upheld: isUpheld });
    expect(await refusal(decide(true))).toBeNull();
    expect(await refusal(decide(true))).toBeNull();
    expect(await refusal(decide(false, await makeAdmin()))).toBe("PT409 decided");
    await sql`
      update private.departed_reports set decided_at = now() - private.undo_time() where company_id = ${company.id}`;
    for (const late of [false, null]) expect(await refusal(decide(late))).toBe("PT409 undo_over");
    expect(await waitingAbout(company)).toEqual([]);
    expect(await waiting()).toBe(before - 1);
    const entries = await sql`
      select from public.audit_log where company_id = ${company.id} and action = 'company.report_upheld'`;
    expect(entries).toHaveLength(1);
  });

  test("outlasts its job, and remains if the company is deleted later", async () => {
    const { company, job } = await reported("Deletery");
    const { data } = await company.owner.client.rpc("delete_job", { p_job_id: job.id });
    expect(data).toEqual({ success: true, hidden: true });
    expect(await refusal(company.owner.client.rpc("get_company_job", { p_job_id: job.id }))).toBe(
      "PT404 job_not_found",
    );
    const { data: queue } = await admin.client.rpc("list_reported_jobs", { p_queue: "waiting", p_limit: 50 });
    expect(queue.jobs.map(({ id }: { id: string }) => id)).toContain(job.id);
    await close(company);
    expect(await waitingAbout(company)).toMatchObject([{ title: job.title, reports: [{ reason: "fraud" }] }]);
  });

  test("can be decided differently or reopened by the same administrator within ten seconds", async () => {
    const { company } = await reported("Driftwood");
    await close(company);
    const [report] = await waitingAbout(company);
    const decide = (isUpheld: boolean | null, by = admin) =>
      refusal(by.client.rpc("decide_departed_report", { p_id: report?.id, p_is_upheld: isUpheld }));
    for (const isUpheld of [true, false]) expect(await decide(isUpheld)).toBeNull();
    expect(await decide(null, await makeAdmin())).toBe("PT409 decided");
    for (const _ of [1, 2]) expect(await decide(null)).toBeNull();
    expect(await waitingAbout(company)).toEqual([report]);
    const entries = await sql`
      select action from public.audit_log where company_id = ${company.id} and action like 'company.report_%' order by created_at, id`;
    expect(entries.map(({ action }) => action)).toEqual([
      "company.report_upheld",
      "company.report_dismissed",
      "company.report_decision_undone",
    ]);
    expect(await decide(true)).toBeNull();
  });

  test("is deleted with the company if it was already decided", async () => {
    const { company, job } = await reported("Decidedly");
    const { error } = await admin.client.rpc("decide_job_reports", { p_job_id: job.id, p_decision: "dismissed" });
    expect(error).toBeNull();
    await close(company);
    expect(await waitingAbout(company)).toEqual([]);
  });

  test.each(roles)("%s: only administrators read and decide", async (role) => {
    const client = cast.clients[role];
    const isAdmin = role === "admin";
    expect((await refusal(client.rpc("list_departed_reports"))) === null).toBe(isAdmin);
    const decided = await refusal(client.rpc("decide_departed_report", { p_id: randomUUID(), p_is_upheld: true }));
    expect(decided === "PT404 report_not_found").toBe(isAdmin);
    for (const table of ["departed_companies", "departed_reports", "digest_key"])
      expect(
        (
          await client
            .schema("private" as "public")
            .from(table)
            .select("*")
        ).error,
      ).not.toBeNull();
  });
});

describe("a registration like a deleted company", () => {
  test("is recognized by name, tax ID or owner, and shows the deleted company's reports", async () => {
    const { company } = await reported("Saltmarsh");
    await sql`update public.companies set tax_id = '47-1122334' where id = ${company.id}`;
    const email = company.owner.email;
    await close(company);
    const expected = { id: company.id, name: company.name, was_rejected: false, reports: 1 };

    const sameName = await makeCompany({ approved: false, name: `${company.name.toUpperCase()}, Inc.` });
    expect(await similarTo(sameName)).toMatchObject([
      { ...expected, is_same: true, has_tax_id: false, has_owner: false },
    ]);
    const sameTaxId = await makeCompany({ approved: false, name: randomUUID() });
    await sql`update public.companies set tax_id = '471122334' where id = ${sameTaxId.id}`;
    expect(await similarTo(sameTaxId)).toMatchObject([{ ...expected, is_same: false, has_tax_id: true }]);
    const sameOwner = await makeCompany({ approved: false, name: randomUUID() });
    await sql`update public.profiles set email = ${email.toUpperCase()} where id = ${sameOwner.owner.id}`;
    expect(await similarTo(sameOwner)).toMatchObject([{ ...expected, is_same: false, has_owner: true }]);
    const other = await makeCompany({ approved: false, name: randomUUID() });
    expect(await similarTo(other)).toEqual([]);

    const kept = await sql`select * from private.departed_companies where id = ${company.id}`;
    expect(JSON.stringify(kept)).not.toMatch(/471122334|47-1122334/);
    expect(JSON.stringify(kept)).not.toContain(email);
  });

  test("can be approved only after the administrator has seen the warning", async () => {
    const { company } = await reported("Fernbrook");
    await close(company);
    const again = await makeCompany({ approved: false, name: company.name });
    const approve = (seen?: string[]) =>
      admin.client.rpc("set_company_approval", {
        p_company_id: again.id,
        p_is_approved: true,
        p_warnings_seen: seen,
      });
    const { error } = await approve();
    expect(error).toMatchObject({ code: "PT409", hint: "warnings_unseen" });
    expect(JSON.parse(error?.details ?? "")).toMatchObject({ warnings: [{ id: company.id }] });
    expect(await refusal(approve([randomUUID()]))).toBe("PT409 warnings_unseen");
    expect(await refusal(approve([company.id]))).toBeNull();
  });

  test("is also recognized by the new name an approved company proposes", async () => {
    const known = await makeCompany({ name: name("Larkspur") });
    const company = await makeCompany({ name: randomUUID() });
    const { error } = await company.owner.client.rpc("update_company", {
      p_company_id: company.id,
      p_company: { name: known.name },
    });
    expect(error).toBeNull();
    const [row] = await sql`select updated_at::text from public.companies where id = ${company.id}`;
    const decide = (seen?: string[]) =>
      admin.client.rpc("decide_company_proposal", {
        p_company_id: company.id,
        p_is_approved: true,
        p_updated_at: row?.updated_at,
        p_warnings_seen: seen,
      });
    expect(await refusal(decide())).toBe("PT409 warnings_unseen");
    expect(await refusal(decide([known.id]))).toBeNull();
  });
});

test("data about a deleted company and its reports is deleted after the retention period", async () => {
  const { company } = await reported("Ebbtide");
  await close(company);
  const left = async (days: number) => {
    await sql`update private.departed_companies set left_at = now() - make_interval(days => ${days}) where id = ${company.id}`;
    await sql`select private.keep_retention()`;
    return (await sql`select from private.departed_companies where id = ${company.id}`).length;
  };
  expect(await left(retentionDays.departedCompany - 1)).toBe(1);
  expect(await left(retentionDays.departedCompany + 1)).toBe(0);
  expect(await sql`select from private.departed_reports where company_id = ${company.id}`).toHaveLength(0);
});
