import { type Bucket, fileProblem } from "@contracts/files/files";
import * as z from "zod/mini";

/** A chosen file the bucket would take, or none. Its first bytes are looked at, so a renamed page is refused at the field. */
export const chosenFile = (bucket: Bucket) =>
  z.nullable(z.custom<File>((value) => value instanceof File)).check(async (context) => {
    const problem = context.value && (await fileProblem(context.value, bucket));
    if (problem) context.issues.push({ code: "custom", message: problem, input: context.value });
  });
