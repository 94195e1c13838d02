import { beforeAll, describe, expect, it } from "vitest";
import { type Bucket, signedUrlSeconds } from "../../supabase/functions/_shared/contracts/files/files.ts";
import { type Actor, sql } from "../support/accounts.ts";
import { type Cast, inTurn, makeCast, recruiting, refusal, whoCan } from "../support/cast.ts";
import {
  dismissStaff,
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../support/companies.ts";
import { askToOpen, newPath, pdf, readFileAs, removeFileAs, storeFile } from "../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../support/jobs.ts";

const columns = {
  candidate_resumes: "resume_url",
  candidate_cover_letters: "cover_letter_url",
  candidate_certificates: "certificates",
} as const;
type ProfileBucket = keyof typeof columns;
const profileBuckets = Object.keys(columns) as ProfileBucket[];

/** Stores a document and adds it to the profile. Returns its path. */
async function addDocument(owner: TestCandidate, bucket: ProfileBucket, text = "as sent"): Promise<string> {
  const path = await storeFile(owner, bucket, newPath(owner.id), pdf(text));
  await sql`
    update public.candidates set ${sql({ [columns[bucket]]: bucket === "candidate_certificates" ? [path] : path })}
    where id = ${owner.candidateId}`;
  return path;
}

/** A job that asks for a file, and its question. */
async function makeFileJob(company: TestCompany): Promise<{ job: TestJob; question: string }> {
  const job = await makeJob(company);
  const [question] = await sql<{ id: string }[]>`
    insert into public.job_questions (job_id, position, question, question_type, is_required)
    values (${job.id}, 0, 'Portfolio?', 'FILE', true) returning id`;
  return { job, question: question?.id ?? "" };
}

const submit = (person: Actor, job: TestJob, question?: string, answer?: string) =>
  person.client.rpc("submit_application", {
    p_job_id: job.id,
    p_answers: question ? [{ question_id: question, answer }] : [],
  });

const isStored = async (path: string) => (await sql`select from storage.objects where name = ${path}`).count > 0;
const openings = (path: string) =>
  sql`select actor_id, subject_type, subject_id, company_id from public.audit_log
      where action = 'file.opened' and details ->> 'path' = ${path} order by id`;

/** Who of the cast SQL allows to open the file; open-file checks nothing else. */
const readers = (cast: Cast, bucket: Bucket, path: string) =>
  whoCan(cast, async (client, role) => {
    const code = await refusal(client.rpc("open_file", { p_bucket: bucket, p_path: path }));
    if (code !== null) expect(code).toMatch(role === "anonymous" ? /^42501/ : /^PT404 file_not_found$/);
    return code === null;
  });

const cast = await makeCast();

describe("who can open a candidate's documents", () => {
  type Kind = "loner" | "applicant" | "plain" | "managed" | "unassigned" | "formerlyManaged";
  const people = {} as Record<Kind, TestCandidate>;
  const paths: Record<string, string> = {};
  beforeAll(async () => {
    [people.loner, people.applicant, people.plain, people.managed, people.unassigned, people.formerlyManaged] =
      await Promise.all([
        makeCandidate(),
        makeCandidate(),
        makeCandidate(),
        makeCandidate({ managedBy: cast.company }),
        makeCandidate({ managedBy: cast.company }),
        makeCandidate({ managedBy: cast.other }),
      ]);
    for (const [kind, person] of Object.entries(people)) {
      for (const bucket of profileBuckets) paths[kind + bucket] = await addDocument(person, bucket);
    }
    await makeApplication(await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter }), people.applicant);
    const job = await makeJob(cast.company);
    await makeApplication(job, people.plain);
    await makeApplication(job, people.formerlyManaged);
    await sql`update public.candidates set managing_company_id = null where id = ${people.formerlyManaged.candidateId}`;
    await sql`
      insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id)
      values (${people.managed.candidateId}, ${cast.company.id}, ${cast.people.partnerRecruiter.id})`;
  });

  it.each(profileBuckets)("%s", async (bucket) => {
    const path = (kind: Kind) => paths[kind + bucket] ?? "";
    const seen = (kind: Kind) => readers(cast, bucket, path(kind));
    expect(await seen("loner")).toEqual([]);
    expect(await seen("applicant")).toEqual([...recruiting, "partnerRecruiter"]);
    expect(await seen("plain")).toEqual(recruiting);
    expect(await seen("managed")).toEqual([...recruiting, "partnerRecruiter"]);
    expect(await seen("unassigned")).toEqual(recruiting);
    expect(await seen("formerlyManaged")).toEqual([...recruiting, "otherOwner"]);
    expect(await readFileAs(people.loner, bucket, path("loner"))).toContain("as sent");
    // A file that wasn't sent and is in no profile belongs to the candidate alone.
    expect(await readers(cast, bucket, await storeFile(people.unassigned, bucket))).toEqual([]);
  });

  it("a file response opens for reviewers of its application, and unsent files for no one", async () => {
    const candidate = await makeCandidate({ managedBy: cast.other });
    const { job, question } = await makeFileJob(cast.company);
    const [sent, kept] = [
      await storeFile(candidate, "application_files"),
      await storeFile(candidate, "application_files"),
    ];
    expect(await refusal(submit(candidate, job, question, sent))).toBeNull();
    expect(await readers(cast, "application_files", sent)).toEqual([...recruiting, "otherOwner"]);
    expect(await readers(cast, "application_files", kept)).toEqual([]);
  });

  it("a company's documents open for its staff and administrators", async () => {
    const path = await storeFile(cast.people.owner, "company-documents", newPath(cast.company.id));
    expect(await readers(cast, "company-documents", path)).toEqual([...recruiting, "admin"]);
  });
});

