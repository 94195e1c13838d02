import type { ApplicationAnswer } from "@contracts/application";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useOpenFile } from "@/data/files/file-open-mutation";
import { answerView } from "@/features/company/applications/application-view";

function FileAnswer({ path, question }: { path: string; question: string }) {
  const open = useOpenFile();
  return (
    <Button
      size="sm"
      busy={open.isPending}
      busyLabel="Opening..."
      aria-label={`Open the file for “${question}”`}
      onClick={() => open.mutate({ bucket: "application_files", path })}
    >
      Open file
    </Button>
  );
}

function Answer({ answer }: { answer: ApplicationAnswer }) {
  const view = answerView(answer);
  switch (view.kind) {
    case "none":
      return <span className="text-ink-subtle">No response provided</span>;
    case "text":
      return <span className="whitespace-pre-line">{view.text}</span>;
    case "list":
      return (
        <ul className="list-disc pl-5">
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
      return <FileAnswer path={view.path} question={answer.question} />;
  }
}

/** What the candidate answered, each type its own way; files open by a signed link. */
export function AnswersCard({ answers }: { answers: readonly ApplicationAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Card title="Answers">
      <dl className="grid gap-5">
        {answers.map((answer) => (
          <div key={answer.question_id}>
            <dt className="break-words text-ink-muted text-sm">{answer.question}</dt>
            <dd className="mt-1 max-w-read break-words text-md">
              <Answer answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
