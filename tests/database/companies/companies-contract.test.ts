import { describe, expect, test } from "vitest";
import {
  companyProfileSchema,
  companyRegistrationSchema,
  updateCompanyRequestSchema,
} from "../../../supabase/functions/_shared/contracts/company-input.ts";
import { companySizes, cultureValues } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { signUp, sql } from "../../support/actors.ts";
import { contractErrors, expectSameErrors, fittingInput, sqlErrors } from "../../support/contracts.ts";
import {
  anything,
  choiceListSamples,
  choiceSamples,
  emailSamples,
  textSamples,
  times,
  urlSamples,
} from "../../support/samples.ts";

const forms = {
  registration: {
    schema: companyRegistrationSchema,
    check: sql`private.field_errors(given, private.company_profile_rules(true) || private.company_registration_rules())`,
  },
  update: {
    schema: updateCompanyRequestSchema.shape.companyData,
    check: sql`private.field_errors(given, private.company_profile_rules(false) || private.company_registration_rules(), false)`,
  },
};
const expectSame = (form: keyof typeof forms, inputs: object[]) =>
  expectSameErrors(forms[form].schema, forms[form].check, inputs);

/** Every kind of input for every field: whatever a field holds, it may be sent what another one does. */
const values = [
  ...new Set([
    ...choiceSamples(companySizes),
    ...emailSamples(limits.email),
    ...urlSamples(limits.url),
    ...[limits.zipCode, limits.phone, limits.unit, limits.city, limits.name, limits.companyDescription].flatMap((max) =>
      textSamples(max, 2),
    ),
  ]),
];

describe("SQL and the contract say the same about", () => {
  const fields = Object.keys({ ...companyRegistrationSchema.shape, ...companyProfileSchema.shape });

  test.each(fields.filter((field) => field !== "same_as_registered" && field !== "culture_values"))(
    "%s",
    async (field) => {
      const whole = { name: "Acme", industry: "technology", location: "Springfield" };
      if (field in companyRegistrationSchema.shape) {
        await expectSame(
          "registration",
          values.map((value) => ({ ...whole, [field]: value })),
        );
      }
      await expectSame(
        "update",
        values.map((value) => ({ [field]: value })),
      );
    },
  );

  test("how it works", async () => {
    const lists = choiceListSamples(cultureValues, limits.cultureValues);
    await expectSame(
      "update",
      lists.map((list) => ({ culture_values: list })),
    );
  });

  test("whether the addresses are the same, but for the words", async () => {
    await expectSame(
      "update",
      anything.map((value) => ({ same_as_registered: value })),
    );
  });

  test("what is missing", async () => {
    await expectSame("registration", [{}]);
    await expectSame("update", [{}]);
    expect(contractErrors(forms.update.schema, {})).toEqual({});
  });

  test("a company that fits: it is stored, whatever it holds", async () => {
    const { shape } = companyRegistrationSchema;
    // A file is one that was uploaded.
    const fields = Object.keys(shape).filter((field) => !/(logo|document)_url$/.test(field));
    const samples = Object.fromEntries(fields.map((field) => [field, [...values, true, false]]));
    const owner = await signUp("company");
    for (const p_company of times(20, () => fittingInput(shape, samples))) {
      const { error } = await owner.client.rpc("register_company", { p_company });
      expect(error, JSON.stringify(p_company)).toBeNull();
    }
  });

  test("the sizes of a company", async () => {
    for (const size of companySizes) {
      expect(await sqlErrors(forms.update.check, [{ company_size: size }])).toEqual([{}]);
    }
  });
});
