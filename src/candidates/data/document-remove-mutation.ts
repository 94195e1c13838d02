import type { DocumentKind } from "@contracts/candidates/candidate";
import { documentBuckets, documentNames } from "@/candidates/data/documents";
import { removeFile } from "@/files/data/remove-file";
import { AppError } from "@/lib/app-error";
import { useAct } from "@/lib/use-act";

interface DocumentRemoval {
  kind: DocumentKind;
  path: string;
}

const invalidUrl = "Cannot delete file: Invalid URL";

export function removalFailure(kind: DocumentKind, { code }: Pick<AppError, "code">): string {
  if (code === "default_resume") return "Make another resume the default first.";
  return code === "invalid_path" ? invalidUrl : `Could not delete ${documentNames[kind]}. Please try again.`;
}

async function removeDocument(userId: string, { kind, path }: DocumentRemoval): Promise<void> {
  if (!path.startsWith(`${userId}/`)) throw new AppError({ code: "invalid_path", message: invalidUrl, status: 422 });
  await removeFile(documentBuckets[kind], path);
}

/** Removes a document from the profile; its file is deleted too unless it was sent with an application. */
export const useRemoveDocument = (userId: string, kind: DocumentKind) =>
  useAct("remove document", {
    // Keyed by kind, because the failure texts are alike.
    mutationKey: ["remove document", kind],
    mutationFn: (path: string) => removeDocument(userId, { kind, path }),
    meta: { errorMessage: (error) => removalFailure(kind, error) },
  });
