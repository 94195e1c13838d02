import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { joinBio } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { type Forms, ruleOf } from "../../../supabase/local/rules/field-rules.ts";
import { forms } from "../../../supabase/local/rules/forms.ts";
import { signUp, sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { contractErrors, fittingInput, isSame, sqlErrors } from "../../support/contracts.ts";
import { ruleSamples } from "../../support/rule-samples.ts";
import { nothing, times } from "../../support/samples.ts";

// The rules are generated from the schemas. SQL must apply them like the schemas, with the same messages.

type Fields = Record<string, z.ZodMiniType>;
const fieldsOf = (subject: string, ...named: string[]): Fields =>
  Object.assign({}, ...named.map((form) => (forms as Record<string, Forms>)[subject]?.[form]?.shape));
const contractOf = (fields: Fields) => (input: object) => contractErrors(z.object(fields), input);

/** Inputs per field. Years of experience is an integer argument: nothing else reaches SQL. */
const samplesOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [
      field,
      ruleSamples(ruleOf(schema)).filter((value) => field !== "experienceYears" || Number.isInteger(value)),
    ]),
  );

const everyForm = Object.entries(forms).flatMap(([subject, named]) =>
  Object.keys(named).map((form) => [subject, form]),
);

describe.each(everyForm)("SQL and the contract agree on %s, %s:", (subject = "", form = "") => {
  const fields = fieldsOf(subject, form);
  const rules = sql`private.${sql(`${subject}_rules`)}(${form})`;

  test.each(Object.entries(samplesOf(fields)))("%s", async (field, values) => {
    const inputs = values.map((value) => ({ [field]: value }));
    const contract = inputs.map(contractOf({ [field]: fields[field] as z.ZodMiniType }));
    const said = await sqlErrors(sql`private.field_errors(given, ${rules}, false)`, inputs);
    // null in an optional field means it is absent, even if no form sends it.
    const mayLack = ruleOf(fields[field]).min ? [] : nothing;
    const differences = values.filter(
      (value, index) =>
        !isSame(contract[index] ?? {}, said[index]) && !(mayLack.includes(value) && isSame({}, said[index])),
    );
    expect(differences.map((value) => JSON.stringify(value))).toEqual([]);
  });

  test("missing fields", async () => {
    const [said] = await sqlErrors(sql`private.field_errors(given, ${rules})`, [{}]);
    const mayLack = Object.keys(fields).filter((field) => !ruleOf(fields[field]).min);
    const missing = Object.entries(contractOf(fields)({})).filter(([field]) => !mayLack.includes(field));
    expect(isSame(Object.fromEntries(missing), said), JSON.stringify(said)).toBe(true);
  });
});

// Inputs are created first: that takes so long that the server would close a waiting connection.
test("any valid job is stored", async () => {
  // Field by field: rules across fields are tested in jobs-contract.test.ts.
  const samples = { ...samplesOf(fieldsOf("jobs", "job")), salaryMax: [null], payPeriod: ["hour"] };
  const ofQuestion = { ...samplesOf(fieldsOf("jobs", "question")), options: [["One"]] };
  const jobs = times(20, () => ({
    ...fittingInput(fieldsOf("jobs", "job"), samples),
    questions: [fittingInput(fieldsOf("jobs", "question"), ofQuestion)],
  }));
  const { owner } = await makeCompany();
  for (const p_job of jobs) {
    const { error } = await owner.client.rpc("create_job", { p_company_id: null, p_job });
    expect(error, JSON.stringify(p_job)).toBeNull();
  }
});

test("any valid company is stored", async () => {
  const fields = fieldsOf("companies", "registered_profile", "registration");
  // A file must be one that was uploaded.
  const { logo_url, ein_document_url, tax_document_url, ...samples } = samplesOf(fields);
  // What the operator's country writes in a way of its own is tested in country.test.ts.
  const abroad = { ...samples, reg_country: ["Elsewhere"], op_country: ["Elsewhere"] };
  const companies = times(20, () => fittingInput(fields, abroad));
  const owner = await signUp("company");
  for (const p_company of companies) {
    const { error } = await owner.client.rpc("register_company", { p_company });
    expect(error, JSON.stringify(p_company)).toBeNull();
  }
});

test("any valid profile is stored", async () => {
  const [fields, ofAddress] = [fieldsOf("candidates", "profile"), fieldsOf("candidates", "address")];
  const profiles = times(20, () => ({
    ...fittingInput(fields, samplesOf(fields)),
    ...fittingInput(ofAddress, { ...samplesOf(ofAddress), country: ["Elsewhere"] }),
  }));
  const candidate = await makeCandidate();
  for (const given of profiles) {
    const { title, bio, phoneNumber, alternatePhoneNumber, ...rest } = given as Record<string, unknown>;
    const { error } = await candidate.client.rpc("update_candidate_profile", {
      p_user_id: candidate.id,
      p_bio: joinBio(title as string, bio as string),
      p_phone: phoneNumber,
      p_alternate_phone: alternatePhoneNumber,
      ...Object.fromEntries(
        Object.entries(rest).map(([field, value]) => [
          `p_${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
          value,
        ]),
      ),
    });
    expect(error, JSON.stringify(given)).toBeNull();
  }
});
