import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type {
  ChosenDocuments,
  GivenDetails,
} from "../../../supabase/functions/_shared/contracts/applications/apply.ts";
import type { Bucket } from "../../../supabase/functions/_shared/contracts/files/files.ts";
import { makeAdmin, sql } from "../../support/accounts.ts";
import { fieldErrors, refusal } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makePartners,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { newPath, storeFile } from "../../support/files.ts";
import { makeJob, type TestJob } from "../../support/jobs.ts";

const [company, manager] = await Promise.all([makeCompany(), makeCompany()]);
const job = await makeJob(company);

const nothing: ChosenDocuments = { resume: null, coverLetter: null, certificates: [], letter: null };
interface More {
  p_details?: GivenDetails;
  p_id?: string;
  to?: TestJob;
}
const submit = (person: TestCandidate, chosen: object, { to = job, ...more }: More = {}) =>
  person.client.rpc("submit_application", { p_job_id: to.id, p_documents: { ...nothing, ...chosen }, ...more });
const read = async (by: TestCompany, id: string) =>
  (await by.owner.client.rpc("get_application_detail", { p_application_id: id }).throwOnError()).data;
const own = async (person: TestCandidate, id: string) =>
  (await person.client.rpc("get_my_application", { p_application_id: id }).throwOnError()).data;
const profileOf = async (person: TestCandidate) =>
  (await sql`select * from public.candidates where id = ${person.candidateId}`)[0];
const applicationsOf = async (person: TestCandidate) =>
  (await sql`select from public.applications where candidate_id = ${person.candidateId}`).count;
const canOpen = async (by: { client: TestCandidate["client"] }, bucket: Bucket, path: string) =>
  (await refusal(by.client.rpc("open_file", { p_bucket: bucket, p_path: path }))) === null;

/** A candidate with one file of each kind on the profile. */
async function makePerson(options: Parameters<typeof makeCandidate>[0] = {}) {
  const person = await makeCandidate(options);
  const resume = await storeFile(person, "candidate_resumes");
  const coverLetter = await storeFile(person, "candidate_cover_letters");
  const certificate = await storeFile(person, "candidate_certificates");
  await sql`
    update public.candidates set resume_url = ${resume}, cover_letter_url = ${coverLetter}, certificates = ${[certificate]}
    where id = ${person.candidateId}`;
  return { person, resume, coverLetter, certificate };
}

