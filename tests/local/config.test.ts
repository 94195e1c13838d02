import { expect, it } from "vitest";
import { loadConfig, parseConfig } from "../../supabase/local/config.ts";

it("the project's file is read, and what it leaves out is as the vendor has it", () => {
  const { api, auth } = loadConfig();
  expect(api).toEqual({ schemas: ["public"], max_rows: 1000 });
  expect(auth.email.max_frequency).toBe(60);
  expect(auth.email.template.confirmation?.content_path).toMatch(/^\/.*supabase\/templates\/confirmation.html$/);
  expect(parseConfig("").storage).toEqual({ file_size_limit: "50MiB" });
});

it("lists may take several lines, and what is not ours is left alone", () => {
  const text = `[db.migrations]\nschema_paths = [\n  "a.sql", # first\n  "b/*.sql",\n]\n[remotes.production]\nproject_id = "x"`;
  expect(parseConfig(text).db.migrations.schema_paths).toEqual(["a.sql", "b/*.sql"]);
});

it.each([
  ["45s", 45],
  ["2m", 120],
  ["1h", 3600],
])("%s is %i seconds", (written, seconds) => {
  expect(parseConfig(`auth.email.max_frequency = "${written}"`).auth.email.max_frequency).toBe(seconds);
});

it.each([
  [`api.max_rows = "many"`, "supabase/config.toml, api.max_rows: Invalid input: expected number, received string."],
  [`auth.email.max_frequency = "soon"`, "supabase/config.toml, auth.email.max_frequency: not a duration such as 60s."],
  ["api = [", /^supabase\/config.toml is not TOML: /],
])("a wrong value is named with its key: %s", (text, sentence) => {
  expect(() => parseConfig(text)).toThrow(sentence);
});
