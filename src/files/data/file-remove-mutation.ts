import type { Bucket } from "@contracts/files/files";
import { useMutation } from "@tanstack/react-query";
import { removeFile } from "@/files/data/remove-file";

export function useRemoveFile() {
  return useMutation({
    mutationFn: ({ bucket, path }: { bucket: Bucket; path: string }) => removeFile(bucket, path),
    meta: { successMessage: "File deleted successfully", errorMessage: "The file couldn't be deleted" },
  });
}
