// SQL notifies by key and facts. All texts are in the contracts' catalog, and none is unused.
import { expect, test } from "vitest";
import {
  notificationWords,
  phrases,
} from "../../supabase/functions/_shared/contracts/notifications/notification-words.ts";
import { wordsFile } from "../../supabase/local/rules/notification-words.ts";
import { sources, textOf } from "./sources.ts";

const generated = "supabase/schemas/notifications/words.sql";
/** The code of each schema file, without comments. */
const schemas = sources("supabase/schemas", /\.sql$/)
  .filter((file) => file !== generated)
  .map((file) => ({
    file,
    sql: textOf(file)
      .replace(/^comment on [\s\S]*?';$/gm, "")
      .replace(/--.*$/gm, ""),
  }));
const literals = (sql: string): string[] =>
  [...sql.matchAll(/'((?:[^']|'')*)'/g)].map(([, text]) => text?.replaceAll("''", "'") ?? "");

/** Functions that take a key, and its argument's position. */
const keyPlaces: Record<string, number> = {
  notify: 1,
  notify_staff: 2,
  mail_staff: 2,
  notify_company_admins: 1,
  hold_decision: 3,
  notification_text: 0,
  phrase: 0,
};

/** Keys used by other means. */
const others = [
  "audit",
  "audit_as",
  "enqueue_email",
  "mail_candidate",
  "end_open_things",
  "end_open_things_of_job",
  "end_offers",
  "end_interviews",
];

/** The arguments of a call whose bracket opens before `from`. */
function callArguments(sql: string, from: number): string[] {
  const values = [""];
  let depth = 1;
  let isQuoted = false;
  for (const sign of sql.slice(from)) {
    if (sign === "'") isQuoted = !isQuoted;
    else if (!isQuoted && "([".includes(sign)) depth += 1;
    else if (!isQuoted && ")]".includes(sign)) depth -= 1;
    if (depth === 0) break;
    if (sign === "," && depth === 1 && !isQuoted) values.push("");
    else values[values.length - 1] += sign;
  }
  return values.map((value) => value.trim());
}

const calls = schemas.flatMap(({ file, sql }) =>
  [...sql.matchAll(/(create function )?private\.(\w+)\(/g)]
    .filter(([, isDefinition, name = ""]) => !isDefinition && (name in keyPlaces || others.includes(name)))
    .map(({ 0: text, 2: name = "", index }) => ({ file, name, values: callArguments(sql, index + text.length) })),
);

const catalogue: Record<string, string> = {
  ...Object.fromEntries(Object.entries(notificationWords).map(([key, words]) => [key, words.title + words.message])),
  ...phrases,
};
const keys = Object.keys(catalogue);

/** Whether SQL names a key: whole, by prefix, or in two parts. */
function isNamedBy(key: string, texts: ReadonlySet<string>): boolean {
  const begins = [...texts].some((text) => /^[a-z_]+\.([a-z_]+_)?$/.test(text) && key.startsWith(text));
  const parts = [...key.matchAll(/[._]/g)].some(
    ({ index }) => texts.has(key.slice(0, index)) && texts.has(key.slice(index)),
  );
  return texts.has(key) || begins || parts;
}
const textsOf = new Map(schemas.map(({ file, sql }) => [file, new Set(literals(sql))]));
const filesOf = (key: string) => [...textsOf].filter(([, texts]) => isNamedBy(key, texts)).map(([file]) => file);

test("the generated SQL words match the contracts: npm run rules:generate", () => {
  expect(textOf(generated)).toBe(wordsFile());
});

test("notifications use keys and facts, never a sentence in SQL", () => {
  expect(calls.length).toBeGreaterThan(50);
  const sentences = calls.flatMap(({ file, values }) =>
    values.flatMap(literals).flatMap((text) => (/\p{L},? \p{L}/u.test(text) ? [`${file}: ${text}`] : [])),
  );
  expect(sentences).toEqual([]);
});

test("every key in SQL exists in the catalog", () => {
  const isPart = (text: string) =>
    keys.some(
      (key) =>
        key === text || (/[._]$/.test(text) && key.startsWith(text)) || (/^([._]|$)/.test(text) && key.endsWith(text)),
    );
  const unknown = calls.flatMap(({ file, name, values }) =>
    [...(values[keyPlaces[name] ?? -1] ?? "").matchAll(/(?:^|\bthen|\belse|\|\|)\s*'([^']*)'/g)]
      .map(([, text = ""]) => text)
      .filter((text) => !isPart(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(unknown).toEqual([]);
});

test.each(keys)("%s is used, and receives all its facts", (key) => {
  const files = filesOf(key);
  expect(files).not.toEqual([]);
  const given = new Set(files.flatMap((file) => [...(textsOf.get(file) ?? [])]));
  // private.notify_company_admins adds it.
  given.add("company");
  const slots = [...(catalogue[key] ?? "").matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);
  // The operator's words are filled in automatically.
  const known = new Set([...given, "product", "currency"]);
  expect(slots.filter((slot) => !known.has(slot ?? ""))).toEqual([]);
});
