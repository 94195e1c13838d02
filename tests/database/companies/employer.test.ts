import { expect, test } from "vitest";
import { anonymous, makeAdmin, signUp, sql } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";
import { employer } from "../../support/shown.ts";

test("get_employer_preview shows staff exactly what job pages show, and refuses everyone else", async () => {
  const company = await makeCompany();
  const job = await makeJob(company);
  await makeJob(company, { status: "draft" });
  await sql`
    update public.companies set website = 'https://quillmark.com', description = 'Freight.', tax_id = '12-3456789'
    where id = ${company.id}`;
  const { data: shown } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
  expect(Object.keys(shown.company).sort()).toEqual(employer);
  expect(shown.company).toMatchObject({ name: company.name, description: "Freight.", open_jobs: 1 });

  const at = { p_company_id: company.id };
  const staff = [company.owner, await makeStaff(company, "recruiter"), await makeStaff(company, "partner_recruiter")];
  for (const { client } of staff) {
    expect((await client.rpc("get_employer_preview", at)).data).toEqual(shown.company);
    expect((await client.rpc("get_employer_preview")).data).toEqual(shown.company);
  }
  const removed = await makeStaff(company, "manager");
  await sql`delete from public.company_users where user_id = ${removed.id}`;
  const others = [
    (await makeCompany()).owner,
    await makeCandidate(),
    await makeAdmin(),
    await signUp("company"),
    removed,
  ];
  for (const { client } of others) {
    expect(await refusal(client.rpc("get_employer_preview", at))).toBe("PT404 company_not_found");
  }
  expect(await refusal(anonymous().rpc("get_employer_preview", at))).toMatch(/^42501|PT401/);
});

test("get_employer_preview works before the company is approved", async () => {
  const company = await makeCompany({ approved: false });
  const { data } = await company.owner.client.rpc("get_employer_preview");
  expect(data).toMatchObject({ id: company.id, open_jobs: 0 });
});
