import type { SkillSpellings } from "@contracts/matching/skills";
import { findFacts } from "@/candidates/model/resume/find-facts";
import { indexSkills } from "@/candidates/model/resume/find-skills";
import type { ResumeFacts } from "@/candidates/model/resume/found";
import { ReadFailure, type ReadProblem } from "@/candidates/model/resume/read-problem";

/** What the worker is given: one file, and the whole vocabulary, so that it has nothing to ask of anybody. */
export interface ReadRequest {
  bytes: Uint8Array;
  ending: "pdf" | "docx";
  vocabulary: readonly SkillSpellings[];
}

export interface Reading {
  /** Its lines, in reading order. */
  text: string;
  facts: ResumeFacts;
  /** How many pages it has, and how many of them were read; null where it has none. */
  pages: { read: number; total: number } | null;
}

export type ReadAnswer =
  | { kind: "page"; page: number; of: number }
  | { kind: "read"; reading: Reading }
  | { kind: "failed"; problem: ReadProblem };

// The compiler knows pages only, whose messages go to an origin.
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
