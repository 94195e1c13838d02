import { type Bucket, buckets, describeEndings, fileProblem } from "@contracts/files/files";
import { formatFileSize } from "@/lib/format";

/** A bucket's limits in words, and a check before uploading. */
export function fileLimits(bucket: Bucket) {
  const { endings, maxBytes } = buckets[bucket];
  return {
    accept: endings.map((ending) => `.${ending}`).join(","),
    words: `${describeEndings(bucket)}, up to ${formatFileSize(maxBytes).replace(".0 ", " ")}`,
    problem: (file: File) => fileProblem(file, bucket),
  };
}
