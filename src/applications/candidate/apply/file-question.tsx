import type { JobQuestion } from "@contracts/jobs/job";
import { X } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isSentFile, type SentFile } from "@/applications/model/answers";
import type { ApplyValues } from "@/applications/model/apply-values";
import { FileField } from "@/components/form/file-field";
import { IconButton } from "@/components/ui/icon-button";
import { fileLimits } from "@/files/data/file-limits";
import { removeFile } from "@/files/data/remove-file";
import { type UploadProgress, uploadFile } from "@/files/data/upload-file";
import type { AppError } from "@/lib/app-error";

const bucket = "application_files";
const limits = fileLimits(bucket);

/** An unreferenced file stays in the person's own folder and does no harm. */
const discard = ({ path }: SentFile) =>
  removeFile(bucket, path).catch((error: unknown) => console.warn("An unused file was left behind.", error));

/** A question answered by a file, uploaded once chosen so that a reload doesn't lose it. */
export function FileQuestion({ question, userId }: { question: JobQuestion; userId: string }) {
  const { setValue, getValues } = useFormContext<ApplyValues>();
  const name = `answers.${question.id}` as const;
  const value = useWatch<ApplyValues, typeof name>({ name });
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [before, setBefore] = useState<SentFile | null>(null);
  const sent = isSentFile(value) ? value : null;

  const answer = (next: SentFile | null) =>
    setValue(name, next, { shouldDirty: true, shouldValidate: true, shouldTouch: true });

  const keep = async (file: File, stored: SentFile) => {
    // The file may have been replaced or removed while uploading.
    if (getValues(name) !== file) return discard(stored);
    if (before) await discard(before);
    setBefore(stored);
    answer(stored);
  };
  const send = async (file: File) => {
    setFailure(null);
    setProgress({ sent: 0, total: file.size });
    await uploadFile({ bucket, folder: userId, file, onProgress: setProgress })
      .then((path) => keep(file, { path, name: file.name }))
      .catch((error: AppError) => setFailure(error.message))
      .finally(() => setProgress(null));
  };
  const remove = () => {
    if (!sent) return;
    answer(null);
    setBefore(null);
    void discard(sent);
  };

  return (
    <FileField
      name={name}
      label={question.question}
      required={question.is_required}
      optional={!question.is_required}
      limits={limits}
      prompt="Add your file"
      stored={
        sent && {
          name: sent.name,
          meta: "Ready to go with your application",
          actions: <IconButton icon={X} label={`Remove ${sent.name}`} onClick={remove} />,
        }
      }
      progress={progress}
      failure={failure}
      onChosen={(file) => {
        if (sent) setBefore(sent);
        void send(file);
      }}
    />
  );
}
