import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  type Bucket,
  buckets,
  type FileEnding,
  fileQuota,
  fileTypes,
} from "../../../supabase/functions/_shared/contracts/files/files.ts";
import { type Actor, anonymous, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, managing, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { newPath, pdf, storeFile } from "../../support/files.ts";
import { tryInsideStorage } from "../../support/inside-storage.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const candidateBuckets: Bucket[] = [
  "candidate_resumes",
  "candidate_cover_letters",
  "candidate_certificates",
  "application_files",
];
/** Buckets that clients write to; only the server writes pictures of companies' pages. */
const allBuckets = (Object.keys(buckets) as Bucket[]).filter((bucket) => bucket !== "company-pictures");
const file = (ending: FileEnding, size = 10) => new Blob([new Uint8Array(size)], { type: fileTypes[ending] });
const endingOf = (bucket: Bucket) => (bucket === "company-logos" ? "png" : "pdf");

const cast = await makeCast();
const application = await makeApplication(await makeJob(cast.company), cast.candidate);

/** Who stores files in a bucket, and in which folder. */
function placeOf(bucket: Bucket): [owner: Actor, folder: string] {
  if (bucket === "message_files") return [cast.candidate, application];
  return bucket.startsWith("company-") ? [cast.people.owner, cast.company.id] : [cast.candidate, cast.candidate.id];
}

