import * as z from "zod/mini";
import { type Bucket, buckets } from "./files.ts";

const bucketNames = Object.keys(buckets) as [Bucket, ...Bucket[]];

/** open-file and remove-file */
export const fileRequestSchema = z.object({
  bucket: z.enum(bucketNames, "Choose one of the buckets"),
  path: z
    .string()
    .check(z.regex(/^[\w-]+\/[\w.-]+$/, "Invalid file URL format"), z.maxLength(200, "Invalid file URL format")),
});
