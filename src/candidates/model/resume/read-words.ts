import type { ReadProblem } from "@/candidates/model/resume/read-problem";

/** What is wrong with an unreadable file, and what to do. */
export const readProblemWords = {
  doc: {
    title: "This kind of file can be stored, but not read here.",
    text: "It is in the format of Word before 2007. Save it as .docx or PDF and choose that, and we offer what we find.",
  },
  encrypted: {
    title: "This file is locked with a password.",
    text: "No company could open it either. Save it without the password and choose it again.",
  },
  broken: {
    title: "This file is damaged and could not be opened.",
    text: "No company could open it either. Export it again from the program it was written in, and choose that.",
  },
  scanned: {
    title: "There is no text in this file, only pictures of it.",
    text: "Scanners make such files. Companies can look at it; to have it read, choose the file it was printed from.",
  },
  slow: {
    title: "Reading was stopped after 20 seconds.",
    text: "The file can be stored all the same. To have it read, export it again from the program it was written in.",
  },
  unread: {
    title: "This file could not be read here.",
    text: "It can be stored all the same. To have it read, export it again from the program it was written in.",
  },
} as const satisfies Record<ReadProblem, { title: string; text: string }>;

/** Whether the file can be opened. If reading was stopped, assume it can. */
export const isOpenable = <Problem extends ReadProblem | "stopped" | null>(
  problem: Problem,
): problem is Exclude<Problem, "encrypted" | "broken"> => problem !== "encrypted" && problem !== "broken";

/** Why a file that can't be opened is refused; null for any other. */
export const refusalWords = (problem: ReadProblem | "stopped" | null): string | null =>
  isOpenable(problem) ? null : `${readProblemWords[problem].title} ${readProblemWords[problem].text}`;
