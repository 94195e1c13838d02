import * as z from "zod/mini";
import type { AddedSource, ApplicationStatus } from "../enums.ts";
import { addedSources } from "../enums.ts";
import { limits } from "../limits.ts";
import { email, optionalLine, optionalText, requiredLine, textList } from "../text.ts";

/** A person added to a job by hand (RULES: Added by hand). Only the team sees the source and the note. */
export const addedPersonSchema = z.object({
  name: requiredLine("Enter their name", limits.personName),
  email: email("Enter a valid email address"),
  phone: optionalLine(limits.phone),
  skills: z._default(textList(limits.skills, limits.skill), []),
  source: z.enum(addedSources, "Choose a source"),
  sourceWords: optionalLine(limits.sourceWords),
  note: optionalText(limits.note),
});

/** What add_person takes: the form plus the path of a stored resume. */
export type AddedPerson = z.output<typeof addedPersonSchema> & { resume: string | null };

/** A possible duplicate of the person being added: the same email, or the same name and phone. */
export interface DuplicatePerson {
  application_id: string;
  name: string;
  email: string;
  job_title: string;
  status: ApplicationStatus;
  applied_at: string;
  same: ("email" | "name" | "phone")[];
  notes: number;
  /** Who added them by hand; null for a person with an account. */
  added_by: string | null;
  /** Already on the job the person is being added to. */
  is_same_job: boolean;
}

/** What add_person returns: the application, or the possible duplicates. With duplicates nothing is created. */
export type AddedOutcome =
  | { id: string; duplicates: null }
  /** can_add: false where this job has a person added by hand with this email. */
  | { id: null; duplicates: DuplicatePerson[]; can_add: boolean };

/** How an application was added by hand; null for one its candidate sent. */
export interface AddedByHand {
  /** The colleague's first name; null once they left. */
  by: string | null;
  at: string;
  source: AddedSource;
  /** Explains the source "Other". */
  source_words: string | null;
  emailed_at: string | null;
  /** The last email was given up: the address may be wrong. */
  has_failed: boolean;
  /** Until the person takes over, they get no messages, times or offers. */
  is_waiting: boolean;
  taken_over_at: string | null;
  can: { email: boolean; fix: boolean };
}

/** What the page behind the email's link shows. */
export interface AddedLink {
  act: "take_over" | "remove";
  company: { id: string; name: string; logo_url: string | null };
  job: { id: string; title: string; location: string };
  added_by: string | null;
  added_at: string;
  /** Which of these the company has in addition to name and email. */
  kinds: ("phone" | "resume" | "skills")[];
  /** The company is paused, so taking over has to wait. */
  is_paused: boolean;
  /** Null for a visitor. */
  reader: {
    email: string;
    /** The account is a candidate's. */
    is_candidate: boolean;
    /** The email that was entered. */
    added_email: string;
    /** The person's own application to this job, which this one joins. */
    own_application_id: string | null;
  } | null;
  /** The entered details, shown only to that person. */
  person: {
    name: string;
    email: string;
    phone: string | null;
    skills: string[];
    resume: string | null;
    /** The file's original name; null when unknown. */
    resume_name: string | null;
    status: ApplicationStatus;
    answer_due: string | null;
  } | null;
}
