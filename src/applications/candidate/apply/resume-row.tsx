import type { MyDocuments } from "@contracts/candidates/documents";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { OwnFileState } from "@/applications/candidate/apply/own-file-state";
import { SendRow } from "@/applications/candidate/apply/send-row";
import { useOwnFile } from "@/applications/candidate/apply/use-own-file";
import { type ApplyValues, chosenResume, ownFileFields } from "@/applications/model/apply-values";
import { documentName } from "@/candidates/model/document-name";
import { ReadingNote } from "@/candidates/shared/reading-note";
import type { ReadingState } from "@/candidates/shared/use-resume-reading";
import { DropZone } from "@/components/form/drop-zone";
import { FileButton } from "@/components/form/file-button";
import { useFormLock } from "@/components/form/form-lock";
import { FileName } from "@/components/product/file-name";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { formatFileSize } from "@/lib/format";

interface ResumeRowProps {
  documents: MyDocuments;
  userId: string;
  /** Reading progress of the file chosen here. */
  reading: ReadingState;
  onFile: (file: File, path: string) => void;
}

/** Chooses the resume: one from the profile, or a file for this application. Asks for one if there is none. */
export function ResumeRow({ documents, userId, reading, onFile }: ResumeRowProps) {
  const { setValue, getValues, getFieldState } = useFormContext<ApplyValues>();
  const { error } = getFieldState(ownFileFields.resume, useFormState({ name: ownFileFields.resume }));
  const value = useWatch<ApplyValues, "documents.resume">({ name: "documents.resume" });
  const id = useId();
  const sending = useFormLock();
  const set = (next: Partial<typeof value>) =>
    setValue("documents.resume", { ...getValues("documents.resume"), isSent: true, ...next }, { shouldDirty: true });
  const file = useOwnFile("resume", userId, (stored, chosen) => {
    const before = getValues("documents.resume.own");
    set({ path: stored.path, own: stored });
    if (before) void file.discard(before);
    onFile(chosen, stored.path);
  });
  const resume = chosenResume(value, documents);
  if (!resume) {
    return (
      <li className="send">
        <div className="send-under pl-0" data-field={ownFileFields.resume} tabIndex={-1}>
          <OwnFileState file={file} />
          {!file.progress && (
            <DropZone
              id={id}
              name={ownFileFields.resume}
              title="Add your resume and we'll fill in what we can"
              limits={{ ...file.limits, words: `Read in your browser. ${file.limits.words}.` }}
              invalid={error?.message ? true : undefined}
              describedBy={error?.message && `${id}-error`}
              disabled={sending}
              onFile={(next) => void file.choose(next)}
            />
          )}
          {error?.message && (
            <p className="error" id={`${id}-error`}>
              {error.message}
            </p>
          )}
        </div>
      </li>
    );
  }
  const isOwn = resume.path === value.own?.path;
  const others = documents.resumes.filter(({ path }) => path !== resume.path);
  const meta = [
    isOwn
      ? documents.resumes.length > 0
        ? "for this application only"
        : "becomes your default"
      : resume.is_default && "your default",
    "size" in resume && resume.size !== null && formatFileSize(resume.size),
  ].filter(Boolean);
  return (
    <SendRow
      name={ownFileFields.resume}
      title={<FileName name={documentName(resume, "resume")} />}
      text={value.isSent ? `Resume · ${meta.join(", ")}` : "Resume · not sent"}
      isSent={value.isSent}
      onTick={(isSent) => set({ isSent, path: resume.path })}
      actions={
        <>
          {others.length > 0 && (
            <Menu
              label="Use another resume"
              buttonClassName="btn btn-quiet btn-sm"
              items={others.map((other) => ({
                id: other.path,
                label: documentName(other, "resume"),
                ...(other.is_default && { text: "Your default" }),
                onSelect: () => set({ path: other.path }),
              }))}
            >
              Use another <Icon icon={ChevronDown} size="sm" />
            </Menu>
          )}
          <FileButton
            label="Replace the resume for this application"
            limits={file.limits}
            busy={file.progress !== null}
            onFile={(next) => void file.choose(next)}
          >
            Replace
          </FileButton>
        </>
      }
    >
      {(file.progress || file.problem) && <OwnFileState file={file} />}
      {isOwn && <ReadingNote state={reading} />}
    </SendRow>
  );
}
