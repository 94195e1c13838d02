import { beforeAll, describe, expect, test } from "vitest";
import { companyUserProfileSchema } from "../../../supabase/functions/_shared/contracts/companies/company-input.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { sql } from "../../support/accounts.ts";
import { makeCompany, type TestCompany } from "../../support/companies.ts";
import { emailSamples, isText, textSamples } from "../../support/samples.ts";

// Staff write these values directly to their row, whose checks have no messages, so only acceptance can be compared.
const { shape } = companyUserProfileSchema;
const samples: Record<keyof typeof shape, unknown[]> = {
  first_name: textSamples(limits.personName),
  last_name: textSamples(limits.personName),
  email: emailSamples(limits.email),
  phone: textSamples(limits.phone),
};
const isName = (field: string) => field.endsWith("_name");

describe("the database and the contract accept the same values for", () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await makeCompany();
  });

  /** Whether the row's checks refuse a change. */
  const isRefused = (change: Record<string, unknown>): Promise<boolean> =>
    sql`update public.company_users set ${sql(change)} where user_id = ${company.owner.id}`.then(
      () => false,
      (error: { code?: string }) => error.code === "23514" || Promise.reject(error),
    );

  test.each(Object.entries(samples))("%s", async (field, values) => {
    const differences: string[] = [];
    for (const value of values.filter(isText)) {
      const parsed = shape[field as keyof typeof shape].safeParse(value);
      // As the form sends it: cleaned, with an empty address or number as null.
      const sent = parsed.success ? (isName(field) ? parsed.data : parsed.data || null) : value;
      const refused = await isRefused({ [field]: sent });
      // A membership created at sign-up has no names, so the row must allow that.
      const mayBeEmpty = isName(field) && value.trim() === "";
      if (parsed.success === refused && !mayBeEmpty) differences.push(value);
    }
    expect(differences).toEqual([]);
  });

  test("the longest names, and store them unchanged", async () => {
    const longest = { first_name: "ä".repeat(limits.personName), last_name: "語".repeat(limits.personName) };
    await company.owner.client.from("company_users").update(longest).eq("user_id", company.owner.id);
    expect(
      await sql`select first_name, last_name from public.company_users where user_id = ${company.owner.id}`,
    ).toEqual([longest]);
  });
});
