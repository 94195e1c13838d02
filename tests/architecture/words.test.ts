// One term for one thing, wherever people read it.
import { expect, test } from "vitest";
import { sources, textOf } from "./sources.ts";

const files = [
  ...sources("src", /\.tsx?$/),
  ...sources("supabase/functions", /\.ts$/),
  ...sources("supabase/schemas", /\.sql$/),
  ...sources("supabase/templates", /\.html$/),
  "supabase/config.toml",
];
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*|--|#)/.test(line);

test("the word is email", () => {
  const other = (file: string) =>
    textOf(file)
      .split("\n")
      .filter((line) => !isComment(line) && /e-mail/i.test(line));
  expect(files.flatMap(other)).toEqual([]);
});
