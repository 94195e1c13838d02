import { type Bucket, buckets, describeEndings, fileProblem } from "@contracts/files/files";
import { formatFileSize } from "@/lib/format";

/** What a file field says of a bucket's files, and how it checks one before it is sent. */
export function fileLimits(bucket: Bucket) {
  const { endings, maxBytes } = buckets[bucket];
  return {
    accept: endings.map((ending) => `.${ending}`).join(","),
    words: `${describeEndings(bucket)}, up to ${formatFileSize(maxBytes).replace(".0 ", " ")}`,
    problem: (file: File) => fileProblem(file, bucket),
  };
}
