import { type ApplicationAnswerInput, applicationAnswerSchema } from "@contracts/applications/application";
import { trimmed } from "@contracts/clean-text";
import type { JobQuestion } from "@contracts/jobs/job";
import * as z from "zod/mini";

/** An uploaded file not yet part of an application. */
export interface SentFile {
  /** In the person's own folder. */
  path: string;
  name: string;
}

/** A question field's value: text, chosen options, or a file, uploading or uploaded. */
export type AnswerValue = string | string[] | File | SentFile | null;

/** Form values by question id, which the server also uses in errors. */
export type AnswerValues = Record<string, AnswerValue>;

/** Includes the position, because the list above the form shows several together. */
const answerMissing = (index: number) => `Please answer question ${index + 1}.`;
const fileMissing = "Please select a file first";
export const fileNotSent = "This file hasn't finished uploading. Wait a moment, or choose it again.";

export const isSentFile = (value: unknown): value is SentFile =>
  typeof value === "object" && value !== null && !(value instanceof Blob) && "path" in value;

export function emptyAnswers(questions: readonly JobQuestion[]): AnswerValues {
  return Object.fromEntries(
    questions.map(({ id, question_type }) => [
      id,
      question_type === "CHECKBOX" ? [] : question_type === "FILE" ? null : "",
    ]),
  );
}

/** A response as submitted (contracts/applications/application.ts): options one per line, a file as its path. */
export function answerText(value: AnswerValue | undefined): string {
  if (Array.isArray(value)) return value.join("\n");
  if (isSentFile(value)) return value.path;
  return typeof value === "string" ? trimmed(value) : "";
}

/** One response per question, in the form's order; '' if empty. */
export function toAnswerInputs(questions: readonly JobQuestion[], values: AnswerValues): ApplicationAnswerInput[] {
  return questions.map(({ id }) => ({ question_id: id, answer: answerText(values[id]) }));
}

const isBlank = (value: AnswerValue | undefined) => !(value instanceof File) && answerText(value) === "";

export function isAnswerMissing(questions: readonly JobQuestion[], values: AnswerValues): boolean {
  return questions.some(({ id, is_required }) => is_required && isBlank(values[id]));
}

function answerSchema({ is_required, question_type }: JobQuestion, index: number) {
  const missing = question_type === "FILE" ? fileMissing : answerMissing(index);
  return z.custom<AnswerValue>().check((context) => {
    const { value } = context;
    const problem = (message: string) => context.issues.push({ code: "custom", message, input: value });
    if (value instanceof File) problem(fileNotSent);
    else if (is_required && isBlank(value)) problem(missing);
    else {
      const { error } = applicationAnswerSchema.shape.answer.safeParse(answerText(value));
      if (error) problem(error.issues[0]?.message ?? "");
    }
  });
}

/** A job form's schema: required questions need a non-blank response (RULES: Applications). */
export function answersSchema(questions: readonly JobQuestion[]) {
  return z.object(Object.fromEntries(questions.map((question, index) => [question.id, answerSchema(question, index)])));
}
