import * as z from "zod/mini";
import { twoDecimals, where } from "../checks.ts";
import { trimmed } from "../clean-text.ts";
import { earliestDay } from "../day.ts";
import {
  type ApplicationStatus,
  type CountedSource,
  type ExperienceLevel,
  experienceLevels,
  type JobStatus,
  type JobType,
  jobStatuses,
  jobTypes,
  type PayPeriod,
  payPeriods,
  type QuestionType,
  questionTypes,
  type Workplace,
  workplaces,
} from "../enums.ts";
import { limits } from "../limits.ts";
import { id, optionalChoice, optionalLine, recordVersion, requiredLine, requiredText, textList } from "../text.ts";

/** Question types that offer options. */
export const choiceQuestionTypes: readonly QuestionType[] = ["MULTIPLE_CHOICE", "CHECKBOX"];

export const jobQuestionSchema = z
  .object({
    /** Set when editing keeps an existing question. */
    id: z.optional(id()),
    question: requiredLine("Write the question", limits.question),
    questionType: z._default(z.enum(questionTypes, "Choose a response type"), "TEXT"),
    isRequired: z._default(z.boolean(), true),
    options: z._default(textList(limits.options, limits.option), []),
  })
  .check(
    z.refine((value) => !choiceQuestionTypes.includes(value.questionType) || value.options.length > 0, {
      message: "Add at least one option",
      path: ["options"],
      when: where("questionType", "options"),
    }),
  );

/** Within how many days a company may promise every applicant a reply. The CHECK in SQL lists the same. */
export const answerDays = [7, 14, 21, 30] as const;

/** A job's pay: whole per year, up to two decimals per hour. */
const optionalPay = z.optional(
  z.nullable(
    z
      .number("Enter an amount")
      .check(z.minimum(0, "Enter an amount"), z.maximum(limits.salary, "This amount is too large"), twoDecimals),
  ),
);

/** A whole amount per year. */
export const optionalSalary = z.optional(
  z.nullable(
    z
      .int("Enter a whole number of dollars")
      .check(z.minimum(0, "Enter a whole number of dollars"), z.maximum(limits.salary, "This salary is too large")),
  ),
);

/** 'open' and 'active' are read as published (RULES: Jobs). */
const jobStatusInput = z.pipe(
  z.string("Choose a status"),
  z.pipe(
    z.transform((value: string) => {
      const lower = trimmed(value).toLowerCase();
      return lower === "open" || lower === "active" ? "published" : lower;
    }),
    z.enum(jobStatuses, "Choose a status"),
  ),
);

const jobFields = z.object({
  title: requiredLine("Enter a job title", limits.jobTitle),
  description: requiredText("Enter a description", limits.jobDescription),
  location: requiredLine("Enter the primary location", limits.shortText),
  locations: textList(limits.locations, limits.shortText),
  jobType: z.enum(jobTypes, "Choose a job type"),
  /** The type REMOTE always means remote, whatever is given here. */
  workplace: optionalChoice(workplaces, "Choose where the work is done"),
  experienceLevel: optionalChoice(experienceLevels, "Choose an experience level"),
  experienceRequired: optionalLine(limits.jobRequirementText),
  educationRequired: optionalLine(limits.jobRequirementText),
  salaryMin: optionalPay,
  salaryMax: optionalPay,
  /** Absent or '': per year. */
  payPeriod: optionalChoice(payPeriods, "Choose hourly or yearly"),
  skills_required: textList(limits.skills, limits.skill),
  requirements: textList(limits.requirements, limits.jobRequirementText),
  preferredSkills: textList(limits.skills, limits.skill),
  /** Absent: draft for a new job. */
  status: z.optional(jobStatusInput),
  /** The last day the job is open, yyyy-mm-dd; '' or null: no end. */
  expires_at: z.optional(z.nullable(z.union([z.literal(""), z.iso.date()], "Choose a date"))),
  /** Null: the company's general promise applies, if any. */
  answerDays: z.optional(z.nullable(z.literal(answerDays, "Choose a number of days"))),
  /** Absent: none for a new job. */
  questions: z.optional(
    z.array(jobQuestionSchema).check(z.maxLength(limits.questions, `Use at most ${limits.questions} questions`)),
  ),
});

