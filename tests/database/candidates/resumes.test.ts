import { describe, expect, test } from "vitest";
import type { MyDocuments } from "../../../supabase/functions/_shared/contracts/candidates/documents.ts";
import { sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate } from "../../support/companies.ts";
import { newPath, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const makePerson = async (options?: Parameters<typeof makeCandidate>[0]) => {
  const person = await makeCandidate(options);
  const resume = await storeFile(person, "candidate_resumes");
  await sql`update public.candidates set resume_url = ${resume} where id = ${person.candidateId}`;
  return { person, resume };
};
const documents = async (person: TestCandidate): Promise<MyDocuments> =>
  (await person.client.rpc("get_my_documents").throwOnError()).data;
const add = async (person: TestCandidate) => {
  const path = await storeFile(person, "candidate_resumes");
  await person.client.rpc("add_resume", { p_path: path }).throwOnError();
  return path;
};
const defaultOf = async (person: TestCandidate) =>
  (await sql`select resume_url from public.candidates where id = ${person.candidateId}`)[0]?.resume_url;
const remove = (person: TestCandidate, path: string) =>
  refusal(person.client.rpc("remove_file", { p_bucket: "candidate_resumes", p_path: path }));

describe("resumes", () => {
  test("can be added, made the default and renamed, keeping the file extension", async () => {
    const { person, resume } = await makePerson();
    const second = await add(person);
    expect(await refusal(person.client.rpc("add_resume", { p_path: second }))).toBeNull();
    expect((await documents(person)).resumes).toMatchObject([
      { path: resume, is_default: true },
      { path: second, is_default: false },
    ]);
    await person.client.rpc("rename_resume", { p_path: second, p_name: " Data work.PDF " }).throwOnError();
    await person.client.rpc("make_default_resume", { p_path: second }).throwOnError();
    expect((await documents(person)).resumes).toMatchObject([
      { path: second, is_default: true, name: "Data work.pdf" },
      { path: resume, is_default: false },
    ]);
    expect(await defaultOf(person)).toBe(second);
    const nameless = await person.client.rpc("rename_resume", { p_path: second, p_name: " " });
    expect(fieldErrors(nameless.error)).toEqual({ name: "Enter a name" });
  });

  test("make the first one added the default", async () => {
    const person = await makeCandidate({ complete: false });
    const path = await add(person);
    expect(await defaultOf(person)).toBe(path);
  });

  test("replace the default with a new file for it, and number at most five", async () => {
    const { person, resume } = await makePerson();
    const p_url = await storeFile(person, "candidate_resumes");
    const set = { p_user_id: person.id, p_document_type: "resume", p_url };
    await person.client.rpc("update_candidate_document_url", set).throwOnError();
    expect((await documents(person)).resumes.map(({ path }) => path)).toEqual([p_url]);
    expect(await remove(person, resume)).toBeNull();
    for (let place = 2; place <= 5; place += 1) await add(person);
    const sixth = await storeFile(person, "candidate_resumes");
    const refused = await person.client.rpc("add_resume", { p_path: sixth });
    expect(fieldErrors(refused.error)).toEqual({ resume: "Use at most 5 resumes" });
    expect((await documents(person)).resumes).toHaveLength(5);
  });

  test("let the default be removed only when it is the last one", async () => {
    const { person, resume } = await makePerson();
    const second = await add(person);
    expect(await remove(person, resume)).toBe("PT409 default_resume");
    const emptied = await person.client.rpc("update_candidate_document_url", {
      p_user_id: person.id,
      p_document_type: "resume",
      p_url: null,
    });
    expect(fieldErrors(emptied.error)).toEqual({ resume: "Choose another default resume first" });
    expect(await remove(person, second)).toBeNull();
    expect(await remove(person, resume)).toBeNull();
    expect((await documents(person)).resumes).toEqual([]);
    expect(await defaultOf(person)).toBeNull();
  });

  test("that were sent can be removed from the profile, and their files stay", async () => {
    const { person, resume } = await makePerson();
    const company = await makeCompany();
    const application = await makeApplication(await makeJob(company), person);
    const second = await add(person);
    await person.client.rpc("make_default_resume", { p_path: second }).throwOnError();
    expect(await remove(person, resume)).toBeNull();
    expect((await documents(person)).resumes.map(({ path }) => path)).toEqual([second]);
    const { data } = await company.owner.client.rpc("get_application_detail", { p_application_id: application });
    expect(data.documents).toMatchObject([{ path: resume, is_stored: true }]);
  });

  test("can't be another person's file or a missing one", async () => {
    const [{ person }, { person: stranger, resume: foreign }] = await Promise.all([makePerson(), makePerson()]);
    for (const p_path of [foreign, newPath(person.id), "javascript:alert(1)"]) {
      const added = await person.client.rpc("add_resume", { p_path });
      expect(fieldErrors(added.error)).toEqual({ resume: "This file isn't stored. Upload it again." });
      for (const [act, more] of [
        ["make_default_resume", {}],
        ["rename_resume", { p_name: "Mine" }],
      ] as const) {
        expect(await refusal(person.client.rpc(act, { p_path, ...more }))).toBe("PT404 resume_not_found");
      }
    }
    expect((await documents(stranger)).resumes).toMatchObject([{ path: foreign, name: null }]);
  });

  test("are only for candidates, and no client reads or writes the table", async () => {
    const cast = await makeCast();
    expect(await whoCan(cast, async (client) => (await client.rpc("get_my_documents")).error === null)).toEqual([
      "candidate",
    ]);
    const add = (client: typeof cast.candidate.client) => client.rpc("add_resume", { p_path: newPath("x") });
    for (const client of Object.values(cast.clients)) {
      expect(
        (
          await client
            .schema("private" as "public")
            .from("resumes")
            .select("*")
        ).error,
      ).not.toBeNull();
      if (client !== cast.clients.candidate) expect(await refusal(add(client))).toMatch(/^(42501|PT403)/);
    }
  });

  test("let the representing company open only the default", async () => {
    const company = await makeCompany();
    const { person, resume } = await makePerson({ managedBy: company });
    const other = await add(person);
    const open = (p_path: string) =>
      refusal(company.owner.client.rpc("open_file", { p_bucket: "candidate_resumes", p_path }));
    expect(await open(resume)).toBeNull();
    expect(await open(other)).toBe("PT404 file_not_found");
    await person.client.rpc("make_default_resume", { p_path: other }).throwOnError();
    expect(await open(resume)).toBe("PT404 file_not_found");
    expect(await open(other)).toBeNull();
  });
});
