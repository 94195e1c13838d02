import { randomUUID } from "node:crypto";
import type { Bucket } from "../../supabase/functions/_shared/contracts/files.ts";
import type { FunctionErrorBody } from "../../supabase/functions/_shared/contracts/functions.ts";
import { invoke } from "../functions/invoke.ts";
import type { Actor } from "./actors.ts";

/** A PDF as far as storage looks at one. */
export const pdf = (text = "test") => new Blob([`%PDF-1.7 ${text}`], { type: "application/pdf" });

/** A real PDF: each page has one line of text, which holds no brackets. */
export function printedPdf(...lines: string[]): Blob {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${lines.length}/Kids[${lines.map((_, page) => `${4 + 2 * page} 0 R`).join(" ")}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  for (const line of lines) {
    const text = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${objects.length + 2} 0 R>>`,
      `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    );
  }
  let file = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new Blob([file], { type: "application/pdf" });
}

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
