// The contracts' checks where the product is for one country or another.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { canada } from "../../supabase/functions/_shared/contracts/countries/canada.ts";
import { unitedStates } from "../../supabase/functions/_shared/contracts/countries/us.ts";

const operatorFile = "../../supabase/functions/_shared/contracts/operator.ts";

describe.each([
  {
    country: unitedStates,
    fits: ["80202", "80202-1234", ""],
    misfits: ["8020", "80202-12", "M5V 2T6", "80202 Denver"],
    taxNumbers: { fit: ["12-3456789", "123456789", "any other"], misfit: [] as string[] },
    abroad: "Canada",
    sum: "$1,200",
  },
  {
    country: canada,
    fits: ["M5V 2T6", "m5v2t6", "K1A-0B1", ""],
    misfits: ["80202", "D5V 2T6", "M5V 2T", "M5V  2T6"],
    taxNumbers: { fit: ["123456789", "123456789 RT0001", "123456789RC0002", ""], misfit: ["12-3456789", "12345678"] },
    abroad: "United States",
    sum: "CA$1,200",
  },
])("in $country.code", ({ country, fits, misfits, taxNumbers, abroad, sum }) => {
  let inputs: typeof import("../../supabase/functions/_shared/contracts/companies/company-input.ts");
  let candidates: typeof import("../../supabase/functions/_shared/contracts/candidates/candidate-input.ts");
  let money: typeof import("../../supabase/functions/_shared/contracts/money.ts");
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock(operatorFile, async (original) => {
      const { operator, ...rest } =
        await original<typeof import("../../supabase/functions/_shared/contracts/operator.ts")>();
      return { ...rest, country, operator: { ...operator, country } };
    });
    inputs = await import("../../supabase/functions/_shared/contracts/companies/company-input.ts");
    candidates = await import("../../supabase/functions/_shared/contracts/candidates/candidate-input.ts");
    money = await import("../../supabase/functions/_shared/contracts/money.ts");
  });
  afterAll(() => {
    vi.doUnmock(operatorFile);
    vi.resetModules();
  });

  const company = { name: "Harbor Works", industry: "Technology", location: country.exampleCity };
  const messages = (fields: Record<string, unknown>) => {
    const { error } = inputs.companyRegistrationSchema.safeParse({ ...company, ...fields });
    return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
  };

  test("postal codes must have the country's format", () => {
    for (const code of fits) expect(messages({ reg_zip_code: code, reg_country: "" }), code).toEqual({});
    for (const code of misfits)
      expect(messages({ op_zip_code: code, op_country: country.spellings[0] }), code).toEqual({
        op_zip_code: country.postalCodeAs.message,
      });
  });

  test("other countries and requests without a country accept any postal code", () => {
    for (const code of misfits) {
      expect(messages({ reg_zip_code: code, reg_country: abroad })).toEqual({});
      expect(messages({ reg_zip_code: code })).toEqual({});
    }
  });

  test("tax numbers must have the country's format", () => {
    for (const number of taxNumbers.fit) expect(messages({ tax_id: number, reg_country: null }), number).toEqual({});
    for (const number of taxNumbers.misfit) {
      expect(messages({ tax_id: number, reg_country: "" }), number).toEqual({ tax_id: country.taxNumberAs?.message });
      expect(messages({ tax_id: number, reg_country: abroad }), number).toEqual({});
    }
  });

  test("candidate addresses and company changes follow the same rules", () => {
    const [misfit] = misfits;
    const address = candidates.candidateProfileSchema.shape.address.safeParse({ zipCode: misfit, country: "" });
    expect(address.error?.issues.map(({ path }) => path)).toEqual([["zipCode"]]);
    const change = inputs.updateCompanyRequestSchema.safeParse({
      companyId: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
      companyData: { reg_zip_code: misfit, reg_country: "" },
    });
    expect(change.error?.issues.map(({ path }) => path)).toEqual([["companyData", "reg_zip_code"]]);
  });

  test("the operator's own address follows the same rules", async () => {
    const { ownZipCode } = await import("../../supabase/functions/_shared/contracts/administration/settings.ts");
    for (const code of [...fits, null]) expect(ownZipCode.safeParse(code).success, String(code)).toBe(true);
    for (const code of misfits)
      expect(
        ownZipCode.safeParse(code).error?.issues.map(({ message }) => message),
        code,
      ).toEqual([country.postalCodeAs.message]);
  });

  test("addresses in an application follow the country entered there, or the profile's", async () => {
    const { detailsSchema, emptyDetails } = await import("../../src/applications/model/given-details.ts");
    const [misfit = ""] = misfits;
    const problems = (countryTyped: string, profile: string | null) =>
      detailsSchema(profile === null ? ["zipCode", "country"] : ["zipCode"], profile)
        .safeParse({ ...emptyDetails, zipCode: misfit, country: countryTyped })
        .error?.issues.map(({ message }) => message);
    expect(problems(country.spellings[0] ?? "", null)).toEqual([country.postalCodeAs.message]);
    expect(problems(abroad, null)).toBeUndefined();
    expect(problems("", abroad)).toBeUndefined();
    expect(problems("", country.spellings[0] ?? "")).toEqual([country.postalCodeAs.message]);
  });

  test("amounts use the country's currency", () => {
    expect(money.formatMoney(1200)).toBe(sum);
  });
});
