import type { JobQuestion } from "@contracts/jobs/job";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  type AnswerValue,
  answersSchema,
  answerText,
  emptyAnswers,
  isAnswerMissing,
  toAnswerInputs,
} from "@/applications/model/answers";

const question = (id: string, question_type: JobQuestion["question_type"], is_required = true): JobQuestion => ({
  id,
  question: `Question ${id}`,
  question_type,
  is_required,
  options: [],
});
const file = new File(["%PDF-"], "sample.pdf");
const sent = { path: "user/1.pdf", name: "sample.pdf" };

function problems(questions: JobQuestion[], values: Record<string, AnswerValue>): Record<string, string> {
  const result = z.safeParse(answersSchema(questions), values);
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]));
}

describe("answerText", () => {
  it.each([
    ["text, trimmed", "  Rust \n", "Rust"],
    ["chosen options, one per line", ["Nights", "Weekends"], "Nights\nWeekends"],
    ["a sent file by its path", sent, "user/1.pdf"],
    ["a file still being uploaded as nothing", file, ""],
    ["nothing as nothing", null, ""],
  ])("sends %s", (_what, value, text) => {
    expect(answerText(value as AnswerValue)).toBe(text);
  });
});

describe("toAnswerInputs", () => {
  it("includes every question in the form's order, unanswered ones with empty text", () => {
    const questions = [question("b", "TEXT"), question("a", "CHECKBOX", false), question("c", "FILE", false)];
    expect(toAnswerInputs(questions, { ...emptyAnswers(questions), b: "yes" })).toEqual([
      { question_id: "b", answer: "yes" },
      { question_id: "a", answer: "" },
      { question_id: "c", answer: "" },
    ]);
  });
});

describe("answersSchema", () => {
  it("requires a non-blank answer to each required question of any type, and gives its number", () => {
    const types = ["TEXT", "TEXTAREA", "MULTIPLE_CHOICE", "CHECKBOX", "FILE", "RATING"] as const;
    const questions = types.map((type) => question(type, type));
    const empty = emptyAnswers(questions);
    expect(problems(questions, { ...empty, TEXT: "   " })).toEqual(
      Object.fromEntries(
        types.map((type, index) => [
          type,
          type === "FILE" ? "Please select a file first" : `Please answer question ${index + 1}.`,
        ]),
      ),
    );
    expect(isAnswerMissing(questions, empty)).toBe(true);
  });

  it("accepts blank answers to optional questions", () => {
    const questions = [question("a", "TEXTAREA", false), question("b", "FILE", false)];
    expect(problems(questions, emptyAnswers(questions))).toEqual({});
    expect(isAnswerMissing(questions, emptyAnswers(questions))).toBe(false);
  });

  it("waits for a file that is still uploading, and accepts it once sent", () => {
    const questions = [question("a", "FILE", false)];
    expect(problems(questions, { a: file })).toEqual({
      a: "This file hasn't finished uploading. Wait a moment, or choose it again.",
    });
    expect(problems(questions, { a: sent })).toEqual({});
  });

  it("refuses more than 5,000 characters", () => {
    const questions = [question("a", "TEXTAREA")];
    expect(problems(questions, { a: "x".repeat(5001) })).toEqual({ a: "Use at most 5,000 characters" });
    expect(problems(questions, { a: "x".repeat(5000) })).toEqual({});
  });
});
