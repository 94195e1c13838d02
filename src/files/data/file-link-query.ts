import { type StoredFile, signedUrlSeconds } from "@contracts/files/files";
import { queryOptions } from "@tanstack/react-query";
import { keepTextOnce } from "@/files/data/resume-text";
import { invokeFunction } from "@/lib/invoke-function";
import { readingKey } from "@/lib/procedure-query";

const minute = 60_000;

/**
 * A link to a private file shown inline. Each request is logged as an opening, so it is made once and cached while the page is
 * open, until shortly before it expires. Throws AppError 404 if the file is gone or not the reader's.
 */
export const fileLinkQuery = (file: StoredFile) =>
  queryOptions({
    queryKey: readingKey("open-file", { bucket: file.bucket, path: file.path }),
    queryFn: async () => {
      const link = await invokeFunction("open-file", file);
      void keepTextOnce(file, link.url);
      return link;
    },
    staleTime: signedUrlSeconds * 1000 - 5 * minute,
    gcTime: 10 * minute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
