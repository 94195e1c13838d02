import type { Bucket } from "@contracts/files";

/** The kinds of document a profile holds, as update_candidate_document_url names them (S2 §7). */
export type DocumentKind = "resume" | "cover_letter" | "certificate";

export const documentBuckets = {
  resume: "candidate_resumes",
  cover_letter: "candidate_cover_letters",
  certificate: "candidate_certificates",
} as const satisfies Record<DocumentKind, Bucket>;

/** How a kind is called in a sentence: "Could not delete cover letter. Please try again." */
export const documentNames = {
  resume: "resume",
  cover_letter: "cover letter",
  certificate: "certificate",
} as const satisfies Record<DocumentKind, string>;
