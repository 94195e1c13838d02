import type { DocumentKind } from "@contracts/candidates/candidate";
import { X } from "lucide-react";
import { useState } from "react";
import { useRemoveDocument } from "@/candidates/data/document-remove-mutation";
import { documentBuckets, documentNames } from "@/candidates/data/documents";
import { OpenFile } from "@/components/product/open-file";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { useOpenFile } from "@/files/data/file-open-mutation";

interface StoredDocument {
  kind: DocumentKind;
  path: string;
  /** "resume.pdf": a label for the stored file, whose own name is random. */
  name: string;
}

export const OpenDocument = ({ kind, path, name }: StoredDocument) => (
  <OpenFile bucket={documentBuckets[kind]} path={path} useOpen={useOpenFile} label={`Open ${name}`} />
);

export function RemoveDocument({ kind, path, name, userId }: StoredDocument & { userId: string }) {
  const remove = useRemoveDocument(userId, kind);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={X} label={`Remove ${name}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove your ${documentNames[kind]}?`}
        description="It leaves your profile. Applications you already sent keep their copy."
        confirmLabel={`Remove ${documentNames[kind]}`}
        busyLabel="Removing..."
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(path, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
