import { localDay } from "@contracts/day";
import type { JobStatus, JobType, QuestionType } from "@contracts/enums";
import { type CompanyJob, choiceQuestionTypes, type JobInput, jobFormInputSchema } from "@contracts/jobs/job";
import { jobFields } from "@contracts/jobs/job-fields";
import { limits } from "@contracts/limits";
import * as z from "zod/mini";
import type { EditBase } from "@/components/form/edit-base";
import { readAmount } from "@/lib/read-amount";

/** The contract's input as form values: every field present and non-null. */
type Held<Input> = { [Field in keyof Input]-?: NonNullable<Input[Field]> };

type Question = NonNullable<JobInput["questions"]>[number];
type QuestionFormValues = Omit<Held<Question>, "id"> & Pick<Question, "id">;

/** The job form's values: no choice is "", numbers are strings. */
export type JobFormValues = Omit<
  Held<JobInput>,
  "jobType" | "salaryMin" | "salaryMax" | "answerDays" | "status" | "questions"
> & {
  jobType: JobType | "";
  salaryMin: string;
  salaryMax: string;
  answerDays: string;
  status: JobStatus;
  questions: QuestionFormValues[];
  /** What the edit started from; absent for a new job. */
  base?: EditBase | undefined;
};

/** New questions are short answers and required. */
export const newQuestion = (question: string) =>
  ({ question, questionType: "TEXT", isRequired: true, options: [] }) satisfies QuestionFormValues;

/** A job's form values; empty without one. */
const fieldValues = (job: Partial<CompanyJob>) =>
  Object.fromEntries(
    Object.entries(jobFields).map(([name, { column, kind }]) => [
      name,
      kind === "list" ? (job[column] ?? []) : String(job[column] ?? ""),
    ]),
  ) as Omit<JobFormValues, "base">;

export const emptyJob: JobFormValues = { ...fieldValues({}), payPeriod: "year", status: "draft" };

export const jobFormValues = (job: CompanyJob): Omit<JobFormValues, "base"> => ({
  ...fieldValues(job),
  questions: job.questions.map((question) => ({
    id: question.id,
    question: question.question,
    questionType: question.question_type,
    isRequired: question.is_required,
    options: question.options,
  })),
});

/** A copy of a stored job: a draft with its own questions and no last day, which may have passed. */
export const jobCopyValues = (job: CompanyJob): JobFormValues => {
  const values = jobFormValues(job);
  return {
    ...values,
    title: `Copy of ${job.title}`.slice(0, limits.jobTitle),
    status: "draft",
    expires_at: "",
    questions: values.questions.map(({ id: _other, ...question }) => question),
  };
};

export const jobEditBase = (job: CompanyJob): EditBase => ({ updatedAt: job.updated_at, values: jobFormValues(job) });

export const isChoice = (type: QuestionType): boolean => choiceQuestionTypes.includes(type);

/** The contract's rules on the form's values. */
export function jobFormSchema(storedExpiry: string | null) {
  return z.pipe(
    // Unknown, because the contract validates it.
    z.transform((values: JobFormValues): unknown => ({
      ...values,
      // The type implies it.
      workplace: values.jobType === "REMOTE" ? "remote" : values.workplace,
      salaryMin: readAmount(values.salaryMin),
      salaryMax: readAmount(values.salaryMax),
      answerDays: values.answerDays === "" ? null : Number(values.answerDays),
      questions: values.questions.map((question) => ({
        ...question,
        options: isChoice(question.questionType) ? question.options : [],
      })),
    })),
    jobFormInputSchema(storedExpiry, localDay),
  );
}