describe("opening a file", () => {
  it("returns a link valid for one hour, and logs who opened other people's files", async () => {
    const candidate = await makeCandidate();
    const path = await addDocument(candidate, "candidate_resumes");
    const application = await makeApplication(await makeJob(cast.company), candidate);
    await readFileAs(candidate, "candidate_resumes", path);
    expect(await openings(path)).toEqual([]);
    const { url } = await askToOpen(cast.people.recruiter, "candidate_resumes", path);
    expect(await (await fetch(url)).text()).toBe("%PDF-1.7 as sent");
    const [, claims] = new URL(url).searchParams.get("token")?.split(".") ?? [];
    const { iat, exp } = JSON.parse(Buffer.from(claims ?? "", "base64url").toString());
    expect(exp - iat).toBe(signedUrlSeconds);
    expect(await openings(path)).toEqual([
      {
        actor_id: cast.people.recruiter.id,
        subject_type: "application",
        subject_id: application,
        company_id: cast.company.id,
      },
    ]);
  });

  it("logs documents of represented candidates and companies, but not refused attempts", async () => {
    const managed = await makeCandidate({ managedBy: cast.company });
    const resume = await addDocument(managed, "candidate_resumes");
    const paper = await storeFile(cast.people.owner, "company-documents", newPath(cast.company.id));
    for (const person of [cast.people.otherOwner, cast.people.manager]) {
      await askToOpen(person, "candidate_resumes", resume);
      await askToOpen(person, "company-documents", paper);
    }
    await askToOpen(cast.people.admin, "company-documents", paper);
    const company_id = cast.company.id;
    expect(await openings(resume)).toEqual([
      { actor_id: cast.people.manager.id, subject_type: "candidate", subject_id: managed.candidateId, company_id },
    ]);
    expect(await openings(paper)).toEqual(
      [cast.people.manager, cast.people.admin].map(({ id }) => ({
        actor_id: id,
        subject_type: "company",
        subject_id: company_id,
        company_id,
      })),
    );
  });

  it("downloads files that browsers can't display, under a readable name", async () => {
    const candidate = await makeCandidate();
    const path = newPath(candidate.id, "doc");
    await storeFile(candidate, "candidate_resumes", path, new Blob(["text"], { type: "application/msword" }));
    const { url } = await askToOpen(candidate, "candidate_resumes", path);
    expect((await fetch(url)).headers.get("content-disposition")).toMatch(/^attachment;.*resume\.doc/);
  });

  it("is refused after removal from the staff or deletion of the application", async () => {
    const leaving = await makeStaff(cast.company, "recruiter");
    const candidate = await makeCandidate();
    const path = await addDocument(candidate, "candidate_resumes");
    const application = await makeApplication(await makeJob(cast.company), candidate);
    expect(await readFileAs(leaving, "candidate_resumes", path)).toContain("as sent");
    await dismissStaff(cast.company, leaving);
    expect(await readFileAs(leaving, "candidate_resumes", path)).toBeNull();
    await sql`delete from public.applications where id = ${application}`;
    expect(await readFileAs(cast.people.owner, "candidate_resumes", path)).toBeNull();
  });
});

