import type { DocumentKind } from "@contracts/candidate";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { documentBuckets, documentNames } from "@/candidates/data/documents";
import { candidateKeys } from "@/candidates/data/keys";
import { removeFile } from "@/files/data/remove-file";
import { AppError } from "@/lib/app-error";

interface DocumentRemoval {
  kind: DocumentKind;
  path: string;
}

const invalidUrl = "Cannot delete file: Invalid URL";

/** The text of a failed removal. */
export function removalFailure(kind: DocumentKind, { code }: Pick<AppError, "code">): string {
  return code === "invalid_path" ? invalidUrl : `Could not delete ${documentNames[kind]}. Please try again.`;
}

async function removeDocument(userId: string, { kind, path }: DocumentRemoval): Promise<void> {
  if (!path.startsWith(`${userId}/`)) throw new AppError({ code: "invalid_path", message: invalidUrl, status: 422 });
  await removeFile(documentBuckets[kind], path);
}

/** Takes a document out of the profile; its file goes with it unless it was sent with an application. */
export function useRemoveDocument(userId: string, kind: DocumentKind) {
  const client = useQueryClient();
  return useMutation({
    // Each kind's failure is its own, though their texts are made alike.
    mutationKey: candidateKeys.removal(kind),
    mutationFn: (path: string) => removeDocument(userId, { kind, path }),
    meta: { errorMessage: (error) => removalFailure(kind, error) },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.profile(userId) }),
  });
}
