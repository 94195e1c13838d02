import { describe, expect, test } from "vitest";
import type { Company } from "../../../supabase/functions/_shared/contracts/companies/company.ts";
import { hiringSchema } from "../../../supabase/functions/_shared/contracts/companies/hiring-input.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { anonymous, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, managing, refusal, whoCan } from "../../support/cast.ts";
import { makeCompany } from "../../support/companies.ts";
import { expectSameErrors } from "../../support/contracts.ts";
import { makeJob } from "../../support/jobs.ts";
import { anything, textSamples } from "../../support/samples.ts";

// How a company hires: hours until a first reply, and its steps, written once for all its jobs.

const cast = await makeCast();

const steps = [
  { name: "First talk", length: "30 min, video", what: "What you want, what the job is. You ask first." },
  { name: "Offer", length: "", what: "" },
];
const set = (p_company: unknown, client = cast.clients.owner, updatedAt: string | null = null) =>
  client.rpc("update_company", { p_company_id: cast.company.id, p_company, p_updated_at: updatedAt });
/** What the public sees of it. */
const shown = async () =>
  (await anonymous().rpc("get_employer", { p_company_id: cast.company.id })).data.hiring as object;

test("hiring details can be written by managing staff, and are public on the company's jobs", async () => {
  expect(
    await whoCan(
      cast,
      async (client) => (await set({ first_reply_hours: 48, hiring_steps: steps }, client)).error === null,
    ),
  ).toEqual(managing);
  expect(await shown()).toEqual({ hours: 48, steps });
  const job = await makeJob(cast.company);
  const { data } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
  expect(data.company.hiring).toEqual({ hours: 48, steps });
  expect(data.answer_days).toBe(2);
});

test("hiring details can't be changed by recruiters, and strangers get a not found error", async () => {
  const wanted = { first_reply_hours: null, hiring_steps: [] };
  expect((await set(wanted, cast.clients.recruiter)).error).toMatchObject({ code: "PT403" });
  for (const role of ["otherOwner", "candidate"] as const)
    expect((await set(wanted, cast.clients[role])).error).toMatchObject({ code: "PT404" });
});

test("hiring details can be changed without an active plan", async () => {
  const lapsed = await makeCompany();
  await sql`update public.company_subscriptions set expires_at = now() - interval '30 days' where company_id = ${lapsed.id}`;
  const { data, error } = await lapsed.owner.client.rpc("update_company", {
    p_company_id: lapsed.id,
    p_company: { first_reply_hours: 24, hiring_steps: steps },
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ first_reply_hours: 24, hiring_steps: steps });
});

test("hiring details are trimmed, keep missing fields, audit only real changes and refuse old versions", async () => {
  const { data } = await set({
    first_reply_hours: null,
    hiring_steps: [{ name: "  Talk ", what: " You\u200b ask. " }],
  });
  const company = data as Company;
  expect(company).toMatchObject({
    first_reply_hours: null,
    hiring_steps: [{ name: "Talk", length: "", what: "You ask." }],
  });
  const audits = () =>
    sql`select from public.audit_log where company_id = ${cast.company.id} and details -> 'fields' ? 'hiring_steps'`;
  const before = (await audits()).length;
  expect(await refusal(set({ hiring_steps: company.hiring_steps }, undefined, company.updated_at))).toBeNull();
  expect(await audits()).toHaveLength(before);
  expect(await refusal(set({ first_reply_hours: 24 }))).toBeNull();
  expect(await shown()).toEqual({ hours: 24, steps: company.hiring_steps });
  expect(await refusal(set({ hiring_steps: [] }))).toBeNull();
  expect(await audits()).toHaveLength(before + 1);
  const { error } = await set({ first_reply_hours: 48 }, undefined, company.updated_at);
  expect(error).toMatchObject({ code: "PT409" });
  expect(await shown()).toEqual({ hours: 24, steps: [] });
});

describe("SQL and the contract refuse the same values for", () => {
  const check = sql`private.hiring_errors(given)`;
  test("hours and lists", async () => {
    await expectSameErrors(hiringSchema, check, [
      ...[null, 0, 23, 24, 24.5, 336, 337, 1e9, -24, "48", true, [], {}].map((first_reply_hours) => ({
        first_reply_hours,
        hiring_steps: [],
      })),
      ...anything
        .filter((value) => value !== undefined)
        .map((value) => ({ first_reply_hours: null, hiring_steps: value })),
      ...[limits.hiringSteps, limits.hiringSteps + 1].map((count) => ({
        first_reply_hours: null,
        hiring_steps: Array.from({ length: count }, () => ({ name: "Talk" })),
      })),
    ]);
  });
  test.each([
    ["name", limits.hiringStep],
    ["length", limits.hiringStep],
    ["what", limits.hiringStepText],
  ] as const)("the %s of a step", async (field, most) => {
    await expectSameErrors(
      hiringSchema,
      check,
      [...anything, ...textSamples(most, 1)].map((value) => ({
        first_reply_hours: null,
        hiring_steps: [{ name: "Talk", [field]: value }],
      })),
    );
  });
});

test("the database refuses invalid hiring steps", async () => {
  for (const wrong of [[{ name: "Talk" }], [{ name: "", length: "", what: "" }], {}, [1], Array(7).fill(steps[1])])
    await expect(
      sql`update public.companies set hiring_steps = ${sql.json(wrong as never)} where id = ${cast.company.id}`.execute(),
    ).rejects.toThrow("companies_hiring_steps_check");
  const { error } = await set({ first_reply_hours: 12, hiring_steps: [{ name: "" }] });
  expect(fieldErrors(error)).toEqual({
    first_reply_hours: "Enter a whole number of hours from 24 to 336",
    "hiring_steps.0.name": "Name the step",
  });
});
