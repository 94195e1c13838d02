// What the vendor's own CLI says of the migrated database.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateTypes, typesFile } from "../support/generate-types.ts";
import { runVendorCli } from "../support/vendor-cli.ts";

const databaseUrl = String(process.env.TEST_DATABASE_URL);

test("the committed types are those of the migrated database", () => {
  expect(readFileSync(typesFile, "utf8")).toBe(generateTypes(databaseUrl));
}, 60_000);

test("the security advisors find nothing", () => {
  const answer = runVendorCli([
    "db",
    "advisors",
    "--type",
    "security",
    "--fail-on",
    "warn",
    "--output-format",
    "json",
    `--remote=${databaseUrl}`,
  ]);
  expect(answer).toContain("[]");
}, 60_000);
