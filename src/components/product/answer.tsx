import type { ApplicationAnswer } from "@contracts/applications/application";
import type { ReactNode } from "react";
import { answerView } from "@/components/product/answer-view";

interface AnswerProps {
  answer: ApplicationAnswer;
  /** Renders the button to open a sent file, by path. */
  renderFile: (path: string) => ReactNode;
}

export function Answer({ answer, renderFile }: AnswerProps) {
  const view = answerView(answer);
  switch (view.kind) {
    case "none":
      return <span className="text-ink-subtle">No response provided</span>;
    case "text":
      return <span className="whitespace-pre-line">{view.text}</span>;
    case "list":
      return (
        <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-1 pl-5 marker:text-ink-subtle">
          {view.options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      );
    case "rating":
      return (
        <span className="inline-flex items-center gap-2">
          <b className="tnum font-semibold">{view.rating}</b>
          <span className="text-ink-muted">of 5</span>
        </span>
      );
    case "file":
      return (
        <>
          {renderFile(view.path)}
          <span className="hidden print:inline">A file was sent</span>
        </>
      );
  }
}
