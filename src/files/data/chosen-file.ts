import { type Bucket, fileProblem } from "@contracts/files/files";
import * as z from "zod/mini";

/** Schema of a file the bucket accepts, or null. Checks the first bytes, so the field refuses a renamed page. */
export const chosenFile = (bucket: Bucket) =>
  z.nullable(z.custom<File>((value) => value instanceof File)).check(async (context) => {
    const problem = context.value && (await fileProblem(context.value, bucket));
    if (problem) context.issues.push({ code: "custom", message: problem, input: context.value });
  });
