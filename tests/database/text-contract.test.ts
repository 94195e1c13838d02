import type { Fragment } from "postgres";
import { describe, expect, test } from "vitest";
import { limits } from "../../supabase/functions/_shared/contracts/limits.ts";
import { isEmail, isHttpUrl, textList } from "../../supabase/functions/_shared/contracts/text.ts";
import { sql } from "../support/actors.ts";
import { emailSamples, isText, listSamples, urlSamples } from "../support/samples.ts";

/** What SQL gives for each text. */
async function each<Answer>(expression: Fragment, texts: readonly unknown[]) {
  const rows = await sql<{ answer: Answer }[]>`
    select ${expression} as answer
    from jsonb_array_elements(${sql.json(texts as never)}::jsonb) with ordinality as inputs (given, place)
    order by place`;
  return rows.map((row) => row.answer);
}

describe("SQL and the contract read the same", () => {
  test("e-mail addresses", async () => {
    const texts = emailSamples(limits.email).filter(isText);
    expect(await each(sql`private.is_email(given #>> '{}')`, texts)).toEqual(texts.map(isEmail));
  });

  test("web addresses", async () => {
    const texts = urlSamples(limits.url).filter(isText);
    expect(await each(sql`private.is_http_url(given #>> '{}')`, texts)).toEqual(texts.map(isHttpUrl));
  });

  test("lists, tidied", async () => {
    const schema = textList(limits.skills, limits.skill);
    const lists = listSamples(limits.skills, limits.skill).filter((list) => schema.safeParse(list).success);
    expect(await each(sql`to_jsonb(private.distinct_texts(given))`, lists)).toEqual(
      lists.map((list) => schema.parse(list)),
    );
  });
});

describe("SQL differs:", () => {
  test("spaces that never break stay at the ends of a text", async () => {
    // Controls and the block of punctuation, where white space and the invisible letters stand, and the strays.
    const block = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
    const codes = [...block(0x01, 0x21), 0x85, 0xa0, 0x1680, 0x180e, ...block(0x2000, 0x2070), 0x3000, 0xfeff];
    const letters = codes.map((code) => String.fromCodePoint(code));
    const isTrimmed = await each<boolean>(sql`private.trimmed(given #>> '{}') = ''`, letters);
    const different = letters.filter((letter, index) => (letter.trim() === "") !== isTrimmed[index]);
    expect(different).toEqual(["\u00a0", "\u2007", "\u202f", "\ufeff"]);
  });
});
