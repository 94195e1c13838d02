import { describe, expect, test } from "vitest";
import { type AnswerValue, answersSchema, answerText } from "../../../src/applications/model/answers.ts";
import { applicationAnswerSchema } from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { trimmed } from "../../../supabase/functions/_shared/contracts/clean-text.ts";
import { type QuestionType, questionTypes } from "../../../supabase/functions/_shared/contracts/enums.ts";
import type { JobQuestion } from "../../../supabase/functions/_shared/contracts/jobs/job.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { sql } from "../../support/accounts.ts";
import { contractErrors } from "../../support/contracts.ts";
import { isText, textSamples } from "../../support/samples.ts";

const options = ["Nights", "Week ends", "Ärztin", "<b>bold</b>"];
const texts = textSamples(limits.answer).filter(isText);

const ask = (question_type: QuestionType, is_required: boolean): JobQuestion => ({
  id: crypto.randomUUID(),
  question: "Why?",
  question_type,
  is_required,
  options: question_type === "MULTIPLE_CHOICE" || question_type === "CHECKBOX" ? options : [],
});

/** SQL's error for each response to a question, null if valid. */
async function sqlProblems(question: JobQuestion, answers: readonly string[]): Promise<(string | null)[]> {
  const rows = await sql<{ problem: string | null }[]>`
    select private.answer_problem(jsonb_populate_record(null::public.job_questions, ${sql.json(question as never)}), answer, null)
      as problem
    from jsonb_array_elements_text(${sql.json(answers as never)}::jsonb) with ordinality as given (answer, place)
    order by place`;
  return rows.map((row) => row.problem);
}

/** Valid responses per type. A file's response depends on the files that exist, not on the contract. */
const held: Record<Exclude<QuestionType, "FILE">, AnswerValue[]> = {
  TEXT: texts,
  TEXTAREA: texts,
  MULTIPLE_CHOICE: ["", ...options],
  CHECKBOX: [[], options, ...options.map((option) => [option]), options.slice(1, 3)],
  RATING: ["", "1", "2", "3", "4", "5"],
};

describe.each(Object.entries(held))("%s", (type, values) => {
  test.each([true, false])("SQL accepts exactly the responses the form accepts (required: %s)", async (isRequired) => {
    const question = ask(type as QuestionType, isRequired);
    const form = answersSchema([question]);
    const problems = await sqlProblems(question, values.map(answerText));
    const refused = values.filter((_, index) => problems[index] !== null);
    expect(refused).toEqual(values.filter((value) => !form.safeParse({ [question.id]: value }).success));
  });
});

describe.each(questionTypes.filter((type) => type in held))("%s", (type) => {
  test("SQL allows the same response length as the contract", async () => {
    const question = ask(type, false);
    const long = (await sqlProblems(question, texts)).map((problem) => /^Use at most/.test(problem ?? "") && problem);
    const contract = texts.map(
      (answer) => contractErrors(applicationAnswerSchema, { question_id: question.id, answer }).answer ?? false,
    );
    expect(long).toEqual(contract);
  });
});

test.each(["MULTIPLE_CHOICE", "CHECKBOX", "RATING"] as const)("%s accepts only the offered options", async (type) => {
  const others = [...texts, "nights", " Nights ", "Nights\n", "Nights,Ärztin", "0", "6", "1.0", "1\n2"].filter(
    (text) => trimmed(text) !== "",
  );
  expect(await sqlProblems(ask(type, false), others)).not.toContain(null);
});
