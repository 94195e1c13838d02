import type { Bucket } from "@contracts/files/files";
import { type MutationMeta, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type UploadProgress, uploadFile } from "@/files/data/upload-file";

/**
 * Uploads a field's files: `progress` during an upload, `failure` if the last one was refused. A stored file isn't uploaded again
 * when its form is resubmitted. `send` throws AppError; `meta` names the toasts.
 */
export function useUpload(bucket: Bucket, meta: MutationMeta) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const stored = useRef(new Map<File, string>());
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (upload: { folder: string; file: File | null }) =>
      uploadFile({ bucket, ...upload, onProgress: setProgress }),
    onSettled: () => setProgress(null),
    meta,
  });
  const send = async (folder: string, file: File): Promise<string> => {
    const known = stored.current.get(file);
    if (known) return known;
    setProgress({ sent: 0, total: file.size });
    const path = await mutateAsync({ folder, file });
    stored.current.set(file, path);
    return path;
  };
  return { send, progress, failure: error?.message ?? null, reset };
}
