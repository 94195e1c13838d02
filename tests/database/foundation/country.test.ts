// Another country in SQL: its generated file in one transaction, which is undone.
import { expect, test } from "vitest";
import { canada } from "../../../supabase/functions/_shared/contracts/countries/canada.ts";
import type { Country } from "../../../supabase/functions/_shared/contracts/countries/country.ts";
import { unitedStates } from "../../../supabase/functions/_shared/contracts/countries/us.ts";
import { countryFile } from "../../../supabase/local/rules/country.ts";
import { sql } from "../../support/accounts.ts";
import { makeCast } from "../../support/cast.ts";
import { makeCandidate } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";
import { become, type Transaction, undone } from "../../support/undone.ts";

const cast = await makeCast();

const inCountry = <Answer>(country: Country, act: (transaction: Transaction) => Promise<Answer>) =>
  undone(async (transaction) => {
    await transaction.unsafe(countryFile(country).replaceAll("create function", "create or replace function"));
    return act(transaction);
  });

const errorsOf = (country: Country, fields: Record<string, unknown>) =>
  inCountry(country, async (transaction) => {
    const sent = { name: "Harbor Works", industry: "Technology", location: "Toronto, ON", ...fields };
    const [row] = await transaction`select private.registration_errors(${transaction.json(sent as never)}) as errors`;
    return row?.errors;
  });

test("a company's postal code and tax number are checked in its country's format", async () => {
  const canadian = { reg_zip_code: "m5v 2t6", reg_country: "Canada", tax_id: "123456789 RT0001" };
  const american = { reg_zip_code: "80202", reg_country: "", tax_id: "12-3456789" };
  expect(await errorsOf(canada, canadian)).toEqual({});
  expect(await errorsOf(canada, american)).toEqual({
    reg_zip_code: canada.postalCodeAs.message,
    tax_id: canada.taxNumberAs?.message,
  });
  expect(await errorsOf(unitedStates, american)).toEqual({});
  // Of another country than the operator's.
  expect(await errorsOf(unitedStates, canadian)).toEqual({});
  expect(await errorsOf(unitedStates, { ...canadian, reg_country: null })).toEqual({
    reg_zip_code: unitedStates.postalCodeAs.message,
  });
  // As stored: the operator's.
  const { error } = await cast.company.owner.client.rpc("update_company", {
    p_company_id: cast.company.id,
    p_company: { reg_zip_code: "M5V 2T6", reg_country: "usa" },
  });
  expect(error?.details).toContain(unitedStates.postalCodeAs.message);
});

test("a change of other fields is not refused because of an old postal code", async () => {
  await sql`update public.companies set reg_zip_code = 'unknown', reg_country = null where id = ${cast.company.id}`;
  const change = (fields: Record<string, string>) =>
    cast.company.owner.client.rpc("update_company", { p_company_id: cast.company.id, p_company: fields });
  expect((await change({ reg_street: "1 Main St" })).error).toBeNull();
  expect((await change({ reg_zip_code: "still unknown" })).error?.details).toContain("ZIP code");
});

test("details sent with an application are checked against the profile's country", async () => {
  const [home, abroad] = await Promise.all([makeCandidate(), makeCandidate()]);
  await sql`update public.candidates set country = 'Canada', zip_code = null where id = ${abroad.candidateId}`;
  await sql`update public.candidates set country = null, zip_code = null where id = ${home.candidateId}`;
  const give = (candidateId: string) =>
    undone(async (transaction) =>
      transaction`
        select (private.save_given_details(c, '{"address": {"zipCode": "M5V 2T6"}}', null)).zip_code
        from public.candidates c where c.id = ${candidateId}`.then(
        ([row]) => row?.zip_code,
        (error: Error & { detail?: string }) => error.detail,
      ),
    );
  expect(await give(abroad.candidateId)).toBe("M5V 2T6");
  expect(await give(home.candidateId)).toContain("details.address.zipCode");
});

test("provinces match by name and code, and distances need a list of cities", async () => {
  await makeJob(cast.company, { location: "Toronto, ON" });
  const look = (country: Country) =>
    inCountry(country, async (transaction) => {
      await become(transaction, cast.people.candidate);
      const [found] = await transaction`
        select public.search_places('Den') as cities,
          public.search_jobs(p_filter => '{"place": "Toronto, Ontario", "within": 25}') -> 'jobs' as jobs`;
      return { cities: found?.cities.length > 0, jobs: found?.jobs.length > 0 };
    });
  expect(await look(unitedStates)).toEqual({ cities: true, jobs: false });
  expect(await look(canada)).toEqual({ cities: false, jobs: true });
});
