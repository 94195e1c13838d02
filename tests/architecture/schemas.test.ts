// The declared database stays readable: small files, each in the order that config.toml states, each function once.
import { expect, test } from "vitest";
import { loadConfig } from "../../supabase/local/config.ts";
import { sources, textOf } from "./sources.ts";

const files = loadConfig().db.migrations.schema_paths.map((path) => path.replace("./", "supabase/"));

test("config.toml names every schema file once", () => {
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
