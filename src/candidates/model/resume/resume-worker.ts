import type { SkillSpellings } from "@contracts/matching/skills";
import { findFacts } from "@/candidates/model/resume/find-facts";
import { indexSkills } from "@/candidates/model/resume/find-skills";
import type { ResumeFacts } from "@/candidates/model/resume/found";
import { ReadFailure, type ReadProblem } from "@/candidates/model/resume/read-problem";

/** The worker's input: one file and the whole vocabulary, so that it makes no requests. */
export interface ReadRequest {
  bytes: Uint8Array;
  ending: "pdf" | "docx";
  vocabulary: readonly SkillSpellings[];
}

export interface Reading {
  /** Its lines in reading order. */
  text: string;
  facts: ResumeFacts;
  /** The number of pages, and how many were read; null without pages. */
  pages: { read: number; total: number } | null;
}

export type ReadAnswer =
  | { kind: "page"; page: number; of: number }
  | { kind: "read"; reading: Reading }
  | { kind: "failed"; problem: ReadProblem };

// TypeScript assumes a window, whose postMessage takes an origin.
const answer = (message: ReadAnswer) =>
  (self as unknown as { postMessage: (message: ReadAnswer) => void }).postMessage(message);

async function read({ bytes, ending, vocabulary }: ReadRequest): Promise<Reading> {
  const text =
    ending === "pdf"
      ? await (await import("@/candidates/model/resume/read-pdf")).readPdf(bytes, (page, of) =>
          answer({ kind: "page", page, of }),
        )
      : await (await import("@/candidates/model/resume/read-docx")).readDocx(bytes);
  return {
    text: text.pages.flatMap(({ lines }) => lines).join("\n"),
    facts: findFacts(text.pages, indexSkills(vocabulary), new Date()),
    pages: text.isPaged ? { read: text.pages.length, total: text.total } : null,
  };
}

self.onmessage = ({ data }: MessageEvent<ReadRequest>) => {
  read(data).then(
    (reading) => answer({ kind: "read", reading }),
    (error: unknown) => answer({ kind: "failed", problem: error instanceof ReadFailure ? error.problem : "unread" }),
  );
};
