import type { CompanyJob, JobContent, JobInput } from "./job.ts";

interface JobField {
  column: keyof CompanyJob;
  /** Label in the form. */
  label: string;
  kind: "text" | "number" | "choice" | "list";
}

/** The job form's fields by name, in order. Form values, labels and the preview derive from them. */
export const jobFields: Record<keyof JobInput, JobField> = {
  title: { column: "title", label: "Job title", kind: "text" },
  description: { column: "description", label: "Description", kind: "text" },
  location: { column: "location", label: "Primary location", kind: "text" },
  locations: { column: "locations", label: "Additional locations", kind: "list" },
  jobType: { column: "job_type", label: "Job type", kind: "choice" },
  workplace: { column: "workplace", label: "Workplace", kind: "choice" },
  experienceLevel: { column: "experience_level", label: "Experience level", kind: "choice" },
  experienceRequired: { column: "experience_required", label: "Experience", kind: "text" },
  educationRequired: { column: "education_required", label: "Education", kind: "text" },
  salaryMin: { column: "salary_min", label: "Lowest pay", kind: "number" },
  salaryMax: { column: "salary_max", label: "Highest pay", kind: "number" },
  payPeriod: { column: "pay_period", label: "Pay is per", kind: "choice" },
  skills_required: { column: "skills_required", label: "Required skills", kind: "list" },
  requirements: { column: "requirements", label: "Requirements", kind: "list" },
  preferredSkills: { column: "preferred_skills", label: "Preferred skills", kind: "list" },
  status: { column: "status", label: "Status", kind: "choice" },
  expires_at: { column: "expires_at", label: "Expiry date", kind: "text" },
  answerDays: { column: "own_answer_days", label: "Promise a reply", kind: "number" },
  questions: { column: "questions", label: "Questions", kind: "list" },
};

interface PostingPart {
  column: keyof JobContent;
  title: string;
  /** A fact is one line that the company also sees by name next to the description, like locations. */
  kind: "lines" | "fact" | "places" | "skills";
}

/** What a posting shows below its description, in reading order: in the app, on the website and in feeds. */
const postingParts = [
  { column: "requirements", title: "Requirements", kind: "lines" },
  { column: "experience_required", title: "Experience", kind: "fact" },
  { column: "education_required", title: "Education", kind: "fact" },
  { column: "locations", title: "Also available in", kind: "places" },
  { column: "skills_required", title: "Required skills", kind: "skills" },
  { column: "preferred_skills", title: "Preferred skills", kind: "skills" },
] as const satisfies readonly PostingPart[];
export type PostingParts = Pick<JobContent, (typeof postingParts)[number]["column"]>;

/** A job's non-empty parts, each as its lines. */
export const partsOf = (job: Partial<PostingParts>) =>
  postingParts
    .map((part) => ({ ...part, lines: [job[part.column] || []].flat() }))
    .filter(({ lines }) => lines.length > 0);

/** All facts of a job, including empty ones. */
export const factsOf = (job: Partial<PostingParts>) =>
  postingParts.flatMap(({ column, title, kind }) => (kind === "fact" ? [{ label: title, value: job[column] }] : []));