describe("documents sent with an application", () => {
  test("are only those chosen, and nothing else from the profile", async () => {
    const { person, resume, coverLetter, certificate } = await makePerson();
    const { data: id } = await submit(person, { certificates: [certificate] }).throwOnError();
    expect((await read(company, id)).candidate).toMatchObject({
      resume_url: null,
      cover_letter_url: null,
      certificates: [certificate],
    });
    for (const seen of [await read(company, id), await own(person, id)]) {
      expect(seen.documents.map(({ path }: { path: string }) => path)).toEqual([certificate]);
      expect(seen.cover_letter).toBeNull();
    }
    expect(await canOpen(company.owner, "candidate_certificates", certificate)).toBe(true);
    expect(await canOpen(company.owner, "candidate_resumes", resume)).toBe(false);
    expect(await canOpen(company.owner, "candidate_cover_letters", coverLetter)).toBe(false);
  });

  test("are all profile documents when the request specifies none", async () => {
    const { person, resume, coverLetter, certificate } = await makePerson();
    const { data: id } = await person.client.rpc("submit_application", { p_job_id: job.id }).throwOnError();
    const paths = (await own(person, id)).documents.map(({ path }: { path: string }) => path);
    expect(paths).toEqual([resume, coverLetter, certificate]);
  });

  test("include another resume as named when sent, even after it is renamed and removed", async () => {
    const { person, resume } = await makePerson();
    const other = await storeFile(person, "candidate_resumes");
    await person.client.rpc("add_resume", { p_path: other }).throwOnError();
    await person.client.rpc("rename_resume", { p_path: other, p_name: "For data teams" }).throwOnError();
    const { data: id } = await submit(person, { resume: other }).throwOnError();
    await person.client.rpc("rename_resume", { p_path: other, p_name: "Another name" }).throwOnError();
    await person.client.rpc("remove_file", { p_bucket: "candidate_resumes", p_path: other }).throwOnError();
    for (const seen of [await read(company, id), await own(person, id)]) {
      expect(seen.documents).toMatchObject([{ path: other, name: "For data teams.pdf", is_stored: true }]);
    }
    expect((await profileOf(person))?.resume_url).toBe(resume);
  });

  test("exclude a resume that wasn't chosen from text search", async () => {
    const { person, resume } = await makePerson();
    const words = { p_path: resume, p_text: "Knows zeppelins" };
    await person.client.rpc("keep_resume_text", words).throwOnError();
    await submit(person, {}).throwOnError();
    const [kept] = await sql`select companies from private.resume_texts where name = ${resume}`;
    expect(kept?.companies).toEqual([]);
  });

  test("are refused when they belong to another account or aren't stored", async () => {
    const [{ person }, stranger] = await Promise.all([makePerson(), makePerson()]);
    const notStored = "This file isn't stored. Upload it again.";
    for (const [chosen, field, problem] of [
      [{ resume: stranger.resume }, "documents.resume", notStored],
      [{ resume: newPath(person.id) }, "documents.resume", notStored],
      [{ resume: 5 }, "documents.resume", notStored],
      [{ coverLetter: "" }, "documents.coverLetter", "This file is no longer on your profile"],
      [{ coverLetter: stranger.coverLetter }, "documents.coverLetter", "This file is no longer on your profile"],
      [{ certificates: [stranger.certificate] }, "documents.certificates", notStored],
      [{ letter: { path: stranger.coverLetter } }, "documents.letter.path", notStored],
      [{ letter: { text: "x".repeat(4001) } }, "documents.letter.text", "Use at most 4,000 characters"],
    ] as const) {
      const refused = await submit(person, chosen);
      expect(fieldErrors(refused.error), JSON.stringify(chosen)).toEqual({ [field]: problem });
    }
    expect(await applicationsOf(person)).toBe(0);
  });
});

describe("a cover letter for one company", () => {
  let person: TestCandidate;
  let path: string;
  let typed: string;
  let filed: string;
  beforeAll(async () => {
    ({ person } = await makePerson({ managedBy: manager }));
    path = await storeFile(person, "candidate_cover_letters");
    const other = await makeJob(company);
    ({ data: typed } = await submit(person, { letter: { text: " Dear team,\nhello. " } }).throwOnError());
    ({ data: filed } = await submit(person, { letter: { path } }, { to: other }).throwOnError());
  });

  test("is visible to the candidate and to everyone who handles the application", async () => {
    const recruiter = await makeStaff(company, "recruiter");
    for (const by of [company, { ...company, owner: recruiter }]) {
      expect((await read(by, typed)).cover_letter).toBe("Dear team,\nhello.");
      expect((await read(by, filed)).documents).toMatchObject([{ path, is_letter: true }]);
    }
    expect((await own(person, typed)).cover_letter).toBe("Dear team,\nhello.");
    expect((await own(person, filed)).documents).toMatchObject([{ path, is_letter: true }]);
    expect(await canOpen(recruiter, "candidate_cover_letters", path)).toBe(true);
    expect(await canOpen(person, "candidate_cover_letters", path)).toBe(true);
  });

  test("is hidden from the representing company, its partners, administrators and other companies", async () => {
    const [partner, admin, outsider] = await Promise.all([makeCompany(), makeAdmin(), makeCompany()]);
    await makePartners(manager, partner, { candidates: true, jobs: true });
    for (const id of [typed, filed]) {
      for (const reader of [manager, { ...manager, owner: admin }]) {
        const seen = await read(reader, id);
        expect(seen.cover_letter).toBeNull();
        expect(JSON.stringify(seen)).not.toContain("Dear team");
        expect(JSON.stringify(seen)).not.toContain(path);
      }
      for (const { owner } of [partner, outsider]) {
        expect(await refusal(owner.client.rpc("get_application_detail", { p_application_id: id }))).toMatch(/^PT404/);
      }
    }
    for (const by of [manager.owner, partner.owner, outsider.owner, admin]) {
      expect(await canOpen(by, "candidate_cover_letters", path)).toBe(false);
    }
    const represented = await manager.owner.client
      .rpc("get_managed_candidate", { p_candidate_id: person.candidateId })
      .throwOnError();
    expect(JSON.stringify(represented.data)).not.toContain(path);
  });

  test("is not carried over to the next application", async () => {
    const { data: id } = await submit(person, {}, { to: await makeJob(company) }).throwOnError();
    const seen = await read(company, id);
    expect(seen.cover_letter).toBeNull();
    expect(seen.documents).toEqual([]);
  });

  test("is in the candidate's data export, and is deleted with the account", async () => {
    const { person: leaver, resume } = await makePerson();
    const { data: id } = await submit(leaver, { letter: { text: "For you alone" } }).throwOnError();
    const { data } = await leaver.client.rpc("export_my_data").throwOnError();
    expect(data.applications).toMatchObject([{ cover_letter: "For you alone" }]);
    expect(data.resumes).toMatchObject([{ path: resume }]);
    await leaver.client.rpc("delete_account", { p_email: leaver.email }).throwOnError();
    const [kept] = await sql`select cover_letter from private.sent_profiles where application_id = ${id}`;
    expect(kept?.cover_letter ?? null).toBeNull();
    expect(await sql`select from private.resumes where candidate_id = ${leaver.candidateId}`).toHaveLength(0);
  });
});

