import { randomUUID } from "node:crypto";
import type { Bucket } from "../../supabase/functions/_shared/contracts/files/files.ts";
import type { FunctionErrorBody } from "../../supabase/functions/_shared/contracts/functions.ts";
import { invoke } from "../functions/invoke.ts";
import { type Actor, sql } from "./accounts.ts";
import { assemblePdf } from "./assemble-pdf.ts";

/** Enough of a PDF for storage's checks. */
export const pdf = (text = "test") => new Blob([`%PDF-1.7 ${text}`], { type: "application/pdf" });

/** A real PDF: each page has one line of text, without parentheses. */
export const printedPdf = (...lines: string[]): Blob =>
  new Blob([assemblePdf(lines.map((line) => Buffer.from(`BT /F1 24 Tf 72 700 Td (${line}) Tj ET`)))], {
    type: "application/pdf",
  });

/** An unused path in a folder. */
export const newPath = (folder: string, ending = "pdf") => `${folder}/${randomUUID()}.${ending}`;

/** Uploads as a person, by default into their own folder. Returns the path. */
export async function storeFile(owner: Actor, bucket: Bucket, path = newPath(owner.id), body = pdf()): Promise<string> {
  const { error } = await owner.client.storage.from(bucket).upload(path, body);
  if (error) throw error;
  return path;
}

/** A person's response from open-file; `code` is null when it returned a link. */
export async function askToOpen(
  person: Actor | null,
  bucket: Bucket,
  path: string,
): Promise<{ status: number; code: string | null; message: string; url: string }> {
  const token = person ? { token: person.accessToken } : {};
  const { status, body } = await invoke<Partial<FunctionErrorBody> & { url?: string }>(
    "open-file",
    { bucket, path },
    token,
  );
  return { status, code: body.error?.code ?? null, message: body.error?.message ?? "", url: body.url ?? "" };
}

/** The text of a file as a person opens it; null if refused. */
export async function readFileAs(person: Actor | null, bucket: Bucket, path: string): Promise<string | null> {
  const { code, url } = await askToOpen(person, bucket, path);
  return code === null ? (await fetch(url)).text() : null;
}

/** A person's response status from remove-file. */
export async function removeFileAs(person: Actor | null, bucket: Bucket, path: string): Promise<number> {
  return (await invoke("remove-file", { bucket, path }, person ? { token: person.accessToken } : {})).status;
}

/** Which of these stored files were given up: some may be deleted already, by the stack's own cleanup. */
export const discardedOf = async (names: readonly string[]): Promise<string[]> =>
  (
    await sql<{ name: string }[]>`
      select name from unnest(${[...names]}::text[]) as asked (name)
      where exists (select from private.discarded_files d where d.name = asked.name)
        or not exists (select from storage.objects o where o.name = asked.name)
      order by name`
  ).map(({ name }) => name);
