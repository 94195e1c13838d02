import type { Bucket } from "@contracts/files";
import { useQuery } from "@tanstack/react-query";
import { createSignedUrl, signedUrlSeconds } from "@/data/files/signed-url";

/** The signed link of a private file for showing it in place; null paths ask nothing. Renewed before it ends. */
export function useSignedUrl(bucket: Bucket, path: string | null) {
  return useQuery({
    queryKey: ["files", bucket, path],
    queryFn: () => createSignedUrl(bucket, path ?? ""),
    enabled: path !== null,
    staleTime: (signedUrlSeconds - 300) * 1000,
    gcTime: (signedUrlSeconds - 300) * 1000,
  });
}
