import { limits } from "@contracts/limits";
import { X } from "lucide-react";
import { useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { OwnFileState } from "@/applications/candidate/apply/own-file-state";
import { SendRow } from "@/applications/candidate/apply/send-row";
import { useOwnFile } from "@/applications/candidate/apply/use-own-file";
import { type ApplyValues, ownFileFields } from "@/applications/model/apply-values";
import { DropZone } from "@/components/form/drop-zone";
import { useFormLock } from "@/components/form/form-lock";
import { TextareaField } from "@/components/form/text-field";
import { FileRow } from "@/components/product/file-row";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { formatNumber } from "@/lib/format";

const ways = [
  { value: "text", label: "Write it" },
  { value: "file", label: "Attach a file" },
] as const;

function LetterFile({ userId }: { userId: string }) {
  const { setValue } = useFormContext<ApplyValues>();
  const stored = useWatch<ApplyValues, "documents.letter.file">({ name: "documents.letter.file" });
  const { errors } = useFormState<ApplyValues>({ name: "documents.letter" });
  const id = useId();
  const sending = useFormLock();
  const set = (next: typeof stored) => setValue("documents.letter.file", next, { shouldDirty: true });
  const file = useOwnFile("letter", userId, set);
  const problem = (errors.documents?.letter as { path?: { message?: string } } | undefined)?.path?.message;
  if (stored) {
    const remove = () => {
      set(null);
      void file.discard(stored);
    };
    return (
      <div data-field={ownFileFields.letter} tabIndex={-1}>
        <FileRow
          name={stored.name}
          meta="Only for this application"
          error={problem}
          actions={<IconButton icon={X} label={`Remove ${stored.name}`} disabled={sending} onClick={remove} />}
        />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-field={ownFileFields.letter} tabIndex={-1}>
      <OwnFileState file={file} />
      {!file.progress && (
        <DropZone
          id={id}
          name={ownFileFields.letter}
          title="Attach your letter"
          limits={file.limits}
          invalid={problem ? true : undefined}
          describedBy={problem && `${id}-error`}
          disabled={sending}
          onFile={(next) => void file.choose(next)}
        />
      )}
      {problem && (
        <p className="error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** A cover letter for this job only: typed, or a file. */
export function LetterRow({ company, userId }: { company: string; userId: string }) {
  const { setValue } = useFormContext<ApplyValues>();
  const letter = useWatch<ApplyValues, "documents.letter">({ name: "documents.letter" });
  return (
    <SendRow
      name="documents.letter"
      title={<b className="break-words">{`Cover letter for ${company}`}</b>}
      text={letter.isSent ? "Only this company sees it." : "Optional. Only this company sees it."}
      isSent={letter.isSent}
      onTick={(isSent) => setValue("documents.letter.isSent", isSent, { shouldDirty: true })}
    >
      <Segmented
        label="Cover letter"
        options={ways}
        value={letter.as}
        onChange={(as) => setValue("documents.letter.as", as, { shouldDirty: true })}
      />
      {letter.as === "file" ? (
        <LetterFile userId={userId} />
      ) : (
        <TextareaField
          name="documents.letter.text"
          label="Your letter"
          rows={6}
          maxLength={limits.coverLetter}
          help={
            <span className="flex flex-wrap gap-x-3">
              <span className="grow">Saved as a draft in this tab.</span>
              <span className="tnum">{`${formatNumber(letter.text.length)} of ${formatNumber(limits.coverLetter)}`}</span>
            </span>
          }
        />
      )}
    </SendRow>
  );
}
