// The operator's country in SQL (schemas/foundation/country.sql), made of its file in the contracts.
import type { Country, WrittenAs } from "../../functions/_shared/contracts/countries/country.ts";

const inSql = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** States or provinces by their names as private.location_key has them, to their codes in small letters. */
const regionsOf = ({ regions }: Country) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(regions).map(([code, name]) => [name.toLowerCase().replace(/[^a-z]/g, ""), code.toLowerCase()]),
    ),
  );

/** The text of schemas/foundation/country.sql. */
export function countryFile(country: Country): string {
  const written: Record<string, WrittenAs | undefined> = {
    postal_code: country.postalCodeAs,
    tax_number: country.taxNumberAs,
  };
  const rows = Object.entries(written).flatMap(([what, as]) =>
    as ? [`  when '${what}' then array[${inSql(as.pattern)}, ${inSql(as.message)}]`] : [],
  );
  return `-- Generated from the contracts by \`npm run rules:generate\`.

create function private.is_home(country text) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(lower(private.trimmed(country)) = any (${inSql(`{"",${country.spellings.map((name) => `"${name}"`)}}`)}), true);
comment on function private.is_home is 'True for an address in the operator''s country, or without a country.';

create function private.written_as(what text) returns text[]
language sql immutable parallel safe set search_path = ''
return case what
${rows.join("\n")}
end;
comment on function private.written_as is 'The operator''s country''s format of postal codes and tax numbers: a pattern, and the error if it doesn''t match. Null: any format.';

create function private.regions() returns jsonb
language sql immutable parallel safe
return ${inSql(regionsOf(country))}::jsonb;
comment on function private.regions is 'The states of the operator''s country: private.location_key of each name to its code.';

create function private.has_places() returns boolean
language sql immutable parallel safe
return ${country.hasPlaces};
comment on function private.has_places is 'Whether private.places lists the cities of the operator''s country.';
`;
}
