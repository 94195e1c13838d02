import type { WorkAuthorization } from "../enums.ts";
import type { CandidateProfileInput } from "./candidate-input.ts";
import type { Position, ProfileHistory, School } from "./history.ts";

/** The candidate of an application as the company sees it: as it was sent (RULES: Applications). */
export interface ApplicationCandidate extends ProfileHistory {
  id: string;
  /** Null for a person added by hand. */
  user_id: string | null;
  first_name: string;
  last_name: string;
  /** '' when the account was deleted; the ids are null then. */
  email: string;
  phone: string | null;
  alternate_phone: string | null;
  title: string | null;
  bio: string | null;
  skills: string[];
  work_authorization: WorkAuthorization | null;
  experience_years: number | null;
  city: string | null;
  state: string | null;
  country: string | null;
  portfolio_url: string | null;
  github_url: string | null;
  linkedin_url: string | null;
  /** Paths in the candidate buckets; open-file gives links to them. */
  resume_url: string | null;
  cover_letter_url: string | null;
  certificates: string[];
}

interface CandidateField {
  column: string;
  kind: "text" | "phone" | "link" | "number" | "list";
  /** Employers see it for applicants. */
  isRead?: true;
  /** Its label where it is shown on a line of its own. */
  fact?: string;
}

type Address = CandidateProfileInput["address"];
type FieldName = Exclude<keyof CandidateProfileInput, "address" | keyof ProfileHistory> | `address.${keyof Address}`;

/** The profile form's fields by name. Its values, what it sends and what others read derive from them. */
const candidateFields = {
  firstName: { column: "first_name", kind: "text", isRead: true },
  lastName: { column: "last_name", kind: "text", isRead: true },
  title: { column: "title", kind: "text", isRead: true },
  bio: { column: "bio", kind: "text", isRead: true },
  skills: { column: "skills", kind: "list", isRead: true },
  phoneNumber: { column: "phone", kind: "phone", isRead: true },
  email: { column: "email", kind: "text", isRead: true },
  alternatePhoneNumber: { column: "alternate_phone", kind: "phone", isRead: true, fact: "Other phone" },
  gender: { column: "gender", kind: "text" },
  workAuthorization: { column: "work_authorization", kind: "text", isRead: true },
  experienceYears: { column: "experience_years", kind: "number", isRead: true },
  portfolioUrl: { column: "portfolio_url", kind: "link", isRead: true, fact: "Portfolio" },
  githubUrl: { column: "github_url", kind: "link", isRead: true, fact: "GitHub" },
  linkedinUrl: { column: "linkedin_url", kind: "link", isRead: true, fact: "LinkedIn" },
  cultureValues: { column: "culture_values", kind: "list" },
  unit: { column: "unit", kind: "text" },
  "address.street": { column: "street", kind: "text" },
  "address.city": { column: "city", kind: "text", isRead: true },
  "address.state": { column: "state", kind: "text", isRead: true },
  "address.zipCode": { column: "zip_code", kind: "text" },
  "address.country": { column: "country", kind: "text", isRead: true },
} as const satisfies Record<FieldName, CandidateField>;

/** The same as rows. */
export const candidateFieldRows = Object.entries(candidateFields).map(([name, field]) => ({ name, ...field }));
type FieldRow = (typeof candidateFieldRows)[number];

/** Fields shown on a line of their own, by name. */
export const candidateFacts = candidateFieldRows.filter((field) => "fact" in field);

/** Everything an employer reads about an applicant, without ids. private.applicant_json says the same; a test compares them. */
export const applicantParts = [
  ...candidateFieldRows.filter((field) => "isRead" in field).map(({ column }) => column),
  "resume_url",
  "cover_letter_url",
  "certificates",
  "positions",
  "schools",
] as const satisfies readonly (keyof ApplicationCandidate)[];

type ArgumentOf<Field extends FieldRow> = Field["kind"] extends "list"
  ? string[] | null
  : Field["kind"] extends "number"
    ? number | null
    : string;

/** What update_candidate_profile takes; the title is the first line of the bio. */
export type ProfileArguments = {
  p_user_id: string;
  p_bio: string;
  /** Absent: the list is unchanged. */
  p_positions?: Position[];
  p_schools?: School[];
  p_years_follow_history?: boolean;
} & {
  [Field in Exclude<FieldRow, { column: "title" }> as `p_${Field["column"]}`]?: ArgumentOf<Field>;
};
