import * as z from "zod/mini";
import type { ApplicationCandidate, CandidateApplicationDetail, CandidateApplicationListItem } from "./application.ts";
import type { Employer } from "./company.ts";
import { type ExperienceLevel, type Gender, genders, type JobType, workAuthorizations } from "./enums.ts";
import type { JobContent, JobQuestion } from "./job.ts";
import { limits } from "./limits.ts";
import type { MatchExplanation } from "./match.ts";
import { id, optionalChoice, optionalEmail, optionalLine, optionalText, optionalUrl, textList } from "./text.ts";

/** The candidate's profile form. No field is required; names default to empty text (RULES: Candidates). */
export const candidateProfileSchema = z.object({
  firstName: optionalLine(limits.personName),
  lastName: optionalLine(limits.personName),
  title: optionalLine(limits.shortText),
  bio: optionalText(limits.bio - limits.shortText - 1),
  skills: z._default(textList(limits.skills, limits.skill), []),
  phoneNumber: optionalLine(limits.phone),
  email: optionalEmail("Please enter a valid email address"),
  alternatePhoneNumber: optionalLine(limits.phone),
  gender: optionalChoice(genders, "Choose one of the options"),
  workAuthorization: optionalChoice(workAuthorizations, "Choose one of the options"),
  experienceYears: z.optional(
    z.nullable(
      z
        .int("Enter whole years")
        .check(z.minimum(0, "Enter whole years from 0 to 80"), z.maximum(80, "Enter whole years from 0 to 80")),
    ),
  ),
  portfolioUrl: optionalUrl("Please enter a valid URL"),
  githubUrl: optionalUrl("Please enter a valid URL"),
  linkedinUrl: optionalUrl("Please enter a valid LinkedIn URL"),
  unit: optionalLine(limits.unit),
  address: z.object({
    street: optionalLine(limits.shortText),
    city: optionalLine(limits.city),
    state: optionalLine(limits.city),
    zipCode: optionalLine(limits.zipCode),
    country: optionalLine(limits.city),
  }),
});
export type CandidateProfileInput = z.input<typeof candidateProfileSchema>;

/** The stored bio begins with the title: joins the form's two fields into one text. */
export const joinBio = (title: string | null | undefined, bio: string | null | undefined): string =>
  [title?.trim() ?? "", bio?.trim() ?? ""].join("\n").trimEnd();

/** The reverse of joinBio: the first line is the title, the rest the bio. */
export function splitBio(stored: string | null): { title: string; bio: string } {
  const [title = "", ...rest] = (stored ?? "").split("\n");
  return { title: title.trim(), bio: rest.join("\n").trim() };
}

/** The caller's own record: what companies see of it, and what only the candidate does. */
export interface Candidate extends ApplicationCandidate {
  gender: Gender | null;
  street: string | null;
  unit: string | null;
  zip_code: string | null;
  is_managed_by_company: boolean;
  managing_company_id: string | null;
}

/** The kinds of document a profile holds, as update_candidate_document_url names them. */
export type DocumentKind = "resume" | "cover_letter" | "certificate";

export interface OwnProfile {
  candidate: Candidate;
  /** True when this call made it: the person's first visit (RULES: Candidates). */
  created: boolean;
}

/** The counts of Activity Summary; available are the visible jobs not applied to. */
export interface CandidateActivity {
  applications: number;
  interviews: number;
  available_jobs: number;
}

/** The items of profile completion, in the order in which a missing one is named. private.candidate_missing_fields says the same. */
export const completionItems = [
  "firstName",
  "lastName",
  "email",
  "phoneNumber",
  "title",
  "bio",
  "skills",
  "gender",
  "workAuthorization",
  "street",
  "city",
  "state",
  "zipCode",
  "country",
  "resume",
] as const;
export type CompletionItem = (typeof completionItems)[number];

/** How each completion item is called in a sentence. */
export const completionItemLabels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phoneNumber: "Phone number",
  title: "Title",
  bio: "Bio",
  skills: "Skills",
  gender: "Gender",
  workAuthorization: "Work authorization",
  street: "Street",
  city: "City",
  state: "State",
  zipCode: "ZIP code",
  country: "Country",
  resume: "Resume",
} as const satisfies Record<CompletionItem, string>;

export interface ProfileCompletion {
  /** Rounded to the nearest 10. */
  percent: number;
  /** At 80 percent or more. */
  isComplete: boolean;
  /** How many of the missing items complete it; 0 once it is complete. */
  needed: number;
  missing: CompletionItem[];
}

/** The fewest items that round to 80 percent. */
const completeItems = Math.ceil(completionItems.length * 0.75);

/** Completion of a profile (RULES: Candidates). */
export function profileCompletion(candidate: Candidate): ProfileCompletion {
  const { title, bio } = splitBio(candidate.bio);
  const values: Record<CompletionItem, unknown> = {
    firstName: candidate.first_name,
    lastName: candidate.last_name,
    email: candidate.email,
    phoneNumber: candidate.phone,
    title: candidate.title || title,
    bio,
    skills: candidate.skills.length > 0,
    gender: candidate.gender,
    workAuthorization: candidate.work_authorization,
    street: candidate.street,
    city: candidate.city,
    state: candidate.state,
    zipCode: candidate.zip_code,
    country: candidate.country,
    resume: candidate.resume_url,
  };
  const missing = completionItems.filter((item) => !values[item]);
  const filled = completionItems.length - missing.length;
  const percent = Math.round((filled / completionItems.length) * 10) * 10;
  const needed = Math.max(0, completeItems - filled);
  return { percent, isComplete: needed === 0, needed, missing };
}

const userId = z.optional(z.unknown());

/** get-candidate-data */
export const getCandidateDataRequestSchema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("applications"), userId }),
  z.object({
    operation: z.literal("potential-jobs"),
    userId,
    /** Keyset page: the last row of the page before. */
    after: z.optional(z.nullable(z.object({ score: z.number(), postedAt: z.string(), id: id() }))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  }),
  z.object({ operation: z.literal("job-details"), userId, jobId: id() }),
  z.object({ operation: z.literal("job-questions"), userId, jobId: id() }),
  z.object({ operation: z.literal("get-candidate-id"), userId }),
  z.object({ operation: z.literal("application-detail"), userId, applicationId: id() }),
]);

/** A job in a candidate's list: best match first, then newest. */
export interface PotentialJob {
  id: string;
  title: string;
  company_id: string;
  company_name: string;
  company_logo_url: string | null;
  location: string;
  job_type: JobType;
  experience_level: ExperienceLevel | null;
  salary_min: number | null;
  salary_max: number | null;
  posted_at: string;
  match: MatchExplanation;
}

/** A job in a public list; match is null unless the caller is a candidate. */
export type ListedJob = Omit<PotentialJob, "match"> & { match: MatchExplanation | null };

/** A visible job as anyone sees it; match is null unless the caller is a candidate. */
export interface JobDetails extends JobContent {
  posted_at: string;
  company: Employer;
  match: MatchExplanation | null;
  /** The caller's application for it, or null. */
  application_id: string | null;
}

/** The answers of get-candidate-data by operation. */
export interface CandidateDataResponses {
  applications: { applications: CandidateApplicationListItem[] };
  "potential-jobs": { jobs: PotentialJob[]; total: number };
  "job-details": { job: JobDetails };
  "job-questions": { questions: JobQuestion[] };
  "get-candidate-id": { candidateId: string };
  "application-detail": { application: CandidateApplicationDetail };
}
