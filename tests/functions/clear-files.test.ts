import { expect, it } from "vitest";
import { sql } from "../support/accounts.ts";
import { makeCandidate } from "../support/companies.ts";
import { storeFile } from "../support/files.ts";
import { invoke, scheduled } from "./invoke.ts";

it("deletes discarded files that are still stored, and forgets those already gone", async () => {
  const candidate = await makeCandidate();
  const path = await storeFile(candidate, "candidate_resumes");
  const gone = `${candidate.id}/gone.pdf`;
  for (const name of [path, gone]) {
    await sql`insert into private.discarded_files (bucket_id, name) values ('candidate_resumes', ${name})`;
  }
  expect((await invoke("clear-files", {}, scheduled())).status).toBe(200);
  expect(await sql`select from storage.objects where name = ${path}`).toHaveLength(0);
  expect(await sql`select from private.discarded_files where name in ${sql([path, gone])}`).toHaveLength(0);
});

it("accepts calls only from the scheduler", async () => {
  const { accessToken } = await makeCandidate();
  expect(await invoke("clear-files", {}, { token: accessToken })).toMatchObject({
    status: 401,
    body: { error: { code: "wrong_secret" } },
  });
});
