import { describe, expect, test } from "vitest";
import { jobStatuses, questionTypes } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { jobChangesSchema, jobFormInputSchema } from "../../../supabase/functions/_shared/contracts/jobs/job.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { sql } from "../../support/accounts.ts";
import { expectSameErrors, sqlErrors } from "../../support/contracts.ts";
import { day } from "../../support/dates.ts";
import { anything, choiceSamples, nothing } from "../../support/samples.ts";

const newJobSchema = jobFormInputSchema(null);
const check = sql`private.job_errors(given, null)`;
const expectSame = (inputs: object[]) => expectSameErrors(newJobSchema, check, inputs);

const whole = { title: "Engineer", description: "Builds things.", location: "Denver, CO", jobType: "FULL_TIME" };
const asking = (...questions: unknown[]) => ({ ...whole, questions });

// What no generated rule covers: field-rules.test.ts compares those.
const samples = {
  status: [...choiceSamples(jobStatuses), "open", " Active "],
  expires_at: [day(-1), day(0), day(1), "2999-12-31", "2996-02-29", "0001-01-01"],
  questions: [
    ...anything.filter((value) => value !== null),
    ...[limits.questions, limits.questions + 1].map((count) =>
      Array.from({ length: count }, () => ({ question: "Why?" })),
    ),
  ],
};

describe("SQL and the contract say the same about a job's", () => {
  test.each(Object.entries(samples))("%s", async (field, values) => {
    await expectSame([whole, ...values.map((value) => ({ ...whole, [field]: value }))]);
  });

  // Only the form refuses a past day: it knows the stored one.
  test.each(Object.entries(samples).filter(([field]) => field !== "expires_at"))(
    "%s, when it alone changes",
    async (field, values) => {
      const stored = sql`private.job_errors(given, jsonb_populate_record(null::public.jobs, ${sql.json({ id: crypto.randomUUID() })}))`;
      await expectSameErrors(jobChangesSchema, stored, [{}, ...values.map((value) => ({ [field]: value }))]);
    },
  );

  test("salaries together", async () => {
    const salaries = [undefined, null, 0, 1, 24.5, 24.555, 50_000, limits.salary];
    await expectSame(
      [undefined, null, "", "year", "hour", "day"].flatMap((payPeriod) =>
        salaries.flatMap((salaryMin) => salaries.map((salaryMax) => ({ ...whole, salaryMin, salaryMax, payPeriod }))),
      ),
    );
  });

  test("expiry date, salaries and question options, each checked whatever else is wrong", async () => {
    const wrong = {
      expires_at: "2001-01-01",
      salaryMin: 2,
      salaryMax: 1,
      questions: [{ question: "", questionType: "CHECKBOX" }],
    };
    await expectSame([wrong, { ...wrong, jobType: "", location: 7 }, { ...whole, ...wrong, salaryMin: 1.5 }]);
    expect((await sqlErrors(check, [wrong]))[0]).toMatchObject({
      title: "Enter a job title",
      expires_at: "The expiry date can't be before today",
      salaryMax: "The maximum salary can't be below the minimum",
      "questions.0.options": "Add at least one option",
    });
  });

  test("questions, each by its position", async () => {
    await expectSame([asking({ question: "How?" }, { question: "", options: [7] }, "Why?")]);
  });

  test("questions with and without options, by type", async () => {
    const options = [undefined, [], ["  "], ["One"], ["One", "Two"]];
    const questions = questionTypes.flatMap((questionType) =>
      options.map((given) => ({ question: "Which?", questionType, options: given })),
    );
    await expectSame(questions.map((question) => asking(question)));
  });
});

describe("SQL differs:", () => {
  test("it reads null or empty text for a list or setting as left out", async () => {
    const lists = ["locations", "skills_required", "requirements", "preferredSkills"] as const;
    const inputs = [
      ...lists.flatMap((field) => nothing.map((value) => ({ ...whole, [field]: value }))),
      ...nothing.map((options) => asking({ question: "Why?", options })),
      ...[null, ""].map((questionType) => asking({ question: "Why?", questionType })),
      asking({ question: "Why?", id: null }),
      { ...whole, questions: null },
    ];
    expect(inputs.filter((input) => newJobSchema.safeParse(input).success)).toEqual([]);
    expect(await sqlErrors(check, inputs)).toEqual(inputs.map(() => ({})));
  });

  test("it counts entries before dropping repeated ones, while the contract drops them first", async () => {
    const locations = Array.from({ length: limits.locations }, (_, index) => `Place ${index}`);
    const repeated = { ...whole, locations: [...locations, "place 0"] };
    expect(await sqlErrors(check, [repeated])).toEqual([{ locations: `Use at most ${limits.locations} entries` }]);
    expect(await sqlErrors(check, [newJobSchema.parse(repeated)])).toEqual([{}]);
  });
});
