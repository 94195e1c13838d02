import type { Bucket } from "@contracts/files/files";
import { useState } from "react";
import { type Path, useFormContext } from "react-hook-form";
import type { SentFile } from "@/applications/model/answers";
import { type ApplyValues, type OwnFileKind, ownFileFields } from "@/applications/model/apply-values";
import { resumeProblem } from "@/candidates/shared/resume-problem";
import { fileLimits } from "@/files/data/file-limits";
import { useUpload } from "@/files/data/file-upload-mutation";
import { removeFile } from "@/files/data/remove-file";

const bucketOf = {
  resume: "candidate_resumes",
  letter: "candidate_cover_letters",
  certificates: "candidate_certificates",
} as const satisfies Record<OwnFileKind, Bucket>;

/** Uploads a file for one application once chosen, so that a reload doesn't lose it. Blocks submitting until then. */
export function useOwnFile(kind: OwnFileKind, userId: string, onStored: (stored: SentFile, file: File) => void) {
  const { setValue, getValues, getFieldState, trigger } = useFormContext<ApplyValues>();
  const bucket = bucketOf[kind];
  const upload = useUpload(bucket, { silent: true });
  const [problem, setProblem] = useState<string | null>(null);
  const [name, setName] = useState("");
  const limits = fileLimits(bucket);
  const field = ownFileFields[kind] as Path<ApplyValues>;
  const onItsWay = `documents.onItsWay.${kind}` as const;

  const arrive = (file: File) => {
    // Another one may be uploading by now.
    if (getValues(onItsWay) !== file) return;
    setValue(onItsWay, null);
    // Clears the error that it was still uploading.
    if (getFieldState(field).error) void trigger(field);
  };
  const choose = async (file: File) => {
    const refused = await (kind === "resume" ? resumeProblem(file) : limits.problem(file));
    setProblem(refused);
    setName(file.name);
    if (refused) return;
    setValue(onItsWay, file);
    await upload
      .send(userId, file)
      .then((path) => onStored({ path, name: file.name }, file))
      // The row shows why.
      .catch(() => {})
      .finally(() => arrive(file));
  };
  /** An unreferenced file stays in the person's own folder and does no harm. */
  const discard = ({ path }: SentFile) =>
    removeFile(bucket, path).catch((error: unknown) => console.warn("An unused file was left behind.", error));
  return { limits, choose, discard, name, progress: upload.progress, problem: problem ?? upload.failure };
}
export type OwnFile = ReturnType<typeof useOwnFile>;