describe("a submitted file", () => {
  it("is not opened when its content in storage has changed", async () => {
    const candidate = await makeCandidate();
    const resume = await addDocument(candidate, "candidate_resumes");
    const { job, question } = await makeFileJob(cast.company);
    const answer = await storeFile(candidate, "application_files", newPath(candidate.id), pdf("as sent"));
    expect(await refusal(submit(candidate, job, question, answer))).toBeNull();
    const open = (bucket: Bucket, path: string) => askToOpen(cast.people.owner, bucket, path);
    for (const [bucket, path] of [
      ["candidate_resumes", resume],
      ["application_files", answer],
    ] as const) {
      expect((await open(bucket, path)).code).toBeNull();
      await sql`update private.sent_documents set fingerprint = fingerprint || ' of other bytes' where name = ${path}`;
      expect(await open(bucket, path)).toMatchObject({
        status: 409,
        code: "file_changed",
        message: "This file was changed after it was sent and can't be opened",
      });
    }
  });

  it("can't be overwritten or moved through storage, and neither can company files", async () => {
    const candidate = await makeCandidate();
    const company = await makeCompany();
    const resume = await addDocument(candidate, "candidate_resumes");
    await makeApplication(await makeJob(company), candidate);
    await removeFileAs(candidate, "candidate_resumes", resume);
    const letter = await addDocument(candidate, "candidate_cover_letters");
    const paper = await storeFile(company.owner, "company-documents", newPath(company.id));
    const logo = newPath(company.id, "png");
    await storeFile(company.owner, "company-logos", logo, new Blob(["png"], { type: "image/png" }));
    await sql`update public.companies set logo_url = ${logo}, tax_document_url = ${paper} where id = ${company.id}`;
    const unnamed = await storeFile(candidate, "candidate_resumes");
    // What remains of an upload that ends now, whatever allowed it at its start.
    const end = (path: string) =>
      sql`update storage.objects set version = gen_random_uuid()::text where name = ${path}`.then(
        () => null,
        (error: Error) => error.message,
      );
    const move = (path: string) =>
      sql`update storage.objects set name = ${newPath(candidate.id)} where name = ${path}`.then(
        () => null,
        (error: Error) => error.message,
      );
    for (const path of [resume, letter, paper, logo]) {
      expect(await end(path)).toBe("This file belongs to a record and can't be changed");
      expect(await move(path)).toBe("This file belongs to a record and can't be changed");
    }
    expect(await end(unnamed)).toBeNull();
  });

  it("stays after the candidate removes it from the profile, and after withdrawing", async () => {
    const candidate = await makeCandidate();
    const paths = await Promise.all(profileBuckets.map((bucket) => addDocument(candidate, bucket)));
    const application = await makeApplication(await makeJob(cast.company), candidate);
    for (const [index, bucket] of profileBuckets.entries())
      expect(await removeFileAs(candidate, bucket, paths[index] ?? "")).toBe(200);
    const { data: profile } = await candidate.client.rpc("get_candidate_documents");
    expect(profile).toEqual([{ resume_url: null, cover_letter_url: null, certificates: [] }]);
    await candidate.client.rpc("withdraw_application", { p_application_id: application });
    const { data } = await cast.clients.owner.rpc("get_application_detail", { p_application_id: application });
    expect([data.candidate.resume_url, data.candidate.cover_letter_url, ...data.candidate.certificates]).toEqual(paths);
    const { data: own } = await candidate.client.rpc("get_my_application", { p_application_id: application });
    expect(own.documents.map(({ path }: { path: string }) => path)).toEqual(paths);
    for (const [index, bucket] of profileBuckets.entries()) {
      expect(await readFileAs(cast.people.owner, bucket, paths[index] ?? "")).toContain("as sent");
      expect(await readFileAs(candidate, bucket, paths[index] ?? "")).toContain("as sent");
    }
  });

  it.each([
    ["removing", "PT422 invalid_input", []],
    ["sending", null, ["answer"]],
  ])("is submitted with all files or not at all during a removal: %s first", async (first, outcome, kept) => {
    const candidate = await makeCandidate();
    const { job, question } = await makeFileJob(cast.company);
    const answer = await storeFile(candidate, "application_files");
    const sending = () => refusal(submit(candidate, job, question, answer));
    const removing = () =>
      refusal(candidate.client.rpc("remove_file", { p_bucket: "application_files", p_path: answer }));
    const calls = first === "removing" ? [removing, sending] : [sending, removing];
    const [, second] = await inTurn(
      (transaction) => transaction`select from public.candidates where id = ${candidate.candidateId} for update`,
      calls,
    );
    expect([first === "removing" ? second : null, second]).toEqual([outcome, first === "removing" ? outcome : null]);
    // Deletes discarded files from storage.
    expect(await removeFileAs(candidate, "application_files", answer)).toBe(200);
    expect(await sql`select 'answer' as kept from public.applications where job_id = ${job.id}`).toEqual(
      kept.map((name) => ({ kept: name })),
    );
    expect(await isStored(answer)).toBe(kept.length > 0);
    expect(await readFileAs(cast.people.owner, "application_files", answer)).toEqual(
      kept.length > 0 ? expect.any(String) : null,
    );
  });
});

