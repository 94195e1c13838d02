import { type ApplicationAnswerInput, applicationAnswerSchema } from "@contracts/applications/application";
import { trimmed } from "@contracts/clean-text";
import type { JobQuestion } from "@contracts/jobs/job";
import * as z from "zod/mini";

/** A file that has been sent and waits for its application. */
export interface SentFile {
  /** In the person's own folder. */
  path: string;
  name: string;
}

/** What a question's field holds: text, the chosen options, or a file on its way or sent. */
export type AnswerValue = string | string[] | File | SentFile | null;

/** The form's values, by question id, which is also how the server names a refused answer. */
export type AnswerValues = Record<string, AnswerValue>;

/** Named by place, because the list above the form shows several together. */
export const answerMissing = (index: number) => `Please answer question ${index + 1}.`;
export const fileMissing = "Please select a file first";
export const fileNotSent = "This file has not been sent yet. Wait a moment, or choose it again.";

export const isSentFile = (value: unknown): value is SentFile =>
  typeof value === "object" && value !== null && !(value instanceof Blob) && "path" in value;

/** An empty answer for every question. */
export function emptyAnswers(questions: readonly JobQuestion[]): AnswerValues {
  return Object.fromEntries(
    questions.map(({ id, question_type }) => [
      id,
      question_type === "CHECKBOX" ? [] : question_type === "FILE" ? null : "",
    ]),
  );
}

/** What an application sends for an answer (contracts/applications/application.ts): options one a line, a file as its path. */
export function answerText(value: AnswerValue | undefined): string {
  if (Array.isArray(value)) return value.join("\n");
  if (isSentFile(value)) return value.path;
  return typeof value === "string" ? trimmed(value) : "";
}

/** One answer for every question, in the form's order; '' where nothing was said. */
export function toAnswerInputs(questions: readonly JobQuestion[], values: AnswerValues): ApplicationAnswerInput[] {
  return questions.map(({ id }) => ({ question_id: id, answer: answerText(values[id]) }));
}

const isBlank = (value: AnswerValue | undefined) => !(value instanceof File) && answerText(value) === "";

/** True while a required question has no answer. */
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

/** The rules of a job's form: required questions need a non-blank answer (RULES: Applications). */
export function answersSchema(questions: readonly JobQuestion[]) {
  return z.object(Object.fromEntries(questions.map((question, index) => [question.id, answerSchema(question, index)])));
}
