import type { ApplicationAnswer } from "@contracts/applications/application";
import type { ReactNode } from "react";
import { OpenFileButton } from "@/applications/shared/open-file-button";
import { Answer } from "@/components/product/answer";
import { Card } from "@/components/ui/card";

interface AnswersCardProps {
  title: string;
  /** When they were sent. */
  aside?: ReactNode;
  answers: readonly ApplicationAnswer[];
  /** Said where the job asked nothing; without it the card is left out. */
  empty?: string;
}

/** What the candidate answered, each type its own way. */
export function AnswersCard({ title, aside, answers, empty }: AnswersCardProps) {
  if (answers.length === 0 && empty === undefined) return null;
  return (
    <Card title={title} aside={aside}>
      {answers.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {answers.map((answer) => (
            <div key={answer.question_id}>
              <dt className="break-words text-ink-muted text-sm">{answer.question}</dt>
              <dd className="mt-1 max-w-read break-words text-md">
                <Answer
                  answer={answer}
                  renderFile={(path) => (
                    <OpenFileButton
                      bucket="application_files"
                      path={path}
                      label={`Open the file for “${answer.question}”`}
                    >
                      Open file
                    </OpenFileButton>
                  )}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
