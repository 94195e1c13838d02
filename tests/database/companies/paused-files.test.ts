// Which files are closed while a company is paused, and to whom.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Bucket } from "../../../supabase/functions/_shared/contracts/files/files.ts";
import { type Actor, makeAdmin, sql } from "../../support/accounts.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { askToOpen, newPath, readFileAs, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { pausesOf } from "../../support/pauses.ts";

let company: TestCompany;
let colleague: Actor;
let applicant: TestCandidate;
let application: string;
let resume: string;
const [admin, agency, elsewhere] = await Promise.all([makeAdmin(), makeCompany(), makeCompany()]);
beforeEach(async () => {
  [company, applicant] = await Promise.all([makeCompany(), makeCandidate({ managedBy: agency })]);
  colleague = await makeStaff(company, "recruiter");
  resume = await storeFile(applicant, "candidate_resumes");
  await sql`update public.candidates set resume_url = ${resume} where id = ${applicant.candidateId}`;
  application = await makeApplication(await makeJob(company), applicant);
});

const pauses = pausesOf(() => ({ company, admin }));

/** Sends a file with a message. Returns both. */
async function sendFile(by: Actor) {
  const path = await storeFile(by, "message_files", newPath(application));
  const message = randomUUID();
  const { error } = await by.client.rpc("send_message", {
    ...{ p_application_id: application, p_id: message, p_body: "" },
    p_files: [{ path, name: "Plan.pdf" }],
  });
  expect(error).toBeNull();
  return { path, message };
}

/** What each gets who asks to open a file. */
async function answers(bucket: Bucket, path: string) {
  const people = {
    owner: company.owner,
    colleague,
    applicant,
    agency: agency.owner,
    elsewhere: elsewhere.owner,
    admin,
  };
  const codes: Record<string, string | null> = {};
  for (const [who, person] of Object.entries(people)) codes[who] = (await askToOpen(person, bucket, path)).code;
  return codes;
}
const open = { owner: null, colleague: null, applicant: null, agency: null };
const others = { elsewhere: "file_not_found", admin: "file_not_found" };
const closed = { ...open, owner: "company_paused", colleague: "company_paused" };

describe.each(pauses)("a company %s", (_, stop, restore) => {
  test("can't open files of applications and conversations, which stay open to the applicant's side", async () => {
    const [theirs, ours] = [await sendFile(applicant), await sendFile(company.owner)];
    const read = async () => [
      await answers("candidate_resumes", resume),
      await answers("message_files", theirs.path),
      await answers("message_files", ours.path),
    ];
    const all = { ...open, ...others };
    expect(await read()).toEqual([all, all, all]);
    await stop();
    const none = { ...closed, ...others };
    // Who sent a file still has it.
    expect(await read()).toEqual([none, none, { ...none, owner: null }]);
    await restore();
    expect(await read()).toEqual([all, all, all]);
  });

  test("doesn't stop administrators from opening a reported message's file", async () => {
    const { path, message } = await sendFile(company.owner);
    const reported = await applicant.client.rpc("report_message", {
      ...{ p_message_id: message, p_reason: "spam", p_words: "" },
    });
    expect(reported.error).toBeNull();
    await stop();
    expect(await readFileAs(admin, "message_files", path)).toContain("%PDF");
  });

  test("can't block a file also sent to an active company, for a colleague who works at both", async () => {
    await makeApplication(await makeJob(elsewhere), applicant);
    await stop();
    expect((await askToOpen(colleague, "candidate_resumes", resume)).code).toBe("company_paused");
    await sql`
      insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
      values (${colleague.id}, ${elsewhere.id}, 'recruiter', 'Sam', 'recruiter', ${colleague.email})`;
    expect((await askToOpen(colleague, "candidate_resumes", resume)).code).toBeNull();
  });

  test("can't find resume text in searches", async () => {
    const kept = await applicant.client.rpc("keep_resume_text", { p_path: resume, p_text: "Led a zyxpaused team" });
    expect(kept.error).toBeNull();
    const found = async (by: TestCompany) => {
      const { data } = await by.owner.client.rpc("get_company_applications", {
        ...{ p_company_id: by.id, p_filter: { search: "zyxpaused" } },
      });
      return data.applications.map(({ id }: { id: string }) => id);
    };
    expect(await found(company)).toEqual([application]);
    await stop();
    expect(await found(company)).toEqual([]);
    await restore();
    expect(await found(company)).toEqual([application]);
  });
});
