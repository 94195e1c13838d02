import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { readProblemWords, refusalWords } from "@/candidates/model/resume/read-words";
import type { Reading } from "@/candidates/model/resume/resume-worker";
import { type ReadingState, useResumeReading } from "@/candidates/shared/use-resume-reading";
import { DropZone } from "@/components/form/drop-zone";
import { useFormLock } from "@/components/form/form-lock";
import { FileRow } from "@/components/product/file-row";
import { IconButton } from "@/components/ui/icon-button";
import { fileLimits } from "@/files/data/file-limits";
import type { UploadProgress } from "@/files/data/upload-file";
import { formatCount, formatFileSize, formatList } from "@/lib/format";

const limits = fileLimits("candidate_resumes");

interface ResumeFieldProps {
  file: File | null;
  progress: UploadProgress | null;
  /** Why storing it failed. */
  failure: string | null;
  onFile: (file: File | null) => void;
  onRead: (reading: Reading) => void;
}

/** What was found in the file, or why nothing was. */
function wordsOf(state: ReadingState, size: number): string {
  switch (state.kind) {
    case "idle":
      return formatFileSize(size);
    case "reading":
      return "Reading it in your browser";
    case "failed":
      return `${formatFileSize(size)}. ${readProblemWords[state.problem].title} Fill in the fields yourself.`;
    case "read": {
      const { facts, pages } = state.reading;
      const found = [
        facts.name && "name",
        facts.email && "email",
        facts.phone && "phone",
        facts.skills.length > 0 && formatCount(facts.skills.length, "skill"),
      ].filter((each) => typeof each === "string");
      const length = pages ? `${formatCount(pages.total, "page")}, ` : "";
      return `${length}${formatFileSize(size)}. ${found.length > 0 ? `Found: ${formatList(found)}.` : "We didn't find anything in it."}`;
    }
  }
}

/** The resume of a person being added, read in this browser once chosen. */
export function ResumeField({ file, progress, failure, onFile, onRead }: ResumeFieldProps) {
  const { state, read, cancel } = useResumeReading();
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useFormLock();
  const report = useRef(onRead);
  report.current = onRead;
  useEffect(() => {
    if (state.kind === "read") report.current(state.reading);
  }, [state]);

  const choose = async (chosen: File) => {
    const wrong = await limits.problem(chosen);
    setProblem(wrong && `${chosen.name}: ${wrong}`);
    if (wrong !== null) return;
    onFile(chosen);
    const refusal = refusalWords(await read(chosen));
    if (refusal === null) return;
    onFile(null);
    setProblem(`${chosen.name}: ${refusal}`);
  };
  const error = problem ?? failure;
  return (
    <section aria-labelledby="added-resume">
      <h3 id="added-resume" className="label mb-2">
        {file ? "Their resume" : "Add their resume and we'll fill in the rest"}
      </h3>
      <fieldset className="field min-w-0 gap-2" disabled={sending} data-field="resume" aria-label="Resume">
        {file ? (
          <FileRow
            name={file.name}
            meta={<span role="status">{wordsOf(state, file.size)}</span>}
            error={failure ?? undefined}
            progress={progress ?? undefined}
            actions={
              !progress && (
                <IconButton
                  icon={X}
                  label={`Remove ${file.name}`}
                  onClick={() => {
                    cancel();
                    onFile(null);
                  }}
                />
              )
            }
          />
        ) : (
          <DropZone
            id="added-resume-file"
            name="resume"
            title="Drop a PDF or Word file, or choose one"
            limits={{ ...limits, words: `Read in your browser. ${limits.words}.` }}
            invalid={error !== null}
            onFile={(chosen) => void choose(chosen)}
          />
        )}
        {error && !(file && failure) && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
      </fieldset>
    </section>
  );
}
