// Storage without the gateway in front: what it does to a file's row as the caller, protected only by row security.
import type { Bucket } from "../../supabase/functions/_shared/contracts/files/files.ts";
import { type Actor, sql } from "./accounts.ts";
import { newPath } from "./files.ts";

type Statement = (transaction: typeof sql, bucket: Bucket, path: string) => Promise<{ count: number }>;

const read: Statement = (transaction, bucket, path) => transaction`
  select from storage.objects where bucket_id = ${bucket} and name = ${path}`;
const add: Statement = (transaction, bucket, path) => {
  const [folder = "", name = ""] = path.split("/");
  return transaction`
    insert into storage.objects (bucket_id, name) values (${bucket}, ${newPath(folder, name.split(".")[1])})`;
};
const overwrite: Statement = (transaction, bucket, path) => transaction`
  update storage.objects set version = 'other' where bucket_id = ${bucket} and name = ${path}`;
const move: Statement = (transaction, bucket, path) => transaction`
  update storage.objects set name = ${newPath("elsewhere")} where bucket_id = ${bucket} and name = ${path}`;
const remove: Statement = (transaction, bucket, path) => transaction`
  delete from storage.objects where bucket_id = ${bucket} and name = ${path}`;

/** The vendor's operations, by their names, each with the statement that row security must allow. */
const acts: [string, Statement][] = [
  ["storage.object.upload", add],
  ["storage.object.upload", overwrite],
  ["storage.object.get_authenticated", read],
  ["storage.object.list", read],
  ["storage.object.list_v2", read],
  ["storage.object.sign", read],
  ["storage.object.sign_many", read],
  ["storage.object.copy", read],
  ["storage.object.copy", add],
  ["storage.object.move", move],
  ["storage.object.sign_upload_url", add],
  ["storage.object.upload_signed", add],
  ["storage.object.upload_update", overwrite],
  ["storage.object.delete_many", remove],
  ["storage.tus.upload.create", add],
  ["storage.s3.upload", add],
];

class Undone extends Error {}

/** Lets a person try every operation on a stored file, undoing each. Returns those that worked: `storage.object.upload: add`. */
export async function tryInsideStorage(person: Actor | null, bucket: Bucket, path: string): Promise<string[]> {
  const role = person ? "authenticated" : "anon";
  const worked: string[] = [];
  const [session] = await sql`select id from auth.sessions where user_id = ${person?.id ?? null} limit 1`;
  for (const [act, statement] of acts) {
    const attempt = sql.begin(async (transaction) => {
      await transaction`
        select set_config('request.jwt.claims', ${JSON.stringify({ sub: person?.id, role, session_id: session?.id })}, true),
          set_config('storage.operation', ${act}, true), set_config('role', ${role}, true)`;
      const { count } = await statement(transaction as unknown as typeof sql, bucket, path);
      if (count > 0) worked.push(`${act}: ${statement.name}`);
      throw new Undone();
    });
    await attempt.catch((error) => {
      if (!(error instanceof Undone) && error.code !== "42501") throw error;
    });
  }
  return worked;
}
