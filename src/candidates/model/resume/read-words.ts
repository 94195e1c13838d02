import type { ReadProblem } from "@/candidates/model/resume/read-problem";

export const readProblemWords = {
  doc: {
    title: "We can store this kind of file, but not read it.",
    text: "It's an old Word format. Save it as .docx or PDF and choose that, and we'll show what we find.",
  },
  encrypted: {
    title: "This file is locked with a password.",
    text: "Companies couldn't open it either. Save it without the password and choose it again.",
  },
  broken: {
    title: "This file is damaged and can't be opened.",
    text: "Companies couldn't open it either. Export it again from the program you wrote it in, and choose that.",
  },
  scanned: {
    title: "This file has no text, only images of it.",
    text: "It's probably a scan. Companies can open it. To have us read it, choose the original file.",
  },
  slow: {
    title: "We stopped reading after 20 seconds.",
    text: "You can still store the file. To have us read it, export it again from the program you wrote it in.",
  },
  unread: {
    title: "We couldn't read this file.",
    text: "You can still store it. To have us read it, export it again from the program you wrote it in.",
  },
} as const satisfies Record<ReadProblem, { title: string; text: string }>;

/** Whether the file can be opened. If reading was stopped, assume it can. */
export const isOpenable = <Problem extends ReadProblem | "stopped" | null>(
  problem: Problem,
): problem is Exclude<Problem, "encrypted" | "broken"> => problem !== "encrypted" && problem !== "broken";

/** Why a file that can't be opened is refused; null for any other. */
export const refusalWords = (problem: ReadProblem | "stopped" | null): string | null =>
  isOpenable(problem) ? null : `${readProblemWords[problem].title} ${readProblemWords[problem].text}`;
