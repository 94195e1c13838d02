// The vendor CLI's checks on the migrated database.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import { generateTypes, typesFile } from "../../support/generate-types.ts";
import { runVendorCli } from "../../support/vendor-cli.ts";

const databaseUrl = String(process.env.TEST_DATABASE_URL);

test("the committed types match the migrated database", () => {
  expect(readFileSync(typesFile, "utf8")).toBe(generateTypes(databaseUrl));
});

interface Finding {
  name: string;
  metadata: { name: string; schema: string };
}

test("the security advisors report only functions whose names are bound at creation", async () => {
  const printed = runVendorCli([
    "db",
    "advisors",
    "--type",
    "security",
    "--fail-on",
    "none",
    "--output-format",
    "json",
    `--remote=${databaseUrl}`,
  ]);
  const { results } = JSON.parse(printed.slice(printed.indexOf("{"))) as { results: Finding[] };
  // They resolve no names at run time, and with their own search path they couldn't be inlined into a query.
  const bound = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'private'::regnamespace and prosqlbody is not null and not prosecdef`;
  const isBound = ({ name, metadata }: Finding) =>
    name === "function_search_path_mutable" &&
    metadata.schema === "private" &&
    bound.some((row) => row.name === metadata.name);
  expect(results.filter((finding) => !isBound(finding))).toEqual([]);
});
