import type { DocumentKind } from "@contracts/candidates/candidate";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { OpenDocument, RemoveDocument } from "@/candidates/candidate/profile/document-actions";
import { useUploadDocument } from "@/candidates/data/document-upload-mutation";
import { documentBuckets } from "@/candidates/data/documents";
import { FileField } from "@/components/form/file-field";
import { fileLimits } from "@/files/data/file-limits";
import type { UploadProgress } from "@/files/data/upload-file";

interface DocumentFieldProps {
  kind: Exclude<DocumentKind, "resume">;
  userId: string;
  label: string;
  /** The empty field's prompt: "Add your cover letter". */
  prompt: string;
  path: string | null;
  /** "cover-letter", "certificate-2": a label for the stored file, whose own name is random. */
  name: string;
}

export function DocumentField({ kind, userId, label, prompt, path, name }: DocumentFieldProps) {
  const form = useForm<{ file: File | null }>({ defaultValues: { file: null } });
  const upload = useUploadDocument(userId);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const bucket = documentBuckets[kind];
  const fileName = path && `${name}.${path.split(".").at(-1)}`;

  const send = (file: File) => {
    setProgress({ sent: 0, total: file.size });
    upload.mutate(
      { kind, file, replaces: path, onProgress: setProgress },
      {
        // A failed one stays in the field with its name and the reason.
        onSuccess: () => form.setValue("file", null),
        onSettled: () => setProgress(null),
      },
    );
  };

  return (
    <FormProvider {...form}>
      <FileField
        name="file"
        label={label}
        prompt={prompt}
        limits={fileLimits(bucket)}
        progress={progress}
        failure={upload.error?.message ?? null}
        onChosen={send}
        stored={
          path && fileName
            ? {
                name: fileName,
                meta: "Sent with an application if you select it.",
                actions: (
                  <>
                    <OpenDocument kind={kind} path={path} name={fileName} />
                    <RemoveDocument kind={kind} userId={userId} path={path} name={fileName} />
                  </>
                ),
              }
            : null
        }
      />
    </FormProvider>
  );
}
