import { fileEnding } from "@contracts/files/files";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { indexSkills, type SkillIndex } from "@/candidates/model/resume/find-skills";
import { ReadFailure, type ReadProblem } from "@/candidates/model/resume/read-problem";
import { readResume } from "@/candidates/model/resume/read-resume";
import type { Reading } from "@/candidates/model/resume/resume-worker";
import { skillSpellingsQuery } from "@/matching/data/vocabulary";

export type ReadingState =
  | { kind: "idle" }
  | { kind: "reading"; page: number; of: number }
  | { kind: "failed"; problem: ReadProblem }
  /** Without an index the vocabulary could not be had, and no skill was looked for. */
  | { kind: "read"; file: File; reading: Reading; index: SkillIndex | null };

/** Reads a file in this browser, one at a time; the vocabulary comes first, and whole, so that nothing is asked about the file. */
export function useResumeReading() {
  const client = useQueryClient();
  const [state, setState] = useState<ReadingState>({ kind: "idle" });
  const running = useRef<AbortController>(null);
  const cancel = () => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.abort();
    };
  }, []);

  /** Gives what is the matter with the file, or null; "stopped" where it was left, or another file took its place. */
  const read = async (file: File): Promise<ReadProblem | "stopped" | null> => {
    // The page can be left between choosing a file and this.
    if (isGone.current) return "stopped";
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const { signal } = attempt;
    const show = (next: ReadingState) => {
      if (!signal.aborted) setState(next);
    };
    const fail = (problem: ReadProblem) => {
      show({ kind: "failed", problem });
      return problem;
    };
    if (fileEnding(file.name) === "doc") return fail("doc");
    show({ kind: "reading", page: 0, of: 0 });
    const vocabulary = await client.fetchQuery(skillSpellingsQuery()).catch(() => null);
    if (signal.aborted) return "stopped";
    try {
      const onPage = (page: number, of: number) => show({ kind: "reading", page, of });
      const reading = await readResume(file, { vocabulary: vocabulary ?? [], onPage, signal });
      show({ kind: "read", file, reading, index: vocabulary && indexSkills(vocabulary) });
      return signal.aborted ? "stopped" : null;
    } catch (error) {
      if (signal.aborted) return "stopped";
      return fail(error instanceof ReadFailure ? error.problem : "unread");
    }
  };
  return { state, read, cancel };
}
