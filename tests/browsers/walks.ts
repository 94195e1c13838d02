// Walks both browsers take.
import { expect } from "vitest";
import { sql } from "../support/accounts.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../support/companies.ts";
import { day } from "../support/dates.ts";
import { newPath, storeFile } from "../support/files.ts";
import { makeApplication, makeJob } from "../support/jobs.ts";
import { resumePdf } from "../support/resume-files.ts";
import { fileNamed, type Page, the } from "./page.ts";

const resume = resumePdf([
  ...["Nia Newcomer", "Software Engineer", "Reno, NV | (775) 555-0142 | nia@example.com"],
  ...["Ran sixty databases", "Skills", "TypeScript, PostgreSQL, Kafka"],
]);

/** A company reads a resume on the application's page. */
export async function readResume(page: Page): Promise<void> {
  const candidate = await makeCandidate();
  const path = newPath(candidate.id);
  await storeFile(candidate, "candidate_resumes", path, new Blob([resume], { type: "application/pdf" }));
  const { error } = await candidate.client.rpc("update_candidate_document_url", {
    ...{ p_user_id: candidate.id, p_document_type: "resume", p_url: path },
  });
  expect(error).toBeNull();
  const company = await makeCompany();
  const application = await makeApplication(await makeJob(company), candidate);
  await page.openAs(company.owner, `/company/applications/${application}`);
  await page.sees("Ran sixty databases");
  await page.until("It is drawn", async () =>
    page.driver.call(
      "() => [...document.querySelectorAll('canvas')].filter(({ width }) => width > 300).length > 0",
      [],
    ),
  );
}

/** A job's applicants by first name. */
export async function makeApplicants(...names: string[]) {
  const company = await makeCompany();
  const job = await makeJob(company);
  const ids: string[] = [];
  for (const name of names) {
    const candidate = await makeCandidate();
    await sql`
      update public.candidates set first_name = ${name}, last_name = 'Applicant' where id = ${candidate.candidateId}`;
    ids.push(await makeApplication(job, candidate));
  }
  return { owner: company.owner, manage: `/company/jobs/${job.id}/manage`, ids };
}

/** From the list to an application's page, and on to the next. */
export async function goToNext(page: Page): Promise<void> {
  const { owner, manage } = await makeApplicants("Ada", "Ben", "Cleo");
  await page.openAs(owner, `${manage}?view=list&stage=applied&order=newest`);
  await page.press(the("link", "Ben Applicant"));
  // A wide window opens it beside the list.
  await page.until(
    "It opens",
    async () => (await page.has(the("link", "Open as page"))) || page.has(the("heading", "Ben Applicant")),
  );
  if (await page.has(the("link", "Open as page"))) await page.press(the("link", "Open as page"));
  await page.sees("2 of 3");
  await page.press(the("link", "Next application"));
  await page.sees(the("heading", "Ada Applicant"));
}

export interface Talk {
  company: TestCompany;
  candidate: TestCandidate;
  id: string;
}
export async function makeTalk(): Promise<Talk> {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  return { company, candidate, id: await makeApplication(await makeJob(company), candidate, { status: "interview" }) };
}

/** A company proposes two times, and the candidate picks the first. */
export async function proposeAndPick(page: Page): Promise<Talk> {
  const talk = await makeTalk();
  await page.openAs(talk.company.owner, `/company/applications/${talk.id}?tab=profile`);
  await page.press(the("button", "Propose times"));
  const dialog = the("dialog", "Propose times to Casey Candidate");
  await page.press(the("button", "Enter a time", dialog));
  for (const [index, time] of ["10:00", "15:30"].entries()) {
    await page.set(the("field", "Date", dialog), day(3));
    await page.set(the("field", "Start", dialog), time);
    await page.press(the("button", "Add this time", dialog));
    await page.sees(`Chosen ${index + 1} of 5`);
  }
  await page.type(the("field", "Video link", dialog), "meet.example.com/talk");
  await page.press(the("button", "Send 2 times", dialog));
  await page.sees("Casey hasn't replied yet.");

  await page.openAs(talk.candidate, `/candidate/applications/${talk.id}`);
  await page.press(the("radio", /10:00–10:45\sAM/));
  await page.press(the("button", /^Confirm .*10:00\sAM$/));
  await page.sees(the("region", "Next interview"));
  return talk;
}

/** A candidate sends a message with a file, which the company sees. */
export async function sendFile(page: Page): Promise<void> {
  const { company, candidate, id } = await makeTalk();
  await page.openAs(candidate, `/candidate/applications/${id}`);
  const conversation = the("region", "Conversation");
  await page.giveFile(the("file", undefined, conversation), fileNamed("plan.pdf", resume));
  await page.sees(the("button", "Remove plan.pdf"));
  await page.type(the("field", undefined, conversation), "My plan is attached.");
  await page.press(the("button", "Send", conversation));
  await page.sees(the("button", "Open plan.pdf", conversation));
  await page.openAs(company.owner, `/company/applications/${id}?tab=conversation`);
  await page.sees("My plan is attached.");
  await page.sees(the("button", "Open plan.pdf"));
}