describe("details given while applying", () => {
  const details: GivenDetails = {
    firstName: "Noor",
    lastName: "Fahmi",
    title: "Welder",
    skills: ["MIG welding", "Blueprint reading"],
    phoneNumber: "(303) 555-0142",
    gender: "prefer-not-to-say",
    workAuthorization: "us_citizen",
    address: { city: "Denver", state: "CO", zipCode: "80302", country: "United States" },
  };
  const makeNewcomer = () => makeCandidate({ complete: false, skills: [] });

  test("are saved to the profile and sent with the application; the first resume becomes the default", async () => {
    const newcomer = await makeNewcomer();
    const resume = await storeFile(newcomer, "candidate_resumes");
    const { data: id } = await submit(newcomer, { resume }, { p_details: details }).throwOnError();
    const saved = {
      first_name: "Noor",
      title: "Welder",
      phone: "(303) 555-0142",
      city: "Denver",
      resume_url: resume,
      skills: ["MIG welding", "Blueprint reading"],
    };
    expect(await profileOf(newcomer)).toMatchObject({ ...saved, bio: "Welder", gender: "prefer-not-to-say" });
    expect((await read(company, id)).candidate).toMatchObject(saved);
  });

  test("are not saved when anything is refused", async () => {
    const newcomer = await makeNewcomer();
    const resume = await storeFile(newcomer, "candidate_resumes");
    const before = await profileOf(newcomer);
    const few = await submit(newcomer, { resume }, { p_details: { firstName: "Noor" } });
    expect(few.error?.hint).toBe("profile_incomplete");
    const long = { ...details, phoneNumber: "5".repeat(41), address: { city: "x".repeat(101) } };
    expect(fieldErrors((await submit(newcomer, { resume }, { p_details: long })).error)).toEqual({
      "details.phoneNumber": "Use at most 40 characters",
      "details.address.city": "Use at most 100 characters",
    });
    const gone = await makeJob(company, { status: "closed" });
    expect(await refusal(submit(newcomer, { resume }, { p_details: details, to: gone }))).toBe("PT404 job_not_found");
    expect(await profileOf(newcomer)).toEqual(before);
    expect(await applicationsOf(newcomer)).toBe(0);
  });

  test("don't overwrite what the profile already says", async () => {
    const { person } = await makePerson();
    const before = await profileOf(person);
    await submit(person, {}, { p_details: details }).throwOnError();
    expect(await profileOf(person)).toMatchObject({ ...before, updated_at: expect.anything() });
  });

  test("create one application when sent repeatedly or at the same time", async () => {
    const newcomer = await makeNewcomer();
    const resume = await storeFile(newcomer, "candidate_resumes");
    const p_id = randomUUID();
    const send = () => submit(newcomer, { resume, letter: { text: "Hello" } }, { p_details: details, p_id });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ data }) => data)).toEqual([p_id, p_id, p_id]);
    expect(await applicationsOf(newcomer)).toBe(1);
    expect((await own(newcomer, p_id)).cover_letter).toBe("Hello");
  });
});
