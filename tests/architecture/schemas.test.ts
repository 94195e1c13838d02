// The declared schema stays readable: small files in the order that config.toml lists, each function once.
import { expect, test } from "vitest";
import { loadConfig } from "../../supabase/local/config.ts";
import { rulesFile } from "../../supabase/local/rules/field-rules.ts";
import { forms } from "../../supabase/local/rules/forms.ts";
import { listSchemaFiles } from "../../supabase/local/schemas/apply-schemas.ts";
import { sources, textOf } from "./sources.ts";

const paths = loadConfig().db.migrations.schema_paths;
const files = listSchemaFiles({ folder: "supabase", paths }).map((file) => `supabase/${file}`);

test("config.toml lists every schema file once", () => {
  expect([...files].sort()).toEqual(sources("supabase/schemas", /\.sql$/).sort());
});

test.each(files)("%s has at most 400 lines", (file) => {
  expect(textOf(file).split("\n").length).toBeLessThanOrEqual(400);
});

test("no function is defined twice", () => {
  const functions = files.flatMap((file) =>
    [...textOf(file).matchAll(/^create (?:or replace )?function (\w+\.\w+)\(/gm)].map(([, name]) => name),
  );
  expect(functions.length).toBeGreaterThan(100);
  expect(functions.filter((name, index) => functions.indexOf(name) !== index)).toEqual([]);
});

test.each(Object.entries(forms))("the rules of %s match the contracts: npm run rules:generate", (subject, named) => {
  expect(textOf(`supabase/schemas/${subject}/rules.sql`)).toBe(rulesFile(subject, named));
});
