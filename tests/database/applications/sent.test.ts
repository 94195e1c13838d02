import { beforeAll, describe, expect, test } from "vitest";
import type { CompanyApplicationDetail } from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { sql } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { newPath, pdf } from "../../support/files.ts";
import { makeJob } from "../../support/jobs.ts";

// Documents sent with an application stay as sent, for both sides.
let company: TestCompany;
let manager: TestCompany;
let candidate: TestCandidate;
let application: string;
beforeAll(async () => {
  [company, manager] = await Promise.all([makeCompany(), makeCompany()]);
  candidate = await makeCandidate({ skills: ["TypeScript"], managedBy: manager });
  const recruiter = await makeStaff(company, "recruiter");
  const job = await makeJob(company, { skillsRequired: ["TypeScript", "Kafka"], assignedTo: recruiter });
  const sent = await candidate.client.rpc("submit_application", { p_job_id: job.id });
  expect(sent.error).toBeNull();
  application = sent.data;
  await company.owner.client.rpc("set_application_status", { p_application_id: application, p_status: "reviewing" });
  await sql`
    update public.company_users set first_name = 'Rosa', last_name = 'Recruiter'
    where company_id = ${company.id}`;
  await sql`
    update public.candidates set
      first_name = 'Changed', phone = '+1 555 0999', title = 'Astronaut', skills = '{Kafka}', experience_years = 20,
      city = 'Elsewhere', resume_url = null, linkedin_url = 'https://linkedin.com/in/changed'
    where id = ${candidate.candidateId}`;
});

const read = async (owner: TestCompany): Promise<CompanyApplicationDetail> => {
  const answer = await owner.owner.client.rpc("get_application_detail", { p_application_id: application });
  expect(answer.error).toBeNull();
  return answer.data;
};
const sentFacts = () => ({
  first_name: "Casey",
  phone: "+1 555 0100",
  title: "Software engineer",
  skills: ["TypeScript"],
  experience_years: 6,
  city: "Springfield",
  resume_url: `${candidate.id}/resume.pdf`,
  linkedin_url: null,
});
const summary = "1 of 2 required skills; missing: Kafka";

describe.each(["before", "after"])("%s withdrawing", (moment) => {
  beforeAll(async () => {
    if (moment === "before") return;
    expect(await refusal(candidate.client.rpc("withdraw_application", { p_application_id: application }))).toBeNull();
  });

  test("the company sees the profile as sent, and the match computed from it", async () => {
    expect(await read(company)).toMatchObject({ candidate: sentFacts(), match: { summary } });
    const { data } = await company.owner.client.rpc("get_company_applications");
    expect(data.applications).toMatchObject([
      {
        candidate_id: candidate.candidateId,
        candidate_name: "Casey Candidate",
        candidate_title: "Software engineer",
        match: { summary },
      },
    ]);
  });

  test("the candidate sees the same match", async () => {
    const { data } = await candidate.client.rpc("get_my_application", { p_application_id: application });
    expect(data.match).toEqual((await read(company)).match);
  });

  test("the representing company sees the same, plus the current profile, without names of the other's staff", async () => {
    const detail = await read(manager);
    expect(detail).toMatchObject({ candidate: sentFacts(), match: { summary }, job: { assignee: null } });
    expect(detail.events.map((event) => event.actor_name)).toEqual(detail.events.map(() => null));
    expect(JSON.stringify(detail)).not.toMatch(/Rosa/);
    expect(JSON.stringify(await read(company))).toMatch(/Rosa Recruiter/);
    const { data: live } = await manager.owner.client
      .from("candidates")
      .select("first_name")
      .eq("id", candidate.candidateId);
    expect(live).toEqual([{ first_name: "Changed" }]);
  });
});

test("neither side can read the tables of sent data directly", async () => {
  for (const client of [company.owner.client, candidate.client]) {
    for (const table of ["sent_profiles", "sent_documents", "discarded_files"]) {
      expect(
        (
          await client
            .schema("private" as "public")
            .from(table)
            .select("*")
        ).error,
      ).not.toBeNull();
    }
  }
});

test("a file keeps the name its owner gave it, for both sides", async () => {
  const owner = await makeCandidate();
  const path = newPath(owner.id);
  const metadata = { name: "Noor\nFahmi, résumé.pdf" };
  // As the browser sends it: only the bytes, and the name in a header.
  const body = await pdf().arrayBuffer();
  const stored = await owner.client.storage
    .from("candidate_resumes")
    .upload(path, body, { metadata, contentType: "application/pdf" });
  expect(stored.error).toBeNull();
  await owner.client
    .rpc("update_candidate_document_url", { p_user_id: owner.id, p_document_type: "resume", p_url: path })
    .throwOnError();
  const job = await makeJob(company);
  const { data: id } = await owner.client.rpc("submit_application", { p_job_id: job.id }).throwOnError();
  const name = "Noor Fahmi, résumé.pdf";
  const shown = await company.owner.client.rpc("get_application_detail", { p_application_id: id }).throwOnError();
  expect(shown.data.file_names).toEqual({ [path]: name });
  const own = await owner.client.rpc("get_my_application", { p_application_id: id }).throwOnError();
  expect(own.data.documents).toMatchObject([{ path, name }]);
});
