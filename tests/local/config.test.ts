import { expect, it } from "vitest";
import { loadConfig, parseConfig } from "../../supabase/local/config.ts";

it("reads the project's file and uses the vendor's defaults for the rest", () => {
  const { api, auth } = loadConfig();
  expect(api).toEqual({ schemas: ["public"], max_rows: 1000 });
  expect(auth.email.max_frequency).toBe(60);
  expect(auth.email.template.confirmation?.content_path).toMatch(/^\/.*supabase\/templates\/confirmation.html$/);
  expect(parseConfig("").storage).toEqual({ file_size_limit: "50MiB" });
});

it("accepts lists across several lines and ignores unknown sections", () => {
  const text = `[db.migrations]\nschema_paths = [\n  "a.sql", # first\n  "b/*.sql",\n]\n[remotes.production]\nproject_id = "x"`;
  expect(parseConfig(text).db.migrations.schema_paths).toEqual(["a.sql", "b/*.sql"]);
});

it.each([
  ["45s", 45],
  ["2m", 120],
  ["1h", 3600],
])("reads %s as %i seconds", (written, seconds) => {
  expect(parseConfig(`auth.email.max_frequency = "${written}"`).auth.email.max_frequency).toBe(seconds);
});

it.each([
  [`api.max_rows = "many"`, "supabase/config.toml, api.max_rows: Invalid input: expected number, received string."],
  [`auth.email.max_frequency = "soon"`, "supabase/config.toml, auth.email.max_frequency: not a duration such as 60s."],
  ["api = [", /^supabase\/config.toml is not TOML: /],
])("names the key of an invalid value: %s", (text, sentence) => {
  expect(() => parseConfig(text)).toThrow(sentence);
});
