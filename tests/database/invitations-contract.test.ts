import { describe, expect, test } from "vitest";
import { candidateProfileSchema } from "../../supabase/functions/_shared/contracts/candidate.ts";
import { sql } from "../support/actors.ts";

const { address, ...ownFields } = candidateProfileSchema.shape;
/** Fields of the profile that a company does not fill in for a candidate (S2 §3, candidate invitation payload). */
const notInvited = ["email", "experienceYears", "portfolioUrl", "githubUrl", "linkedinUrl"];

const values: unknown[] = [
  null,
  "",
  "  ",
  "Just text",
  "two\nlines",
  "female",
  "h1b",
  7,
  true,
  ["One", " one ", ""],
  ["x", 7],
  ["x".repeat(61)],
  Array.from({ length: 51 }, (_, index) => `Skill ${index}`),
  ...[21, 41, 51, 101, 201, 4_799, 4_800].map((length) => "x".repeat(length)),
];

async function sqlError(rules: "candidate_rules" | "address_rules", field: string, value: unknown) {
  const [row] = await sql`
    select private.field_errors(${sql.json({ [field]: value } as never)}::jsonb, private.${sql(rules)}()) ->> ${field} as error`;
  return row?.error ?? null;
}

describe("SQL and the contract say the same about what an invitation fills in:", () => {
  test.each(Object.keys(ownFields).filter((field) => !notInvited.includes(field)))("%s", async (field) => {
    const schema = ownFields[field as keyof typeof ownFields];
    for (const value of values) {
      // An absent list is an empty one, null is the same here.
      if (field === "skills" && (value === null || (typeof value === "string" && value.trim() === ""))) continue;
      const expected = schema.safeParse(value).error?.issues[0]?.message ?? null;
      expect(await sqlError("candidate_rules", field, value), JSON.stringify(value)).toBe(expected);
    }
  });

  test.each(Object.keys(address.shape))("address, %s", async (field) => {
    const schema = address.shape[field as keyof typeof address.shape];
    for (const value of values) {
      const expected = schema.safeParse(value).error?.issues[0]?.message ?? null;
      expect(await sqlError("address_rules", field, value), JSON.stringify(value)).toBe(expected);
    }
  });
});
