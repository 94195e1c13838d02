import { expect, test } from "vitest";
import { anonymous, makeAdmin, makeCompany, makeJob, sql } from "../support/actors.ts";
import { inTurn } from "../support/cast.ts";

// Whether a job shows depends on the job and on its company: whoever changes one waits for whoever changes the other.

const decide = async (company: { id: string }, isApproved: boolean) => {
  const admin = await makeAdmin();
  return () =>
    admin.client.rpc("set_company_approval", {
      p_company_id: company.id,
      p_is_approved: isApproved,
      p_reason: isApproved ? null : "The papers are not yours.",
    });
};

const shown = async (job: { id: string }) => {
  const { data } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
  return data?.title;
};

test("a job published while the approval is taken back does not show", async () => {
  const company = await makeCompany();
  const job = await makeJob(company, { status: "draft" });
  await inTurn(
    (transaction) => transaction`select from public.companies where id = ${company.id} for update`,
    [
      await decide(company, false),
      () => company.owner.client.rpc("update_job", { p_job_id: job.id, p_job: { status: "published" } }),
    ],
  );
  expect(await sql`select from public.published_jobs where job_id = ${job.id}`).toHaveLength(0);
});

test("a job deleted or changed while its company is approved shows as it is then", async () => {
  const company = await makeCompany({ approved: false });
  const [unused, edited] = [await makeJob(company), await makeJob(company)];
  const owner = company.owner.client;
  const answers = await inTurn(
    // Both wait here with what they have, each for a job of its own, and the approval comes after them.
    (transaction) => transaction`select from public.jobs where id in ${transaction([unused.id, edited.id])} for update`,
    [
      () => owner.rpc("delete_job", { p_job_id: unused.id }),
      () => owner.rpc("update_job", { p_job_id: edited.id, p_job: { title: "Edited meanwhile" } }),
      await decide(company, true),
    ],
  );
  expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
  expect(await shown(unused)).toBeUndefined();
  expect(await shown(edited)).toBe("Edited meanwhile");
});