describe("storage accepts new files and nothing else", () => {
  /** Every storage API call a client could try on a stored file. Returns those that worked. */
  async function tryAll({ client }: Pick<Actor, "client">, bucket: Bucket, path: string): Promise<string[]> {
    const folder = client.storage.from(bucket);
    const attempts: Record<string, () => Promise<boolean>> = {
      "sign a link": async () => (await folder.createSignedUrl(path, 60)).data !== null,
      "upload over it": async () => (await folder.upload(path, file(endingOf(bucket)))).error === null,
      upsert: async () => (await folder.upload(path, file(endingOf(bucket)), { upsert: true })).error === null,
      remove: async () => ((await folder.remove([path])).data ?? []).length > 0,
    };
    const worked: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) if (await attempt()) worked.push(name);
    return worked;
  }

  test.each(allBuckets)(
    "%s: no client can link to, replace or remove a stored file, not even its owner",
    async (bucket) => {
      const [owner, folder] = placeOf(bucket);
      const path = await storeFile(owner, bucket, newPath(folder, endingOf(bucket)), file(endingOf(bucket)));
      for (const role of ["owner", "manager", "candidate", "otherOwner", "admin", "anonymous"] as const) {
        expect(await tryAll({ client: cast.clients[role] }, bucket, path), role).toEqual([]);
        const person = role === "anonymous" ? null : cast.people[role];
        const inside =
          person === owner ||
          (role === "manager" && (bucket === "company-logos" || bucket === "message_files")) ||
          (role === "owner" && bucket === "message_files");
        expect(await tryInsideStorage(person, bucket, path), role).toEqual(
          inside ? ["storage.object.upload: add"] : [],
        );
      }
      expect(await sql`select metadata ->> 'size' as size from storage.objects where name = ${path}`).toEqual([
        { size: "10" },
      ]);
    },
  );

  test("lets only candidates upload, and only to their own folder", async () => {
    for (const bucket of candidateBuckets) {
      const able = await whoCan(cast, async (client, role) => {
        const folder = role === "anonymous" ? randomUUID() : cast.people[role].id;
        return (await client.storage.from(bucket).upload(newPath(folder), pdf())).error === null;
      });
      expect(able).toEqual(["candidate"]);
      const strangers = await whoCan(
        cast,
        async (client, role) =>
          role !== "candidate" &&
          (await client.storage.from(bucket).upload(newPath(cast.candidate.id), pdf())).error === null,
      );
      expect(strangers).toEqual([]);
    }
  });

  test("lets registration staff upload documents, and managing staff upload logos", async () => {
    const uploaders = (bucket: Bucket) =>
      whoCan(
        cast,
        async (client) =>
          (await client.storage.from(bucket).upload(newPath(cast.company.id, endingOf(bucket)), file(endingOf(bucket))))
            .error === null,
      );
    expect(await uploaders("company-documents")).toEqual(["owner", "subscriptionAdmin"]);
    expect(await uploaders("company-logos")).toEqual(managing);
  });

  test("refuses direct uploads of pictures for a company's page", async () => {
    const able = await whoCan(
      cast,
      async (client) =>
        (await client.storage.from("company-pictures").upload(newPath(cast.company.id, "jpg"), file("jpg"))).error ===
        null,
    );
    expect(able).toEqual([]);
  });

  test("makes logos public, and gives private buckets no public address", async () => {
    for (const bucket of allBuckets) {
      const [owner, folder] = placeOf(bucket);
      const path = await storeFile(owner, bucket, newPath(folder, endingOf(bucket)), file(endingOf(bucket)));
      const { publicUrl } = anonymous().storage.from(bucket).getPublicUrl(path).data;
      expect((await fetch(publicUrl)).ok, bucket).toBe(bucket === "company-logos");
    }
  });

  test("refuses a name that a record already uses, even if no file is stored there", async () => {
    const candidate = await makeCandidate();
    const [row] = await sql`select resume_url from public.candidates where id = ${candidate.candidateId}`;
    const upload = candidate.client.storage.from("candidate_resumes").upload(row?.resume_url, pdf());
    expect((await upload).error).not.toBeNull();
  });

  test.each([
    ["a folder that isn't an account", () => `shared/${randomUUID()}.pdf`],
    ["no folder", () => `${randomUUID()}.pdf`],
    ["a folder inside the folder", (id: string) => `${id}/more/${randomUUID()}.pdf`],
    ["a markup extension", (id: string) => newPath(id, "html")],
    ["a drawing that can run scripts", (id: string) => newPath(id, "svg")],
    ["an extension of another bucket", (id: string) => newPath(id, "png")],
    ["no ending", (id: string) => `${id}/${randomUUID()}`],
    ["two endings", (id: string) => `${id}/resume.pdf.exe`],
    ["a hidden name", (id: string) => `${id}/.pdf`],
  ])("refuses %s", async (_, path) => {
    const wanted = path(cast.candidate.id);
    const { error } = await cast.candidate.client.storage.from("candidate_resumes").upload(wanted, pdf());
    expect(error).not.toBeNull();
    expect(await sql`select name from storage.objects where name = ${wanted}`).toEqual([]);
  });

  test("lets no one create or change buckets", async () => {
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

describe("file limits", () => {
  test.each(allBuckets)("refuse files in %s that are too large or of another type", async (bucket) => {
    const [owner, folder] = placeOf(bucket);
    const ending = endingOf(bucket);
    const upload = async (size: number, type: string) =>
      (
        await owner.client.storage
          .from(bucket)
          .upload(newPath(folder, ending), new Blob([new Uint8Array(size)], { type }))
      ).error;
    expect(await upload(buckets[bucket].maxBytes, fileTypes[ending])).toBeNull();
    expect(await upload(buckets[bucket].maxBytes + 1, fileTypes[ending])).not.toBeNull();
    for (const type of ["text/html", "image/svg+xml", "application/javascript"])
      expect(await upload(10, type)).not.toBeNull();
  });

  test.each([
    ["too large", { size: 5 * 1024 * 1024 + 1 }, "This file is larger than 5 MB. Choose a smaller file."],
    ["empty", { size: 0 }, "This file is empty. Choose another file."],
    ["of another type", { mimetype: "text/html" }, "This file type isn't accepted. Choose another file."],
  ])("keep a file that got past them out of records: %s", async (_, metadata, message) => {
    const candidate = await makeCandidate();
    const path = await storeFile(candidate, "candidate_resumes");
    await sql`update storage.objects set metadata = metadata || ${sql.json(metadata)} where name = ${path}`;
    const args = { p_user_id: candidate.id, p_document_type: "resume", p_url: path };
    const { error } = await candidate.client.rpc("update_candidate_document_url", args);
    expect(fieldErrors(error)).toEqual({ resume: message });
  });

  /** Records files as stored without storing any. */
  const fill = (folder: string, count: number, size: number) => sql`
    insert into storage.objects (bucket_id, name, metadata)
    select (array['candidate_resumes', 'company-documents'])[1 + n % 2], ${`${folder}/`}::text || n || '.pdf', ${sql.json({ size })}
    from generate_series(1, ${count}) as n`;
  const [tooMany, tooMuch] = ["You have stored 100 files", "Your files take up 200 MB"].map((begin) =>
    expect.stringMatching(new RegExp(`^${begin}, the most an account can hold. Remove one`)),
  );

  test.each([
    ["a hundred files", fileQuota.files, 1, tooMany],
    ["200 MB", 2, fileQuota.bytes / 2, tooMuch],
  ])("stop an account that holds %s from storing more, and say why", async (_, count, size, message) => {
    const [candidate, company] = await Promise.all([makeCandidate(), makeCompany()]);
    const recruiter = await makeStaff(company, "recruiter");
    await Promise.all([fill(candidate.id, count - 1, size), fill(company.id, count - 1, size)]);
    const uploads: [Actor, Bucket, string][] = [
      [candidate, "candidate_cover_letters", candidate.id],
      [company.owner, "company-logos", company.id],
    ];
    for (const [person, bucket, folder] of uploads) {
      const upload = async () =>
        (await person.client.storage.from(bucket).upload(newPath(folder, endingOf(bucket)), file(endingOf(bucket))))
          .error;
      const reason = async (asker = person) =>
        (await asker.client.rpc("get_upload_problem", { p_folder: folder })).data;
      expect(await reason()).toBeNull();
      expect(await upload()).toBeNull();
      await sql`
        insert into storage.objects (bucket_id, name, metadata)
        values ('candidate_resumes', ${newPath(folder)}, ${sql.json({ size })})`;
      expect(await upload()).not.toBeNull();
      expect(await reason()).toEqual(message);
      expect(await reason(recruiter)).toEqual(person === company.owner ? message : null);
    }
    expect(await refusal(anonymous().rpc("get_upload_problem", { p_folder: candidate.id }))).toMatch(/^42501/);
  });

  test("apply to each side of a conversation separately", async () => {
    const id = await makeApplication(await makeJob(cast.company), cast.candidate);
    await sql`
      insert into storage.objects (bucket_id, name, owner_id, metadata)
      select 'message_files', ${`${id}/`}::text || n || '.pdf', ${cast.candidate.id}, '{"size": 1}'
      from generate_series(1, ${fileQuota.files}) as n`;
    const reason = async ({ client }: Actor) => (await client.rpc("get_upload_problem", { p_folder: id })).data;
    await expect(storeFile(cast.candidate, "message_files", newPath(id))).rejects.toThrow();
    expect(await reason(cast.candidate)).toBe(
      "You've reached the limit for files here. Send your message without one.",
    );
    const { owner } = cast.people;
    expect(await reason(owner)).toBeNull();
    const path = await storeFile(owner, "message_files", newPath(id));
    const message = { p_application_id: id, p_id: randomUUID(), p_body: "", p_files: [{ path, name: "Plan.pdf" }] };
    expect(await refusal(owner.client.rpc("send_message", message))).toBeNull();
  });

  test("keep uploads that passed the quota at the same time out of records", async () => {
    const candidate = await makeCandidate();
    const path = await storeFile(candidate, "candidate_resumes");
    await fill(candidate.id, fileQuota.files, 1);
    const args = { p_user_id: candidate.id, p_document_type: "resume", p_url: path };
    const { error } = await candidate.client.rpc("update_candidate_document_url", args);
    expect(fieldErrors(error)).toEqual({ resume: tooMany });
  });
});