describe("removing a file", () => {
  it("takes the document off the profile and deletes it", async () => {
    const candidate = await makeCandidate();
    for (const bucket of profileBuckets) {
      const path = await addDocument(candidate, bucket);
      const others = await whoCan(cast, async (_, role) => {
        const person = role === "anonymous" ? null : cast.people[role];
        return (await removeFileAs(person, bucket, path)) === 200;
      });
      expect(others).toEqual([]);
      expect(await isStored(path)).toBe(true);
      expect(await removeFileAs(candidate, bucket, path)).toBe(200);
      expect(await isStored(path)).toBe(false);
      expect(await removeFileAs(candidate, bucket, path)).toBe(200);
    }
  });

  it("bars the file from every record first, and the next removal deletes leftovers", async () => {
    const candidate = await makeCandidate();
    const [left, next] = [
      await storeFile(candidate, "candidate_resumes"),
      await storeFile(candidate, "candidate_resumes"),
    ];
    // Only the record, as when the server function fails between the two.
    const { data } = await candidate.client.rpc("remove_file", { p_bucket: "candidate_resumes", p_path: left });
    expect(data).toEqual([{ bucket: "candidate_resumes", path: left }]);
    const keep = candidate.client.rpc("update_candidate_document_url", {
      p_user_id: candidate.id,
      p_document_type: "resume",
      p_url: left,
    });
    expect(await refusal(keep)).toMatch(/^PT422/);
    expect(await removeFileAs(candidate, "candidate_resumes", next)).toBe(200);
    expect([await isStored(left), await isStored(next)]).toEqual([false, false]);
  });

  it("also deletes files that no record has referenced for a week", async () => {
    const candidate = await makeCandidate();
    const [forgotten, recent, named] = [
      await storeFile(candidate, "application_files"),
      await storeFile(candidate, "application_files"),
      await addDocument(candidate, "candidate_resumes"),
    ];
    await sql`update storage.objects set created_at = now() - interval '8 days' where name in ${sql([forgotten, named])}`;
    await removeFileAs(candidate, "candidate_resumes", await storeFile(candidate, "candidate_resumes"));
    expect(await Promise.all([forgotten, recent, named].map(isStored))).toEqual([false, true, true]);
  });

  it("keeps a company's file while its record uses it, and requires edit rights", async () => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    const recruiter = await makeStaff(company, "recruiter");
    const logo = newPath(company.id, "png");
    await storeFile(company.owner, "company-logos", logo, new Blob(["png"], { type: "image/png" }));
    const paper = await storeFile(company.owner, "company-documents", newPath(company.id));
    const save = (changes: object) =>
      refusal(company.owner.client.rpc("update_company", { p_company_id: company.id, p_company: changes }));
    expect(await save({ logo_url: logo, ein_document_url: paper })).toBeNull();
    expect(await removeFileAs(manager, "company-logos", logo)).toBe(200);
    expect(await removeFileAs(company.owner, "company-documents", paper)).toBe(200);
    expect([await isStored(logo), await isStored(paper)]).toEqual([true, true]);

    expect(await save({ logo_url: null, ein_document_url: null })).toBeNull();
    for (const person of [recruiter, cast.people.otherOwner, cast.people.admin]) {
      expect(await removeFileAs(person, "company-logos", logo)).toBe(404);
      expect(await removeFileAs(person, "company-documents", paper)).toBe(404);
    }
    expect(await removeFileAs(manager, "company-documents", paper)).toBe(404);
    expect(await removeFileAs(manager, "company-logos", logo)).toBe(200);
    expect(await removeFileAs(company.owner, "company-documents", paper)).toBe(200);
    expect([await isStored(logo), await isStored(paper)]).toEqual([false, false]);
  });
});