const salaryRange = z.refine<{ salaryMin?: number | null | undefined; salaryMax?: number | null | undefined }>(
  ({ salaryMin, salaryMax }) => salaryMin == null || salaryMax == null || salaryMin <= salaryMax,
  {
    message: "The maximum salary can't be below the minimum",
    path: ["salaryMax"],
    when: where("salaryMin", "salaryMax"),
  },
);

type Amounts = Record<"salaryMin" | "salaryMax", number | null | undefined> & { payPeriod: string | null | undefined };
const wholeForAYear = (field: "salaryMin" | "salaryMax") =>
  z.refine<Partial<Amounts>>((job) => job.payPeriod === "hour" || job[field] == null || Number.isInteger(job[field]), {
    message: "Enter a whole number a year",
    path: [field],
    when: where(field, "payPeriod"),
  });
const pay = [salaryRange, wholeForAYear("salaryMin"), wholeForAYear("salaryMax")] as const;

const newJobFields = z.extend(jobFields, {
  locations: z._default(jobFields.shape.locations, []),
  skills_required: z._default(jobFields.shape.skills_required, []),
  requirements: z._default(jobFields.shape.requirements, []),
  preferredSkills: z._default(jobFields.shape.preferredSkills, []),
});

/** jobData of manage-job-posting, with the mixed spellings of the product specification. */
export const jobInputSchema = newJobFields.check(...pay);
export type JobInput = z.input<typeof jobInputSchema>;

/** Changes to a stored job; absent fields are unchanged. If one salary is absent, SQL checks the range. */
export const jobChangesSchema = z.partial(jobFields).check(salaryRange);
export type JobChanges = z.input<typeof jobChangesSchema>;

/**
 * A form also requires that the expiry date isn't before today, unless it is the stored one: an ended job can be corrected
 * without reopening it. today: the user's day; without it, any day that is today somewhere.
 */
export const jobFormInputSchema = (storedExpiry: string | null, today: () => string = earliestDay) =>
  z
    .extend(newJobFields, {
      expires_at: newJobFields.shape.expires_at.check(
        z.refine((day) => !day || day === storedExpiry || day >= today(), "The expiry date can't be before today"),
      ),
    })
    .check(...pay);
export const newJobSchema = jobFormInputSchema(null);

const userId = z.optional(z.unknown());
/** Names the job: the dashboard sends jobId, the manage page jobData with id. */
const jobReference = { jobId: z.optional(id()), jobData: z.optional(z.looseObject({ id: z.optional(id()) })) };

/** manage-job-posting. companyId chooses among several memberships; the default is the caller's first company. */
export const manageJobPostingRequestSchema = z.discriminatedUnion("method", [
  z.object({
    method: z.literal("list"),
    userId,
    companyId: z.optional(id()),
    /** Words in the title. */
    search: optionalLine(limits.jobTitle),
    /** Keyset page: the last row of the previous page. */
    before: z.optional(z.nullable(z.object({ createdAt: z.string(), id: id() }))),
  }),
  /** id: chosen by the sender, so that a retry creates no second job. */
  z.object({
    method: z.literal("create"),
    userId,
    id: z.optional(id()),
    companyId: z.optional(id()),
    jobData: newJobSchema,
  }),
  z.object({ method: z.literal("get"), userId, ...jobReference }),
  /** Changes the fields in jobData. */
  z.object({
    method: z.literal("update"),
    userId,
    jobId: z.optional(id()),
    jobData: z.intersection(z.object({ id: z.optional(id()) }), jobChangesSchema),
    updatedAt: recordVersion(),
  }),
  z.object({ method: z.literal("delete"), userId, ...jobReference }),
]);

export interface JobQuestion {
  id: string;
  question: string;
  question_type: QuestionType;
  is_required: boolean;
  options: string[];
}

