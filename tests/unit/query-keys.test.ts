import { expect, test } from "vitest";
import { sources, textOf } from "../architecture/sources.ts";

/** A key spelled in place: the cache would not know it as the one its factory gives. */
const spelled = /(?:query|mutation)Key:\s*\[|Quer(?:y|ies)(?:Data|State)\w*(?:<[^(]*>)?\(\s*\[|\[\s*\.\.\.\w+Keys\b/;

test("query keys come from the key factories alone", () => {
  const files = sources("src").filter((file) => !/\.test\.tsx?$|keys\.ts$/.test(file));
  expect(files.filter((file) => spelled.test(textOf(file)))).toEqual([]);
});

test.each([
  'queryKey: ["files", bucket]',
  'client.setQueryData<Profile>(["profile"], profile)',
  '{ queryKey: [...jobKeys.company(), "list"] }',
])("%s is noticed", (line) => {
  expect(line).toMatch(spelled);
});
