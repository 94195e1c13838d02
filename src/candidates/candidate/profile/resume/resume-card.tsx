import type { Candidate } from "@contracts/candidates/candidate";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Findings } from "@/candidates/candidate/profile/resume/findings";
import { myDocumentsQuery } from "@/candidates/data/documents-query";
import { takeChosenResume } from "@/candidates/model/chosen-resume";
import { documentName } from "@/candidates/model/document-name";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { refusalWords } from "@/candidates/model/resume/read-words";
import { ReadingNote } from "@/candidates/shared/reading-note";
import { resumeLimits, resumeProblem } from "@/candidates/shared/resume-problem";
import { useResumeReading } from "@/candidates/shared/use-resume-reading";
import { DropZone } from "@/components/form/drop-zone";
import { FileButton } from "@/components/form/file-button";
import { useFormLock } from "@/components/form/form-lock";
import { FileRow } from "@/components/product/file-row";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import type { UploadProgress } from "@/files/data/upload-file";
import { useEagerQuery } from "@/lib/use-eager-query";

interface ResumeCardProps {
  candidate: Candidate;
  /** The upload's progress, and why it failed. */
  progress: UploadProgress | null;
  failure: string | null;
}

/**
 * The resume: read in this browser once chosen, and offered line by line. Save Profile stores it, unless its owner only wanted it
 * read.
 */
export function ResumeCard({ candidate, progress, failure }: ResumeCardProps) {
  const { field, fieldState } = useController<ProfileFormValues, "resumeFile">({ name: "resumeFile" });
  const { clearErrors } = useFormContext<ProfileFormValues>();
  const { state, read, cancel } = useResumeReading();
  const [chosen, setChosen] = useState<File | null>(null);
  const [refused, setRefused] = useState<{ name: string; problem: string } | null>(null);
  const sending = useFormLock();
  const { user_id: userId } = candidate;
  const { data: documents } = useEagerQuery(myDocumentsQuery());
  const stored = documents?.resumes.find(({ is_default }) => is_default);
  const isKept = field.value !== null;

  const choose = async (file: File) => {
    const refuse = (problem: string | null) => {
      setRefused(problem === null ? null : { name: file.name, problem });
      return problem !== null;
    };
    if (refuse(await resumeProblem(file))) return;
    setChosen(file);
    // Such as a request to choose it again.
    clearErrors("resumeFile");
    field.onChange(file);
    const problem = refusalWords(await read(file));
    if (problem === null) return;
    close();
    refuse(problem);
  };
  const close = () => {
    cancel();
    setChosen(null);
    field.onChange(null);
  };
  const take = useRef(choose);
  take.current = choose;
  useEffect(() => {
    const file = takeChosenResume(userId);
    if (file) void take.current(file);
  }, [userId]);
  const replaces = stored ? ` It replaces ${documentName(stored, "resume")}.` : "";

  return (
    <Card
      flush
      {...(chosen && {
        title: "From your resume",
        aside: (
          <Button size="sm" variant="quiet" disabled={sending} onClick={close}>
            Close
          </Button>
        ),
      })}
    >
      <fieldset
        aria-label="Resume"
        className={classNames("field card-body min-w-0 gap-3", !chosen && "resume-fill pt-5 max-md:pt-4")}
        data-field="resumeFile"
        disabled={sending}
      >
        {!chosen && (
          <DropZone
            id="resume-file"
            name="resumeFile"
            title="Fill in from a resume"
            limits={{
              ...resumeLimits,
              words: `We read it in your browser and you check every line. ${resumeLimits.words}.`,
            }}
            onFile={(file) => void choose(file)}
          />
        )}
        {refused && (
          <div role="alert">
            <FileRow
              name={refused.name}
              error={refused.problem}
              actions={<IconButton icon={X} label={`Remove ${refused.name}`} onClick={() => setRefused(null)} />}
            />
          </div>
        )}
        {!refused && fieldState.error && (
          <p className="error" role="alert">
            {fieldState.error.message}
          </p>
        )}
        {chosen && (
          <div role={failure ? "alert" : undefined}>
            <FileRow
              name={chosen.name}
              meta={
                isKept
                  ? `Read in your browser, nothing sent yet. Stored when you save your profile.${replaces}`
                  : "Read in your browser. It isn't stored."
              }
              error={isKept ? (failure ?? undefined) : undefined}
              progress={progress ?? undefined}
              actions={
                !progress && (
                  <>
                    <Button size="sm" variant="quiet" onClick={() => field.onChange(isKept ? null : chosen)}>
                      {isKept ? "Don't store it" : "Store it"}
                    </Button>
                    <FileButton limits={resumeLimits} onFile={(file) => void choose(file)}>
                      Replace
                    </FileButton>
                  </>
                )
              }
            />
          </div>
        )}
        {state.kind === "reading" && (
          <div className="flex flex-wrap items-center gap-3" role="status">
            <span className="spin" aria-hidden="true" />
            <span className="grow text-ink-muted">{`Reading it in your browser${state.page > 0 ? `, page ${state.page} of ${state.of}` : ""}`}</span>
            <Button size="sm" onClick={cancel}>
              Stop reading
            </Button>
          </div>
        )}
        {chosen && state.kind !== "reading" && <ReadingNote state={state} />}
      </fieldset>
      {state.kind === "read" && (
        <Findings
          key={`${state.file.name} ${state.file.lastModified} ${state.index !== null}`}
          candidate={candidate}
          found={state}
          onReadAgain={() => void read(state.file)}
        />
      )}
    </Card>
  );
}
