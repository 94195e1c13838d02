import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCast, refusal } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { newPath, readFileAs, storeFile } from "../../support/files.ts";
import { addInterview } from "../../support/interviews.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

const bucket = "message_files";
let applicant: TestCandidate;
let application: string;
const cast = await makeCast();
beforeEach(async () => {
  applicant = await makeCandidate();
  application = await makeApplication(await makeJob(cast.company), applicant, { status: "interview" });
});

async function call(by: Pick<Actor, "client">, name: string, args: object = {}) {
  const { data, error } = await by.client.rpc(name, args);
  if (error) throw error;
  return data;
}
const send = async (by: Actor, path: string) =>
  call(by, "send_message", {
    ...{ p_application_id: application, p_id: randomUUID(), p_body: "See this", p_files: [{ path, name: "a.pdf" }] },
  });
/** An offer the candidate can see. Returns its id. */
async function offer(more: object = {}): Promise<string> {
  const p_id = randomUUID();
  const p_offer = { salary: 9_000, salary_period: "month", starts_on: day(40), answer_by: day(10), ...more };
  await call(cast.company.owner, "make_offer", { p_application_id: application, p_id, p_offer });
  await endUndoTime(application);
  return p_id;
}
const pathsOf = async (by: Actor): Promise<string[]> =>
  (await call(by, "export_my_data")).files.map(({ path }: { path: string }) => path);

describe("exported data", () => {
  test("includes an offer's document for its author and its candidate only", async () => {
    const path = await storeFile(cast.company.owner, bucket, newPath(application));
    await offer({ document: { path, name: "contract.pdf" } });
    expect(await pathsOf(applicant)).toContain(path);
    expect(await pathsOf(cast.company.owner)).toContain(path);
    expect(await pathsOf(cast.people.recruiter)).not.toContain(path);
  });

  test("includes only files the person can still open", async () => {
    const colleague = await makeStaff(cast.company, "recruiter");
    const path = await storeFile(colleague, bucket, newPath(application));
    await send(colleague, path);
    expect(await pathsOf(colleague)).toEqual([path]);
    await dismissStaff(cast.company, colleague);
    expect(await readFileAs(colleague, bucket, path)).toBeNull();
    expect(await pathsOf(colleague)).toEqual([]);
  });

  test("doesn't reveal to the author that a message was reported", async () => {
    const path = await storeFile(applicant, bucket, newPath(application));
    const { id } = await send(applicant, path);
    await call(cast.company.owner, "report_message", { p_message_id: id, p_reason: "spam" });
    expect(await readFileAs(cast.people.admin, bucket, path)).toContain("%PDF");
    const { log } = await call(applicant, "export_my_data");
    expect(JSON.stringify(log)).not.toContain("reported");
  });

  test("omits an applicant's cancellation reason from a colleague's export", async () => {
    const interview = await addInterview(application, { people: [cast.people.recruiter] });
    await call(applicant, "cancel_interview", { p_interview_id: interview, p_reason: "I am unwell." });
    const theirs = await call(cast.people.recruiter, "export_my_data");
    const found = theirs.interviews.interviews.find(({ id }: { id: string }) => id === interview);
    expect(found).toMatchObject({ state: "cancelled", changes: [{ what: "cancelled" }] });
    expect(JSON.stringify(found)).not.toContain("unwell");
    const own = await call(applicant, "export_my_data");
    expect(JSON.stringify(own.interviews)).toContain("unwell");
  });
});

test("deleting an account removes its name from an offer that outlived its conversation", async () => {
  const gone = await makeStaff(cast.company, "recruiter");
  await sql`
    update public.company_users set first_name = 'Zebulon', last_name = 'Quackenbush' where user_id = ${gone.id}`;
  const id = await offer({ trial: "Ask Zebulon Quackenbush" });
  await call(applicant, "accept_offer", { p_offer_id: id });
  await sql`delete from public.conversations where application_id = ${application}`;
  await call(gone, "delete_account", { p_email: gone.email });
  const [kept] = await sql<{ trial: string }[]>`select trial from private.offers where id = ${id}`;
  expect(kept?.trial).toMatch(/^Ask/);
  expect(kept?.trial).not.toContain("Quackenbush");
});

test("accepts one of two simultaneous messages with the same id for different applications", async () => {
  const other = await makeApplication(await makeJob(cast.company), applicant, { status: "interview" });
  const p_id = randomUUID();
  const answers = await Promise.all(
    [application, other].map((p_application_id) =>
      refusal(applicant.client.rpc("send_message", { p_application_id, p_id, p_body: "Hello" })),
    ),
  );
  expect(answers.toSorted()).toEqual(["PT422 invalid_input", null]);
});
