import type { ApplicationAnswer } from "@contracts/application";
import { Button } from "@/components/ui/button";
import { useOpenFile } from "@/data/files/file-open-mutation";

function SentFile({ path }: { path: string }) {
  const open = useOpenFile();
  return (
    <Button size="sm" busy={open.isPending} onClick={() => open.mutate({ bucket: "application_files", path })}>
      Open file
    </Button>
  );
}

/** An answer as its question's type shows it (S2 §2: 'No response provided'). */
export function Answer({ answer: { question_type, answer } }: { answer: ApplicationAnswer }) {
  if (answer.trim() === "") return <span className="text-ink-subtle">No response provided</span>;
  switch (question_type) {
    case "FILE":
      return <SentFile path={answer} />;
    case "RATING":
      return (
        <span className="inline-flex items-center gap-2">
          <b className="tnum font-semibold">{answer}</b>
          <span className="text-ink-muted">of 5</span>
        </span>
      );
    case "CHECKBOX":
      return (
        <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-1 pl-5 marker:text-ink-subtle">
          {answer.split("\n").map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      );
    default:
      return <span className="whitespace-pre-line">{answer}</span>;
  }
}
