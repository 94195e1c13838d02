import { type Bucket, signedUrlSeconds } from "@contracts/files";
import { useQuery } from "@tanstack/react-query";
import { fileKeys } from "@/data/files/keys";
import { createSignedUrl } from "@/data/files/signed-url";

/** The signed link of a private file for showing it in place; null paths ask nothing. Renewed before it ends. */
export function useSignedUrl(bucket: Bucket, path: string | null) {
  return useQuery({
    queryKey: fileKeys.signedUrl(bucket, path),
    queryFn: () => createSignedUrl(bucket, path ?? ""),
    enabled: path !== null,
    staleTime: (signedUrlSeconds - 300) * 1000,
    gcTime: (signedUrlSeconds - 300) * 1000,
  });
}
