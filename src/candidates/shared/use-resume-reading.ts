import { fileEnding } from "@contracts/files/files";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SkillIndex } from "@/candidates/model/resume/find-skills";
import { ReadFailure, type ReadProblem } from "@/candidates/model/resume/read-problem";
import type { Reading } from "@/candidates/model/resume/resume-worker";
import { skillSpellingsQuery } from "@/matching/data/vocabulary";

export type ReadingState =
  | { kind: "idle" }
  | { kind: "reading"; page: number; of: number }
  | { kind: "failed"; problem: ReadProblem }
  /** Without an index, the vocabulary failed to load and no skills were found. */
  | { kind: "read"; file: File; reading: Reading; index: SkillIndex | null };

/** Reads one file at a time in this browser; the whole vocabulary loads first, so that no request depends on the file. */
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

  /** Returns the file's problem, or null; "stopped" if canceled or replaced by another file. */
  const read = async (file: File): Promise<ReadProblem | "stopped" | null> => {
    // The page may have been left since the file was chosen.
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
    // Loads with the first file: most visits to a first screen choose none.
    const code = Promise.all([
      import("@/candidates/model/resume/read-resume"),
      import("@/candidates/model/resume/find-skills"),
    ]).catch(() => null);
    const vocabulary = await client.fetchQuery(skillSpellingsQuery()).catch(() => null);
    const loaded = await code;
    if (signal.aborted) return "stopped";
    if (!loaded) return fail("unread");
    const [{ readResume }, { indexSkills }] = loaded;
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
