const mebibyte = 1024 * 1024;
const pdf = "application/pdf";
const doc = "application/msword";
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const jpeg = "image/jpeg";
const png = "image/png";
const webp = "image/webp";

/** File kinds by ending, with the MIME type each is stored under. */
export const fileTypes = { pdf, doc, docx, jpg: jpeg, jpeg, png, webp } as const;
export type FileEnding = keyof typeof fileTypes;

/** Every bucket with its limit and extensions. The buckets in SQL say the same; a test compares them (RULES: Files). */
export const buckets = {
  candidate_resumes: { maxBytes: 5 * mebibyte, endings: ["pdf", "doc", "docx"] },
  candidate_cover_letters: { maxBytes: 5 * mebibyte, endings: ["pdf", "doc", "docx"] },
  candidate_certificates: { maxBytes: 5 * mebibyte, endings: ["pdf", "jpg", "jpeg", "png"] },
  application_files: { maxBytes: 5 * mebibyte, endings: ["pdf", "doc", "docx", "jpg", "jpeg", "png"] },
  message_files: { maxBytes: 10 * mebibyte, endings: ["pdf", "doc", "docx", "jpg", "jpeg", "png"] },
  "company-documents": { maxBytes: 10 * mebibyte, endings: ["pdf", "doc", "docx", "jpg", "jpeg", "png"] },
  "company-logos": { maxBytes: 2 * mebibyte, endings: ["jpg", "jpeg", "png", "webp"] },
  /** Written only by store-company-picture. */
  "company-pictures": { maxBytes: mebibyte, endings: ["jpg"] },
} as const satisfies Record<string, { maxBytes: number; endings: readonly FileEnding[] }>;
export type Bucket = keyof typeof buckets;

/** Buckets anyone can read by address. */
export const publicBuckets = ["company-logos", "company-pictures"] as const satisfies Bucket[];

/** What one account may store in all buckets, plus per conversation (RULES: Files). private.quota_problem says the same. */
export const fileQuota = { files: 100, bytes: 200 * mebibyte } as const;

/** A file in storage. */
export interface StoredFile {
  bucket: Bucket;
  path: string;
}

/** How long a signed link to a private file works, in seconds. */
export const signedUrlSeconds = 3600;

/** A file name's extension in lower case, or null when it isn't supported. */
export function fileEnding(name: string): FileEnding | null {
  const ending = name.toLowerCase().split(".").at(-1) ?? "";
  return ending in fileTypes && name.includes(".") ? (ending as FileEnding) : null;
}

const shownByBrowsers = new Set<string>([pdf, jpeg, png, webp]);
const fileNames = {
  candidate_resumes: "resume",
  candidate_cover_letters: "cover-letter",
  candidate_certificates: "certificate",
  application_files: "answer",
  message_files: "attachment",
  "company-documents": "document",
  "company-logos": "logo",
  "company-pictures": "picture",
} as const satisfies Record<Bucket, string>;

/** The name a browser saves a stored file under, whose own is random: the sender's, if known; null for files it displays. */
export function downloadName(bucket: Bucket, path: string, given: string | null): string | null {
  const ending = fileEnding(path);
  if (ending && shownByBrowsers.has(fileTypes[ending])) return null;
  // A name must not be a path.
  return given?.replace(/[\\/]/g, "_") ?? `${fileNames[bucket]}.${ending ?? "bin"}`;
}

const signatures: Record<string, readonly number[][]> = {
  [pdf]: [[0x25, 0x50, 0x44, 0x46]],
  [doc]: [[0xd0, 0xcf, 0x11, 0xe0]],
  [docx]: [[0x50, 0x4b, 0x03, 0x04]],
  [jpeg]: [[0xff, 0xd8, 0xff]],
  [png]: [[0x89, 0x50, 0x4e, 0x47]],
  [webp]: [[0x52, 0x49, 0x46, 0x46]],
};

/** Whether a file's first bytes match its type: an HTML page renamed .pdf is not a PDF. */
export function matchesSignature(firstBytes: Uint8Array, ending: FileEnding): boolean {
  return (signatures[fileTypes[ending]] ?? []).some((signature) =>
    signature.every((byte, index) => firstBytes[index] === byte),
  );
}

/** Why a file can't go into a bucket, with the fix; null when it can. Checks extension, size and first bytes. Never rejects. */
export async function fileProblem(file: File, bucket: Bucket): Promise<string | null> {
  const { endings, maxBytes } = buckets[bucket];
  const ending = fileEnding(file.name);
  const names = describeEndings(bucket);
  if (!ending || !(endings as readonly string[]).includes(ending))
    return `This file type isn't accepted. Use ${names}.`;
  if (file.size === 0) return "This file is empty. Choose another file.";
  if (file.size > maxBytes) return `This file is larger than ${maxBytes / mebibyte} MB. Choose a smaller file.`;
  // The file may have been deleted or become unreadable since it was chosen.
  const head = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return "This file couldn't be read. Choose it again.";
  if (!matchesSignature(new Uint8Array(head), ending)) return `This file isn't really a .${ending} file. Use ${names}.`;
  return null;
}

/** "PDF, DOC or DOCX": a bucket's extensions, for display. */
export function describeEndings(bucket: Bucket): string {
  const names = buckets[bucket].endings.filter((ending) => ending !== "jpeg").map((ending) => ending.toUpperCase());
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : String(names[0]);
}
