import { beforeAll, describe, expect, test } from "vitest";
import type { Company } from "../../../supabase/functions/_shared/contracts/companies/company.ts";
import { hiringInputSchema } from "../../../supabase/functions/_shared/contracts/companies/hiring.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { anonymous, makeCompany, makeJob, sql } from "../../support/actors.ts";
import { type Cast, fieldErrors, makeCast, managing, refusal, whoCan } from "../../support/cast.ts";
import { expectSameErrors } from "../../support/contracts.ts";
import { anything, textSamples } from "../../support/samples.ts";

// How a company hires: hours until a first reply, and its steps, written once for all its jobs.

let cast: Cast;
beforeAll(async () => {
  cast = await makeCast();
});

const steps = [
  { name: "First talk", length: "30 min, video", what: "What you want, what the job is. You ask first." },
  { name: "Offer", length: "", what: "" },
];
const set = (p_hiring: unknown, client = cast.clients.owner, updatedAt: string | null = null) =>
  client.rpc("set_company_hiring", { p_company_id: cast.company.id, p_hiring, p_updated_at: updatedAt });
/** What the public reads of it. */
const shown = async () =>
  (await anonymous().rpc("get_employer", { p_company_id: cast.company.id })).data.hiring as object;

test("is written by administrators and managers, and read by everybody on the company's jobs", async () => {
  expect(await whoCan(cast, async (client) => (await set({ hours: 48, steps }, client)).error === null)).toEqual(
    managing,
  );
  expect(await shown()).toEqual({ hours: 48, steps });
  const job = await makeJob(cast.company);
  const { data } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
  expect(data.company.hiring).toEqual({ hours: 48, steps });
  expect(data.answer_days).toBe(2);
});

test("says no to strangers as if the company were none, and to recruiters in words", async () => {
  expect((await set({ hours: null, steps: [] }, cast.clients.recruiter)).error).toMatchObject({ code: "PT403" });
  for (const role of ["otherOwner", "candidate"] as const)
    expect((await set({ hours: null, steps: [] }, cast.clients[role])).error).toMatchObject({ code: "PT404" });
});

test("is kept by a company whose plan has run out", async () => {
  const lapsed = await makeCompany();
  await sql`update public.company_subscriptions set expires_at = now() - interval '30 days' where company_id = ${lapsed.id}`;
  const { data, error } = await lapsed.owner.client.rpc("set_company_hiring", {
    p_company_id: lapsed.id,
    p_hiring: { hours: 24, steps },
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ first_reply_hours: 24, hiring_steps: steps });
});

test("is trimmed, the same again changes and audits nothing, and a newer version isn't overwritten", async () => {
  const { data } = await set({ hours: null, steps: [{ name: "  Talk ", what: " You\u200b ask. " }] });
  const company = data as Company;
  expect(company).toMatchObject({
    first_reply_hours: null,
    hiring_steps: [{ name: "Talk", length: "", what: "You ask." }],
  });
  const audits = () =>
    sql`select from public.audit_log where company_id = ${cast.company.id} and details -> 'fields' ? 'hiring_steps'`;
  const before = (await audits()).length;
  const again = (await set({ hours: null, steps: company.hiring_steps }, undefined, company.updated_at))
    .data as Company;
  expect(again.updated_at).toBe(company.updated_at);
  expect(await audits()).toHaveLength(before);
  expect(await refusal(set({ hours: 24, steps: [] }))).toBeNull();
  expect(await audits()).toHaveLength(before + 1);
  const { error } = await set({ hours: 48, steps: [] }, undefined, company.updated_at);
  expect(error).toMatchObject({ code: "PT409" });
  expect(await shown()).toEqual({ hours: 24, steps: [] });
});

describe("SQL and the contract refuse the same", () => {
  const check = sql`private.hiring_errors(given)`;
  test("hours and lists", async () => {
    await expectSameErrors(hiringInputSchema, check, [
      ...[null, 0, 23, 24, 24.5, 336, 337, 1e9, -24, "48", true, [], {}].map((hours) => ({ hours, steps: [] })),
      ...anything.filter((value) => value !== undefined).map((value) => ({ hours: null, steps: value })),
      ...[limits.hiringSteps, limits.hiringSteps + 1].map((count) => ({
        hours: null,
        steps: Array.from({ length: count }, () => ({ name: "Talk" })),
      })),
    ]);
  });
  test.each([
    ["name", limits.hiringStep],
    ["length", limits.hiringStep],
    ["what", limits.hiringStepText],
  ] as const)("the %s of a step", async (field, most) => {
    await expectSameErrors(
      hiringInputSchema,
      check,
      [...anything, ...textSamples(most, 1)].map((value) => ({
        hours: null,
        steps: [{ name: "Talk", [field]: value }],
      })),
    );
  });
});

test("the table takes nothing else", async () => {
  for (const wrong of [[{ name: "Talk" }], [{ name: "", length: "", what: "" }], {}, [1], Array(7).fill(steps[1])])
    await expect(
      sql`update public.companies set hiring_steps = ${sql.json(wrong as never)} where id = ${cast.company.id}`.execute(),
    ).rejects.toThrow("companies_hiring_steps_check");
  const { error } = await set({ hours: 12, steps: [{ name: "" }] });
  expect(fieldErrors(error)).toEqual({
    hours: "Enter a whole number of hours from 24 to 336",
    "steps.0.name": "Name the step",
  });
});
