import type { Fragment } from "postgres";
import { describe, expect, test } from "vitest";
import { isEmail, isHttpUrl } from "../../../supabase/functions/_shared/contracts/addresses.ts";
import { cleanText, trimmed } from "../../../supabase/functions/_shared/contracts/clean-text.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { textList } from "../../../supabase/functions/_shared/contracts/text.ts";
import { sql } from "../../support/accounts.ts";
import {
  emailSamples,
  hiddenTexts,
  isText,
  listSamples,
  textSamples,
  urlSamples,
  webAddresses,
} from "../../support/samples.ts";

/** SQL's result for each text. */
async function each<Answer>(expression: Fragment, texts: readonly unknown[]) {
  const rows = await sql<{ answer: Answer }[]>`
    select ${expression} as answer
    from jsonb_array_elements(${sql.json(texts as never)}::jsonb) with ordinality as inputs (given, place)
    order by place`;
  return rows.map((row) => row.answer);
}

describe("SQL and the contract agree on", () => {
  test("email addresses", async () => {
    const texts = emailSamples(limits.email).filter(isText);
    expect(await each(sql`private.is_email(given #>> '{}')`, texts)).toEqual(texts.map(isEmail));
  });

  test("web addresses", async () => {
    const texts = urlSamples(limits.url).filter(isText);
    expect(await each(sql`private.is_http_url(given #>> '{}')`, texts)).toEqual(texts.map(isHttpUrl));
  });

  test("cleaned-up lists", async () => {
    const schema = textList(limits.skills, limits.skill);
    const lists = listSamples(limits.skills, limits.skill).filter((list) => schema.safeParse(list).success);
    expect(await each(sql`to_jsonb(private.distinct_texts(given))`, lists)).toEqual(
      lists.map((list) => schema.parse(list)),
    );
  });

  test("cleaned-up text", async () => {
    const texts = textSamples(limits.bio).filter(isText);
    expect(await each(sql`private.trimmed(given #>> '{}')`, texts)).toEqual(texts.map(trimmed));
    expect(await each(sql`private.clean_text(given #>> '{}')`, texts)).toEqual(texts.map(cleanText));
  });

  test("every character, after a letter that never joins and after one that can", async () => {
    const block = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
    // Without surrogates and unassigned code points, which have no normalization.
    const codes = [
      ...block(0x01, 0xd800),
      ...block(0xe000, 0x10000),
      ...block(0x1f000, 0x1fb00),
      ...block(0xe0000, 0xe1000),
    ];
    const texts = codes
      .map((code) => String.fromCodePoint(code))
      .map((letter) => `x${letter}x ه${letter} ❤\ufe0f${letter}`);
    const kept = await each<string>(sql`private.clean_text(given #>> '{}')`, texts);
    expect(texts.filter((text, index) => cleanText(text) !== kept[index]).map(encodeURI)).toEqual([]);
    expect(kept.filter((text) => cleanText(text) !== text).map(encodeURI), "what is clean stays").toEqual([]);
  });

  test("white space at the ends", async () => {
    // Controls and the punctuation block, which include white space and invisible characters, and outliers.
    const block = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
    const codes = [...block(0x01, 0x21), 0x85, 0xa0, 0x1680, 0x180e, ...block(0x2000, 0x2070), 0x3000, 0xfeff];
    const letters = codes.map((code) => String.fromCodePoint(code));
    const isTrimmed = await each<boolean>(sql`private.trimmed(given #>> '{}') = ''`, letters);
    expect(letters.filter((letter, index) => (trimmed(letter) === "") !== isTrimmed[index])).toEqual([]);
  });
});

test("invisible characters are removed, except those that scripts need", () => {
  expect(hiddenTexts.map(trimmed)).toEqual([
    "invoicegnp.exe",
    "Acme Inc",
    "zerowidth, softhyphen, joined, flag",
    "bell and\nlines\nof\nall\nkinds\nthere are",
    "a tab",
    "\u00e9\u00e9",
    "نمی\u200cخواهم",
    "\u0d05\u0d35\u0d28\u0d4d\u200d",
    "क्\u200dष श्री\u200dमती",
    "❤️\u200d🔥 👩🏽\u200d🚀 葛\u{e0100}城",
    "",
    "",
  ]);
});

test("a link must lead to a public host name", () => {
  const hosts = new Set(webAddresses.filter(isHttpUrl).map((link) => new URL(link).host));
  expect([...hosts].sort()).toEqual([
    "exa_mple.example.com",
    "example.com",
    "example.com:8080",
    "example.xn--p1ai",
    "xn--e1afmkfd.xn--p1ai",
    "xn--mgbh0fb.xn--kgbechtv",
    "xn--mller-kva.de",
    "xn--r8jz45g.xn--zckzah",
  ]);
});

test("every text column refuses invisible characters or holds nothing that people write", async () => {
  const unchecked = await sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and a.atttypid in ('text'::regtype, 'text[]'::regtype) and a.attgenerated = ''
      and not exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
          and pg_get_constraintdef(k.oid) ~ '(is_line|is_text|is_email|is_http_url|are_short_texts|ANY \\(ARRAY)')
    order by name`;
  expect(unchecked.map((row) => row.name)).toEqual([
    "audit_log.action",
    "audit_log.subject_type",
    "candidates.cover_letter_url",
    "candidates.resume_url",
    // Derived from the skills.
    "candidates.skill_keys",
    // Only from private.benefits().
    "companies.benefits",
    "companies.ein_document_url",
    "companies.logo_url",
    "companies.tax_document_url",
    "email_outbox.last_error",
    "email_outbox.template",
    // Derived from the names above.
    "notifications.message",
    "notifications.title",
    ...[
      "location",
      "locations",
      "pay_period",
      "place_terms",
      "preferred_skill_keys",
      "preferred_skills",
      "required_skill_keys",
      "skills_required",
      "title",
    ].map((column) => `published_jobs.${column}`),
  ]);
});
