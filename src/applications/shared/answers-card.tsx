import type { ApplicationAnswer } from "@contracts/applications/application";
import type { ReactNode } from "react";
import { Answer } from "@/components/product/answer";
import { OpenFile } from "@/components/product/open-file";
import { Card } from "@/components/ui/card";
import { useOpenFile } from "@/files/data/file-open-mutation";

interface AnswersProps {
  answers: readonly ApplicationAnswer[];
  /** Original file names, by path. */
  fileNames?: Record<string, string>;
}

/** The candidate's responses, each in its type's form. */
export function Answers({ answers, fileNames = {} }: AnswersProps) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {answers.map((answer) => (
        <div key={answer.question_id}>
          <dt className="break-words text-ink-muted text-sm">{answer.question}</dt>
          <dd className="mt-1 max-w-read break-words text-md">
            <Answer
              answer={answer}
              renderFile={(path) => (
                <OpenFile
                  bucket="application_files"
                  path={path}
                  useOpen={useOpenFile}
                  label={`Open the file for “${answer.question}”`}
                >
                  {fileNames[path] ?? "Open file"}
                </OpenFile>
              )}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AnswersCardProps extends AnswersProps {
  title: string;
  /** When they were sent. */
  aside?: ReactNode;
  /** Shown if the job asked nothing; without it the card is omitted. */
  empty?: string;
}

export function AnswersCard({ title, aside, empty, ...given }: AnswersCardProps) {
  if (given.answers.length === 0 && empty === undefined) return null;
  return (
    <Card title={title} aside={aside}>
      {given.answers.length === 0 ? <p className="text-ink-muted">{empty}</p> : <Answers {...given} />}
    </Card>
  );
}
