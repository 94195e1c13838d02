import type { ExperienceLevel, JobStatus, JobType, QuestionType } from "@contracts/enums";
import { type CompanyJob, choiceQuestionTypes, type JobInput, jobInputSchema, todayUtc } from "@contracts/job";
import * as z from "zod/mini";

export interface QuestionFormValues {
  /** Present when the question is already stored. */
  id?: string;
  question: string;
  questionType: QuestionType;
  isRequired: boolean;
  options: string[];
}

/** The job form as its fields hold it: everything text, money as digits. The names are those of jobData (S2 §7). */
export interface JobFormValues {
  title: string;
  description: string;
  location: string;
  locations: string[];
  jobType: string;
  experienceLevel: string;
  experienceRequired: string;
  educationRequired: string;
  salaryMin: string;
  salaryMax: string;
  skills_required: string[];
  requirements: string[];
  preferredSkills: string[];
  status: JobStatus;
  expires_at: string;
  questions: QuestionFormValues[];
}

/** New questions are short answers and required (S2 §9). */
export const newQuestion = (question: string): QuestionFormValues => ({
  question,
  questionType: "TEXT",
  isRequired: true,
  options: [],
});

export const emptyJob: JobFormValues = {
  title: "",
  description: "",
  location: "",
  locations: [],
  jobType: "",
  experienceLevel: "",
  experienceRequired: "",
  educationRequired: "",
  salaryMin: "",
  salaryMax: "",
  skills_required: [],
  requirements: [],
  preferredSkills: [],
  status: "draft",
  expires_at: "",
  questions: [],
};

/** A stored job in the form. */
export function jobFormValues(job: CompanyJob): JobFormValues {
  return {
    title: job.title,
    description: job.description,
    location: job.location,
    locations: job.locations,
    jobType: job.job_type,
    experienceLevel: job.experience_level ?? "",
    experienceRequired: job.experience_required ?? "",
    educationRequired: job.education_required ?? "",
    salaryMin: job.salary_min?.toString() ?? "",
    salaryMax: job.salary_max?.toString() ?? "",
    skills_required: job.skills_required,
    requirements: job.requirements,
    preferredSkills: job.preferred_skills,
    status: job.status,
    expires_at: job.expires_at ?? "",
    questions: job.questions.map((question) => ({
      id: question.id,
      question: question.question,
      questionType: question.question_type,
      isRequired: question.is_required,
      options: question.options,
    })),
  };
}

export const isChoice = (type: QuestionType): boolean => choiceQuestionTypes.includes(type);

/** Typed dollars as a number; null for nothing, NaN for what is no number, which the contract refuses. */
export function readDollars(typed: string): number | null {
  const digits = typed.replace(/[$,\s]/g, "");
  return digits === "" ? null : Number(digits);
}

/**
 * The contract's rules on the form's values. The expiry date cannot be before today (S2 §5), unless it is the one already stored:
 * an ended job can be corrected without being reopened.
 */
export function jobFormSchema(storedExpiry: string | null) {
  return z.pipe(
    z.transform(
      (values: JobFormValues): JobInput => ({
        ...values,
        // Still unchecked text: the enums are the next step's to judge.
        jobType: values.jobType as JobType,
        experienceLevel: values.experienceLevel as ExperienceLevel | "",
        salaryMin: readDollars(values.salaryMin),
        salaryMax: readDollars(values.salaryMax),
        questions: values.questions.map((question) => ({
          ...question,
          options: isChoice(question.questionType) ? question.options : [],
        })),
      }),
    ),
    jobInputSchema.check(
      z.refine(({ expires_at: day }) => !day || day === storedExpiry || day >= todayUtc(), {
        message: "The expiry date cannot be before today",
        path: ["expires_at"],
      }),
    ),
  );
}
