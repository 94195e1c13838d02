import { type Bucket, buckets, describeEndings } from "@contracts/files";

/** What a file field says and checks before a bucket's own rules: endings with the dot, largest size in bytes, types in words. */
export function fileLimits(bucket: Bucket): { extensions: string[]; maxBytes: number; types: string } {
  const { endings, maxBytes } = buckets[bucket];
  return { extensions: endings.map((ending) => `.${ending}`), maxBytes, types: describeEndings(bucket) };
}
