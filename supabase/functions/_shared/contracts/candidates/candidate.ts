import type { CandidateApplicationDetail, CandidateApplicationListItem } from "../applications/application.ts";
import type { Employer } from "../companies/company.ts";
import type {
  ApplicationStatus,
  CultureValue,
  ExperienceLevel,
  Gender,
  JobType,
  PayPeriod,
  Workplace,
} from "../enums.ts";
import type { JobContent, JobQuestion } from "../jobs/job.ts";
import type { MatchAsked, MatchExplanation } from "../matching/match.ts";
import { country } from "../operator.ts";
import type { ApplicationCandidate } from "./candidate-fields.ts";
import type { ProfileHistory } from "./history.ts";

/** Joins the form's two fields into the stored bio, whose first line is the title. */
export const joinBio = (title: string | null | undefined, bio: string | null | undefined): string =>
  [title?.trim() ?? "", bio?.trim() ?? ""].join("\n").trimEnd();

/** The reverse of joinBio. */
export function splitBio(stored: string | null): { title: string; bio: string } {
  const [title = "", ...rest] = (stored ?? "").split("\n");
  return { title: title.trim(), bio: rest.join("\n").trim() };
}

/** The caller's own record without work history and education: what companies see of it, and what only the candidate does. */
export interface Candidate extends Omit<ApplicationCandidate, keyof ProfileHistory> {
  user_id: string;
  gender: Gender | null;
  street: string | null;
  unit: string | null;
  zip_code: string | null;
  is_managed_by_company: boolean;
  managing_company_id: string | null;
  /** Partners of the representing company see part of the profile (RULES: Partnerships). */
  shown_to_partners: boolean;
  /** How they like to work; others see only the values they share with a company. */
  culture_values: CultureValue[];
  /** Years of experience are computed from the work history. */
  years_follow_history: boolean;
}

/** The document kinds of a profile, as update_candidate_document_url names them. */
export type DocumentKind = "resume" | "cover_letter" | "certificate";

export interface OwnProfile {
  candidate: Candidate;
  /** True when this call created it, on the person's first visit (RULES: Candidates). */
  created: boolean;
}

/** The counts of Activity Summary; available are the visible jobs they haven't applied to. */
export interface CandidateActivity {
  applications: number;
  interviews: number;
  available_jobs: number;
  /** Companies that looked in the last 90 days, each once a day. */
  profile_views: number;
}

/** The items of profile completion, in the order missing ones are listed. private.candidate_missing_fields says the same. */
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

/** Item labels within a sentence. */
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
  state: country.region,
  zipCode: country.postalCode,
  country: "Country",
  resume: "Resume",
} as const satisfies Record<CompletionItem, string>;

export interface ProfileCompletion {
  /** How many items are filled in. */
  filled: number;
  /** Rounded to the nearest 10. */
  percent: number;
  /** At 80 percent or more. */
  isComplete: boolean;
  /** How many missing items it takes to be complete; 0 once it is. */
  needed: number;
  missing: CompletionItem[];
}

/** The fewest items that round to 80 percent. */
const completeItems = Math.ceil(completionItems.length * 0.75);

/** Items ordered by how quickly they are filled in. */
const quickestFirst: readonly string[] = [
  "firstName",
  "lastName",
  "email",
  "phoneNumber",
  "city",
  "state",
  "zipCode",
  "country",
  "street",
  "gender",
  "workAuthorization",
  "title",
  "skills",
  "resume",
  "bio",
] satisfies CompletionItem[];

/** How many missing items it takes to complete a profile. */
const neededOf = (missing: readonly string[]) => Math.max(0, missing.length - (completionItems.length - completeItems));

/**
 * The shortest set of missing items that completes a profile, quickest first; unknown ones last. Items `atHand` need no typing,
 * so they come first, in the given order.
 */
export function quickestToComplete(missing: readonly string[], atHand: readonly string[] = []): string[] {
  const order: readonly string[] = [...atHand, ...quickestFirst];
  const rank = (item: string) => order.indexOf(item) + 1 || Number.POSITIVE_INFINITY;
  return missing.toSorted((one, other) => Math.sign(rank(one) - rank(other)) || 0).slice(0, neededOf(missing));
}

/** A profile's completion (RULES: Candidates). */
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
  const needed = neededOf(missing);
  return { filled, percent, isComplete: needed === 0, needed, missing };
}

/** A listed job; match is null unless the caller is a candidate, and other callers get the required skills. */
export interface ListedJob {
  id: string;
  title: string;
  company_id: string;
  company_name: string;
  company_logo_url: string | null;
  location: string;
  job_type: JobType;
  workplace: Workplace | null;
  experience_level: ExperienceLevel | null;
  salary_min: number | null;
  salary_max: number | null;
  pay_period: PayPeriod;
  posted_at: string;
  match: MatchExplanation | null;
  asked: MatchAsked | null;
  /** The caller's application; a candidate's best matches have none. */
  application: { id: string; status: ApplicationStatus } | null;
  /** By the caller. */
  saved: boolean;
  /** In miles, from the searched location or else the candidate's home; null when unknown or irrelevant. */
  distance: number | null;
}

/** A job in a candidate's list: best match first, then newest. */
export interface PotentialJob extends ListedJob {
  match: MatchExplanation;
}

/** A visible job as anyone sees it; match is null unless the caller is a candidate. */
export interface JobDetails extends JobContent {
  posted_at: string;
  company: Employer;
  match: MatchExplanation | null;
  asked: MatchAsked | null;
  /** The caller's newest application for it, or null. */
  application_id: string | null;
  /** When it was withdrawn, and whether they may apply again; null unless it was. */
  withdrawn: { at: string; can_apply: boolean } | null;
  /** By the caller. */
  saved: boolean;
  /** How many application questions it has. */
  question_count: number;
}

/** A job that asks for similar skills. */
export interface SimilarJob extends ListedJob {
  /** The skills both require, in this job's words and order. */
  shared: string[];
}

/** What may be shown of a job that is no longer open. */
export interface ClosedJob {
  title: string;
  company_name: string;
  /** The caller's application for it, or null. */
  application_id: string | null;
}

/** Which of a visitor's checked skills were added to the profile. */
export interface AddedTicks {
  candidate: Candidate;
  skills: string[];
  /** How many skills didn't fit. */
  left_out: number;
  years: number | null;
  place: string | null;
  culture: CultureValue[];
}

/** The most jobs an account may save (RULES: Jobs). */
export const savedJobsLimit = 500;

/** A job the caller saved; `job` is null once it is no longer open. */
export interface SavedJob extends Pick<ListedJob, "id" | "title" | "company_name" | "application" | "saved"> {
  saved_at: string;
  job: ListedJob | null;
}

/** The most jobs a candidate may hide (RULES: Jobs). */
export const hiddenJobsLimit = 500;

/** A job the caller is not interested in, with its title at that time. */
export interface HiddenJob {
  id: string;
  title: string;
  company_name: string;
  hidden_at: string;
  is_open: boolean;
}

/** The responses of get-candidate-data by operation. */
export interface CandidateDataResponses {
  applications: { applications: CandidateApplicationListItem[] };
  "potential-jobs": { jobs: PotentialJob[]; total: number };
  "job-details": { job: JobDetails };
  "job-questions": { questions: JobQuestion[] };
  "get-candidate-id": { candidateId: string };
  "application-detail": { application: CandidateApplicationDetail };
}
