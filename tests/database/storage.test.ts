import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Bucket, buckets, type FileEnding, fileTypes } from "../../supabase/functions/_shared/contracts/files.ts";
import {
  type Actor,
  anonymous,
  makeApplication,
  makeCandidate,
  makeCompany,
  makeJob,
  sql,
  type TestCandidate,
  type TestCompany,
} from "../support/actors.ts";
import { type Cast, makeCast, managing, type Role, recruiting, whoCan } from "../support/cast.ts";

const candidateBuckets: Bucket[] = ["candidate_resumes", "candidate_cover_letters", "candidate_certificates"];

const bytes: Partial<Record<FileEnding, string>> = { pdf: "%PDF-1.7 test", png: "\x89PNG\r\n" };
const file = (ending: "pdf" | "png") => new Blob([bytes[ending] ?? ""], { type: fileTypes[ending] });
const newName = (folder: string, ending = "pdf") => `${folder}/${randomUUID()}.${ending}`;

/** Uploads as the owner of the folder. Gives the path. */
async function store(owner: Actor, bucket: Bucket, path = newName(owner.id)): Promise<string> {
  const { error } = await owner.client.storage.from(bucket).upload(path, file("pdf"));
  if (error) throw error;
  return path;
}

describe("candidates' files", () => {
  let cast: Cast;
  /** Nobody's applicant, managed by nobody. */
  let loner: TestCandidate;
  /** Applied for a job assigned to the partner recruiter. */
  let applicant: TestCandidate;
  /** Applied for a job nobody is assigned to. */
  let plainApplicant: TestCandidate;
  /** Managed by the company, assigned to the partner recruiter. */
  let managed: TestCandidate;
  /** Managed by the company, assigned to nobody. */
  let unassigned: TestCandidate;
  beforeAll(async () => {
    cast = await makeCast();
    [loner, applicant, plainApplicant, managed, unassigned] = (await Promise.all([
      makeCandidate(),
      makeCandidate(),
      makeCandidate(),
      makeCandidate({ managedBy: cast.company }),
      makeCandidate({ managedBy: cast.company }),
    ])) as [TestCandidate, TestCandidate, TestCandidate, TestCandidate, TestCandidate];
    await makeApplication(await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter }), applicant);
    await makeApplication(await makeJob(cast.company), plainApplicant);
    await sql`
      insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id)
      values (${managed.candidateId}, ${cast.company.id}, ${cast.people.partnerRecruiter.id})`;
  });

  describe.each(candidateBuckets)("%s", (bucket) => {
    test.each([
      ["a stranger's", () => loner, []],
      ["an applicant's, the job assigned", () => applicant, [...recruiting, "partnerRecruiter"]],
      ["an applicant's, the job not assigned", () => plainApplicant, recruiting],
      ["a managed candidate's, assigned", () => managed, [...recruiting, "partnerRecruiter"]],
      ["a managed candidate's, not assigned", () => unassigned, recruiting],
    ] as const)("%s file is opened by whoever may, changed by nobody else", async (_, person, readers) => {
      const owner = person();
      const path = await store(owner, bucket);
      const folder = (role: Role) => cast.clients[role].storage.from(bucket);
      const opened = await whoCan(cast, async (_client, role) => {
        const { data: link } = await folder(role).createSignedUrl(path, 60);
        const { data: blob } = await folder(role).download(path);
        expect(link !== null).toBe(blob !== null);
        return blob !== null;
      });
      expect(opened).toEqual(readers);
      const listed = await whoCan(
        cast,
        async (_client, role) => ((await folder(role).list(owner.id)).data ?? []).length > 0,
      );
      expect(listed).toEqual(readers);
      const written = await whoCan(
        cast,
        async (_client, role) =>
          (await folder(role).upload(path, file("pdf"), { upsert: true })).error === null ||
          (await folder(role).upload(newName(owner.id), file("pdf"))).error === null ||
          ((await folder(role).remove([path])).data ?? []).length > 0,
      );
      expect(written).toEqual([]);
      const own = owner.client.storage.from(bucket);
      expect((await own.upload(path, file("pdf"), { upsert: true })).error).toBeNull();
      expect((await own.remove([path])).data).toHaveLength(1);
      expect((await own.download(path)).error).not.toBeNull();
    });
  });

  test("a removed application takes the company's access with it", async () => {
    const candidate = await makeCandidate();
    const application = await makeApplication(await makeJob(cast.company), candidate);
    const path = await store(candidate, "candidate_resumes");
    const open = async () => (await cast.clients.owner.storage.from("candidate_resumes").download(path)).data !== null;
    expect(await open()).toBe(true);
    await sql`delete from public.applications where id = ${application}`;
    expect(await open()).toBe(false);
  });

  test("only candidates upload, and only into their own folder", async () => {
    for (const bucket of [...candidateBuckets, "application_files"] as Bucket[]) {
      const able = await whoCan(cast, async (client, role) => {
        const folder = role === "anonymous" ? randomUUID() : cast.people[role].id;
        return (await client.storage.from(bucket).upload(newName(folder), file("pdf"))).error === null;
      });
      expect(able).toEqual(["candidate"]);
    }
  });

  test("a file given as an answer is read with its application, another file of the same folder is not", async () => {
    const candidate = await makeCandidate({ managedBy: cast.other });
    const job = await makeJob(cast.company);
    const application = await makeApplication(job, candidate);
    const [answered, other] = [
      await store(candidate, "application_files"),
      await store(candidate, "application_files"),
    ];
    const [question] = await sql<{ id: string }[]>`
      insert into public.job_questions (job_id, position, question, question_type)
      values (${job.id}, 0, 'Portfolio?', 'FILE') returning id`;
    await sql`
      insert into public.job_application_answers (application_id, question_id, question, answer)
      values (${application}, ${question?.id ?? ""}, 'Portfolio?', ${answered})`;
    const readers = (path: string) =>
      whoCan(cast, async (client) => (await client.storage.from("application_files").download(path)).data !== null);
    expect(await readers(answered)).toEqual([...recruiting, "otherOwner"]);
    expect(await readers(other)).toEqual([]);
  });

  test.each([
    ["a folder that is no account", () => `shared/${randomUUID()}.pdf`],
    ["no folder", () => `${randomUUID()}.pdf`],
    ["a folder inside the folder", (id: string) => `${id}/more/${randomUUID()}.pdf`],
    ["a markup ending", (id: string) => newName(id, "html")],
    ["a drawing that runs scripts", (id: string) => newName(id, "svg")],
    ["an ending of another bucket", (id: string) => newName(id, "png")],
    ["no ending", (id: string) => `${id}/${randomUUID()}`],
    ["two endings", (id: string) => `${id}/resume.pdf.exe`],
    ["a hidden name", (id: string) => `${id}/.pdf`],
  ])("refuses %s", async (_, path) => {
    const { error } = await loner.client.storage.from("candidate_resumes").upload(path(loner.id), file("pdf"));
    expect(error).not.toBeNull();
    const own = await sql`select name from storage.objects where name = ${path(loner.id)}`;
    expect(own).toEqual([]);
  });
});

