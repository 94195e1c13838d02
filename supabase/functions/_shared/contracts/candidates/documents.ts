import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { requiredLine } from "../text.ts";

/** A file of the caller's profile, in their own folder. */
export interface ProfileDocument {
  path: string;
  /** What its owner calls it; null for one stored before names were kept. */
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

/** What a resume is renamed to. The ending of its file is added. */
export const resumeNameSchema = z.object({
  name: requiredLine("Enter a name", limits.resumeName),
});
