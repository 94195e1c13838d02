import type { DocumentKind } from "@contracts/candidates/candidate";
import { documentBuckets } from "@/candidates/data/documents";
import { removeFile } from "@/files/data/remove-file";
import { keepResumeText } from "@/files/data/resume-text";
import { type UploadProgress, uploadFile } from "@/files/data/upload-file";
import { callProcedure } from "@/lib/call-procedure";
import { useAct } from "@/lib/use-act";

interface DocumentUpload {
  kind: DocumentKind;
  file: File;
  /** Path of the document it replaces. */
  replaces: string | null;
  onProgress: (progress: UploadProgress) => void;
}

async function uploadDocument(userId: string, { kind, file, replaces, onProgress }: DocumentUpload): Promise<void> {
  const bucket = documentBuckets[kind];
  const path = await uploadFile({ bucket, folder: userId, file, onProgress });
  try {
    await callProcedure("update_candidate_document_url", { p_user_id: userId, p_document_type: kind, p_url: path });
  } catch (error) {
    await removeFile(bucket, path).catch((cause: unknown) => console.warn("An unused file was left behind.", cause));
    throw error;
  }
  if (kind === "resume") void keepResumeText(path, file);
  if (replaces === null) return;
  // The profile names the new file already (both, for certificates), so the old one must not stay.
  const removal = removeFile(bucket, replaces);
  if (kind === "certificate") await removal;
  else await removal.catch((cause: unknown) => console.warn("A replaced file was left behind.", cause));
}

/** Stores a document and adds it to the profile right away. The calling field shows failures. */
export const useUploadDocument = (userId: string) =>
  useAct("update_candidate_document_url", {
    mutationFn: (upload: DocumentUpload) => uploadDocument(userId, upload),
    meta: { silent: true },
  });
