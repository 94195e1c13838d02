import { randomUUID } from "node:crypto";
import type { Bucket } from "../../supabase/functions/_shared/contracts/files/files.ts";
import type { FunctionErrorBody } from "../../supabase/functions/_shared/contracts/functions.ts";
import { invoke } from "../functions/invoke.ts";
import type { Actor } from "./actors.ts";
import { assemblePdf } from "./assemble-pdf.ts";

/** A PDF as far as storage looks at one. */
export const pdf = (text = "test") => new Blob([`%PDF-1.7 ${text}`], { type: "application/pdf" });

/** A real PDF: each page has one line of text, which holds no brackets. */
export const printedPdf = (...lines: string[]): Blob =>
  new Blob([assemblePdf(lines.map((line) => Buffer.from(`BT /F1 24 Tf 72 700 Td (${line}) Tj ET`)))], {
    type: "application/pdf",
  });

/** A path in a folder that nobody has used. */
export const newPath = (folder: string, ending = "pdf") => `${folder}/${randomUUID()}.${ending}`;

/** Uploads as somebody, into their own folder unless told. Gives the path. */
export async function storeFile(owner: Actor, bucket: Bucket, path = newPath(owner.id), body = pdf()): Promise<string> {
  const { error } = await owner.client.storage.from(bucket).upload(path, body);
  if (error) throw error;
  return path;
}

/** What open-file answers somebody; `code` is null when it gave a link. */
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

/** The text of a file as somebody reads it who opens it; null when they are refused. */
export async function readFileAs(person: Actor | null, bucket: Bucket, path: string): Promise<string | null> {
  const { code, url } = await askToOpen(person, bucket, path);
  return code === null ? (await fetch(url)).text() : null;
}

/** What remove-file answers somebody: its status. */
export async function removeFileAs(person: Actor | null, bucket: Bucket, path: string): Promise<number> {
  return (await invoke("remove-file", { bucket, path }, person ? { token: person.accessToken } : {})).status;
}
