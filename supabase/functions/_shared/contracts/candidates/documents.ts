import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredLine } from "../text.ts";

/** A file of the caller's profile, in their own folder. */
interface ProfileDocument {
  path: string;
  /** The owner's name for it; null for files stored before names were kept. */
  name: string | null;
  /** Bytes; null once it is no longer stored. */
  size: number | null;
  added_at: string;
}

export interface OwnResume extends ProfileDocument {
  is_default: boolean;
}

/** get_my_documents: the default resume first. */
export interface MyDocuments {
  resumes: OwnResume[];
  cover_letter: ProfileDocument | null;
  certificates: ProfileDocument[];
}

/** A resume's new name. The file's extension is added. */
export const resumeNameSchema = z.object({
  name: requiredLine("Enter a name", limits.resumeName),
});
