import type { DocumentKind } from "@contracts/candidates/candidate";
import type { Bucket } from "@contracts/files/files";

export const documentBuckets = {
  resume: "candidate_resumes",
  cover_letter: "candidate_cover_letters",
  certificate: "candidate_certificates",
} as const satisfies Record<DocumentKind, Bucket>;

/** A kind's name within a sentence: "Could not delete cover letter. Please try again." */
export const documentNames = {
  resume: "resume",
  cover_letter: "cover letter",
  certificate: "certificate",
} as const satisfies Record<DocumentKind, string>;