describe("companies' files", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("documents: registration staff write, staff and admins read, partner recruiters not", async () => {
    const bucket = "company-documents";
    const path = newName(cast.company.id);
    const writers = await whoCan(
      cast,
      async (client) => (await client.storage.from(bucket).upload(path, file("pdf"), { upsert: true })).error === null,
    );
    expect(writers).toEqual(["owner", "subscriptionAdmin"]);
    const readers = await whoCan(
      cast,
      async (client) => (await client.storage.from(bucket).download(path)).data !== null,
    );
    expect(readers).toEqual([...recruiting, "admin"]);
    const removers = await whoCan(cast, async (client) => {
      await cast.clients.owner.storage.from(bucket).upload(path, file("pdf"), { upsert: true });
      return ((await client.storage.from(bucket).remove([path])).data ?? []).length > 0;
    });
    expect(removers).toEqual(["owner", "subscriptionAdmin"]);
  });

  test("logos: managing staff write, everyone sees, nobody else lists", async () => {
    const bucket = "company-logos";
    const path = newName(cast.company.id, "png");
    const writers = await whoCan(
      cast,
      async (client) => (await client.storage.from(bucket).upload(path, file("png"), { upsert: true })).error === null,
    );
    expect(writers).toEqual(managing);
    const { publicUrl } = anonymous().storage.from(bucket).getPublicUrl(path).data;
    expect((await fetch(publicUrl)).status).toBe(200);
    const listers = await whoCan(
      cast,
      async (client) => ((await client.storage.from(bucket).list(cast.company.id)).data ?? []).length > 0,
    );
    expect(listers).toEqual(managing);
    const removers = await whoCan(cast, async (client) => {
      await cast.clients.owner.storage.from(bucket).upload(path, file("png"), { upsert: true });
      return ((await client.storage.from(bucket).remove([path])).data ?? []).length > 0;
    });
    expect(removers).toEqual(managing);
  });

  test("private buckets have no public address", async () => {
    for (const [bucket] of Object.entries(buckets).filter(([name]) => name !== "company-logos")) {
      const folder = bucket === "company-documents" ? cast.company.id : cast.candidate.id;
      const owner = bucket === "company-documents" ? cast.people.owner : cast.people.candidate;
      const path = await store(owner, bucket as Bucket, newName(folder));
      const { publicUrl } = owner.client.storage.from(bucket).getPublicUrl(path).data;
      expect((await fetch(publicUrl)).ok).toBe(false);
    }
  });

  test("nobody makes, changes or empties buckets", async () => {
    const able = await whoCan(cast, async (client) => {
      const made = await client.storage.createBucket(`forged-${randomUUID()}`, { public: true });
      const opened = await client.storage.updateBucket("company-documents", { public: true });
      return made.error === null || opened.error === null;
    });
    expect(able).toEqual([]);
    const [row] = await sql`select public from storage.buckets where id = 'company-documents'`;
    expect(row?.public).toBe(false);
  });
});

describe("limits", () => {
  let company: TestCompany;
  let candidate: TestCandidate;
  beforeAll(async () => {
    [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  });

  test.each(Object.keys(buckets) as Bucket[])("%s refuses what is too large or of another type", async (bucket) => {
    const [owner, folder] = bucket.startsWith("company-") ? [company.owner, company.id] : [candidate, candidate.id];
    const ending = bucket === "company-logos" ? "png" : "pdf";
    const upload = async (size: number, type: string) =>
      (
        await owner.client.storage
          .from(bucket)
          .upload(newName(folder, ending), new Blob([new Uint8Array(size)], { type }))
      ).error;
    expect(await upload(buckets[bucket].maxBytes, fileTypes[ending])).toBeNull();
    expect(await upload(buckets[bucket].maxBytes + 1, fileTypes[ending])).not.toBeNull();
    for (const type of ["text/html", "image/svg+xml", "application/javascript"])
      expect(await upload(10, type)).not.toBeNull();
  });
});
