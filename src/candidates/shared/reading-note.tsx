import { TriangleAlert } from "lucide-react";
import { readProblemWords } from "@/candidates/model/resume/read-words";
import type { ReadingState } from "@/candidates/shared/use-resume-reading";
import { Notice } from "@/components/ui/notice";

/** Says that a resume is being read, or why nothing was found, such as a file no one can open. */
export function ReadingNote({ state }: { state: ReadingState }) {
  if (state.kind === "reading") {
    return (
      <p className="flex items-center gap-3 text-ink-muted text-sm" role="status">
        <span className="spin" aria-hidden="true" />
        Reading it in your browser...
      </p>
    );
  }
  if (state.kind !== "failed") return null;
  const { title, text } = readProblemWords[state.problem];
  return (
    <Notice tone="warn" icon={TriangleAlert} role="alert" title={title}>
      {text}
    </Notice>
  );
}
