import * as z from "zod/mini";
import { candidateProfileSchema } from "../candidates/candidate-input.ts";
import { limits } from "../limits.ts";
import { optionalText } from "../text.ts";

/** A letter for one job's company: typed, or a file in candidate_cover_letters. */
export const letterSchema = z.object({ text: optionalText(limits.coverLetter) });

/** Files and letter sent with an application, by paths in the sender's own folder (submit_application). */
export interface ChosenDocuments {
  resume: string | null;
  /** The cover letter of the profile. */
  coverLetter: string | null;
  certificates: string[];
  letter: { text: string } | { path: string } | null;
}

/** Profile details that can be given while applying. */
const givenDetailsSchema = z.partial(
  z.pick(candidateProfileSchema, {
    firstName: true,
    lastName: true,
    title: true,
    bio: true,
    skills: true,
    phoneNumber: true,
    gender: true,
    workAuthorization: true,
    address: true,
  }),
);
export type GivenDetails = z.input<typeof givenDetailsSchema>;
