import type { DocumentKind } from "@contracts/candidate";
import { X } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { FileField } from "@/components/form/file-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { useRemoveDocument } from "@/data/candidates/document-remove-mutation";
import { useUploadDocument } from "@/data/candidates/document-upload-mutation";
import { documentBuckets, documentNames } from "@/data/candidates/documents";
import { fileLimits } from "@/data/files/file-limits";
import { useOpenFile } from "@/data/files/file-open-mutation";
import type { UploadProgress } from "@/data/files/upload-file";

interface DocumentFieldProps {
  kind: DocumentKind;
  userId: string;
  label: string;
  /** What the empty field asks for: "Add your resume". */
  prompt: string;
  /** Path of the stored document, or null. */
  path: string | null;
  /** "resume", "certificate-2": how the stored file, whose own name is random, is called. */
  name: string;
}

/** A document of the profile: stored as soon as it is chosen, then opened, replaced or removed. */
export function DocumentField({ kind, userId, label, prompt, path, name }: DocumentFieldProps) {
  const form = useForm<{ file: File | null }>({ defaultValues: { file: null } });
  const upload = useUploadDocument(userId);
  const remove = useRemoveDocument(userId, kind);
  const open = useOpenFile();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [asking, setAsking] = useState(false);
  const bucket = documentBuckets[kind];
  const fileName = path && `${name}.${path.split(".").at(-1)}`;

  const send = (file: File) => {
    setProgress({ sent: 0, total: file.size });
    upload.mutate(
      { kind, file, replaces: path, onProgress: setProgress },
      {
        // A failed one stays in the field with its name, and the reason beside it.
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
                meta: (
                  <button
                    type="button"
                    className="link touch relative"
                    aria-label={`Open ${fileName}`}
                    aria-busy={open.isPending || undefined}
                    onClick={() => !open.isPending && open.mutate({ bucket, path })}
                  >
                    Open
                  </button>
                ),
                actions: <IconButton icon={X} label={`Remove ${fileName}`} onClick={() => setAsking(true)} />,
              }
            : null
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove your ${documentNames[kind]}?`}
        description="It leaves your profile. Applications you already sent keep their copy."
        confirmLabel={`Remove ${documentNames[kind]}`}
        busyLabel="Removing..."
        danger
        busy={remove.isPending}
        onConfirm={() => path && remove.mutate(path, { onSettled: () => setAsking(false) })}
      />
    </FormProvider>
  );
}
