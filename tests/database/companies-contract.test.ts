import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import {
  companyProfileSchema,
  companyRegistrationSchema,
  updateCompanyRequestSchema,
} from "../../supabase/functions/_shared/contracts/company.ts";
import { companySizes } from "../../supabase/functions/_shared/contracts/enums.ts";
import { sql } from "../support/actors.ts";

/** What the contract says about each field, the first complaint of each. */
function contractErrors(schema: z.ZodMiniType, data: unknown): Record<string, string> {
  const { error } = schema.safeParse(data);
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) errors[issue.path.join(".")] ??= issue.message;
  return errors;
}

const rulesOf = {
  registration: sql`private.company_profile_rules(true) || private.company_registration_rules()`,
  update: sql`private.company_profile_rules(false) || private.company_registration_rules()`,
};

async function sqlErrors(form: keyof typeof rulesOf, data: object): Promise<Record<string, string>> {
  const [row] = await sql`
    select private.field_errors(${sql.json(data as never)}::jsonb, ${rulesOf[form]}, ${form === "registration"}) as errors`;
  return row?.errors;
}

const longTexts = [21, 41, 51, 101, 201, 501, 10_001].map((length) => "x".repeat(length));
const values: unknown[] = [
  null,
  "",
  "   ",
  "x",
  "Just text <b>with</b> markup",
  "a@b.co",
  "a@b",
  "A B@example.com",
  "https://example.com/path?x=1#y",
  "javascript:alert(1)",
  "ftp://example.com",
  `https://example.com/${"x".repeat(500)}`,
  "11-50",
  7,
  true,
  ["x"],
  { x: 1 },
  ...longTexts,
];

describe("SQL and the contract say the same about", () => {
  const fields = Object.keys({ ...companyRegistrationSchema.shape, ...companyProfileSchema.shape });

  test.each(fields.filter((field) => field !== "same_as_registered"))("%s", async (field) => {
    const whole = { name: "Acme", industry: "technology", location: "Springfield" };
    for (const value of values) {
      const registration = { ...whole, [field]: value };
      if (field in companyRegistrationSchema.shape) {
        expect(await sqlErrors("registration", registration), JSON.stringify(value)).toEqual(
          contractErrors(companyRegistrationSchema, registration),
        );
      }
      const update = { [field]: value };
      expect(await sqlErrors("update", update), JSON.stringify(value)).toEqual(
        contractErrors(updateCompanyRequestSchema.shape.companyData, update),
      );
    }
  });

  test("whether the addresses are the same, but for the words", async () => {
    for (const value of [...values, false]) {
      const data = { same_as_registered: value };
      expect(Object.keys(await sqlErrors("update", data)), JSON.stringify(value)).toEqual(
        Object.keys(contractErrors(updateCompanyRequestSchema.shape.companyData, data)),
      );
    }
  });

  test("what is missing", async () => {
    expect(await sqlErrors("registration", {})).toEqual(contractErrors(companyRegistrationSchema, {}));
    expect(await sqlErrors("update", {})).toEqual({});
  });

  test("the sizes of a company", async () => {
    for (const size of companySizes) expect(await sqlErrors("update", { company_size: size })).toEqual({});
  });
});
