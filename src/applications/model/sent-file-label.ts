import type { SentDocument } from "@contracts/applications/application";
import type { Bucket } from "@contracts/files/files";

const kinds: Partial<Record<Bucket, string>> = {
  candidate_resumes: "Resume",
  candidate_cover_letters: "Cover letter",
  candidate_certificates: "Certificate",
};

type Sent = Pick<SentDocument, "bucket" | "is_letter">;

/** A file's label among all that were sent: "Resume", "Certificate 2", "Cover letter for Quillmark Freight" if the company is named. */
export function sentFileLabel(file: Sent, all: readonly Sent[], company?: string): string {
  const kindOf = ({ bucket, is_letter }: Sent) => {
    const kind = kinds[bucket] ?? "File";
    return is_letter && company ? `${kind} for ${company}` : kind;
  };
  const alike = all.filter((each) => kindOf(each) === kindOf(file));
  return alike.length > 1 ? `${kindOf(file)} ${alike.indexOf(file) + 1}` : kindOf(file);
}