/** The responses of manage-job-posting by method. */
export interface JobPostingResponses {
  list: { jobs: CompanyJobListItem[]; total: number | null };
  create: { job: CompanyJob };
  get: { job: CompanyJob };
  update: { job: CompanyJob };
  delete: { success: true; hidden: boolean };
}

/** The owner of a job or candidate. */
export interface Assignee {
  user_id: string;
  first_name: string;
  last_name: string;
}

/** What the caller may do with a job, decided in SQL (RULES: Jobs). */
interface JobActs {
  edit: boolean;
  delete: boolean;
  assign: boolean;
}

/** A row of the company's job list. */
export interface CompanyJobListItem {
  id: string;
  title: string;
  status: JobStatus;
  /** Published, but past its last day. */
  is_expired: boolean;
  /** Why an administrator took it offline, while its company may not republish it; otherwise null. */
  taken_offline: string | null;
  /** The plan allows fewer open jobs. */
  is_over_plan: boolean;
  created_at: string;
  /** yyyy-mm-dd or null. */
  expires_at: string | null;
  application_count: number;
  new_application_count: number;
  /** Applications by status; statuses without any are absent. */
  status_counts: Partial<Record<ApplicationStatus, number>>;
  /** The earliest day a reply is due, yyyy-mm-dd, or null. */
  next_answer: string | null;
  assignee: Assignee | null;
  can: JobActs;
}

/** Filters of a company's job list, combined with AND; the list's address uses the same names. */
export interface JobFilter {
  /** Words in the title. */
  search?: string;
  /** 'published' excludes expired jobs, 'closed' includes them. */
  status?: JobStatus | null;
  /** Its owner: a user id, 'me' or 'nobody'. */
  assignee?: string | null;
}

/** The result of assigning work: how many were requested, and the id for undo_assignment, null when nothing changed. */
export interface AssignmentDone {
  assigned: number;
  change_id: string | null;
}

/** The content of a posting, for its company and everyone else. */
export interface JobContent {
  id: string;
  title: string;
  description: string;
  location: string;
  locations: string[];
  job_type: JobType;
  /** Null: not stated. */
  workplace: Workplace | null;
  experience_level: ExperienceLevel | null;
  experience_required: string | null;
  education_required: string | null;
  salary_min: number | null;
  salary_max: number | null;
  pay_period: PayPeriod;
  skills_required: string[];
  requirements: string[];
  preferred_skills: string[];
  expires_at: string | null;
  /** Within how many days a reply is promised, by the job or else its company. */
  answer_days: number | null;
}

/** A job as its company sees it. */
export interface CompanyJob extends JobContent {
  company_id: string;
  /** The job's own promise. */
  own_answer_days: number | null;
  status: JobStatus;
  /** Published, but past its last day. */
  is_expired: boolean;
  /** Why an administrator took it offline, while its company may not republish it; otherwise null. */
  taken_offline: string | null;
  posted_at: string | null;
  created_at: string;
  updated_at: string;
  created_by: string | null;
  questions: JobQuestion[];
  assignee: Assignee | null;
  application_count: number;
  /** Applications by status; statuses without any are absent. */
  status_counts: Partial<Record<ApplicationStatus, number>>;
  can: JobActs & {
    add_person: boolean;
    /** Once the company is no longer paused. */
    add_person_later: boolean;
  };
}

/** A job's performance (RULES: Jobs). */
export interface JobStatistics {
  /** Daily unique visitors, summed: over all days, and over the last 30. */
  views: number;
  views_lately: number;
  /** Since it was posted; null when it isn't open. */
  days_open: number | null;
  sources: { source: CountedSource; n: number }[];
}

/** How many candidates have enough of a job's skills (RULES: Matching). */
export interface SkillReach {
  asked: number;
  needed: number;
  /** An estimate, with thresholds that differ per set of skills. */
  candidates: (typeof reachSizes)[number];
}

/** private.reach_in_words returns one of them. */
const reachSizes = ["few", "dozens", "hundreds", "thousands"] as const;
