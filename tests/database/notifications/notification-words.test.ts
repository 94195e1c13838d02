import { expect, test } from "vitest";
import { notificationTypes } from "../../../supabase/functions/_shared/contracts/notifications/notification.ts";
import {
  type NotificationWords,
  notificationWords,
  phrases,
} from "../../../supabase/functions/_shared/contracts/notifications/notification-words.ts";
import { sql } from "../../support/accounts.ts";
import { makeCandidate } from "../../support/companies.ts";

const filled = async (template: string, facts: Record<string, string | number | null>) => {
  const [row] = await sql<{ text: string }[]>`select private.filled(${template}, ${sql.json(facts)}) as text`;
  return row?.text;
};

test("a template is filled with its values, and braces inside a value stay", async () => {
  expect(await filled("{count} jobs of {company}.", { count: 3, company: "{count} [Sons] {job}" })).toBe(
    "3 jobs of {count} [Sons] {job}.",
  );
  expect(await filled("", {})).toBe("");
});

test("a part in brackets is left out if its value is missing", async () => {
  expect(await filled("{job}[. {words}]", { job: "Driver", words: "Too far" })).toBe("Driver. Too far");
  expect(await filled("{job}[. {words}]", { job: "Driver", words: null })).toBe("Driver");
  expect(await filled("[{words}]", {})).toBe("");
});

test("a value missing outside brackets raises an error", async () => {
  await expect(filled("{job} at {company}", { job: "Driver" })).rejects.toThrow("The fact company is missing");
  await expect(filled("{job} at {company}", { job: "Driver", company: null })).rejects.toThrow("company is missing");
});

test("an unknown key raises an error", async () => {
  const person = await makeCandidate();
  await expect(sql`select private.notify(${person.id}, 'role_changed.somehow')`).rejects.toThrow(
    "role_changed.somehow",
  );
  await expect(sql`select private.phrase('somehow')`).rejects.toThrow("There is no phrase somehow");
});

test("SQL has the contract's templates, and each key starts with its type", async () => {
  const keys = Object.keys(notificationWords);
  const rows = await sql<(NotificationWords & { key: string })[]>`
    select key, words.title, words.message from unnest(${keys}::text[]) key, private.notification_words(key) words`;
  expect(Object.fromEntries(rows.map(({ key, ...words }) => [key, words]))).toEqual(notificationWords);
  const parts = await sql<{ key: string; phrase: string }[]>`
    select key, private.phrase_words(key) as phrase from unnest(${Object.keys(phrases)}::text[]) key`;
  expect(Object.fromEntries(parts.map(({ key, phrase }) => [key, phrase]))).toEqual(phrases);
  expect([...new Set(keys.map((key) => key.split(".")[0]))].sort()).toEqual([...notificationTypes].sort());
});
