import { expect, test } from "vitest";
import { cleanText } from "../../../supabase/functions/_shared/contracts/clean-text.ts";
import { sql } from "../../support/accounts.ts";
import { makeCandidate } from "../../support/companies.ts";

// Extreme texts that once kept the database busy for minutes, past every time limit.

/** The text as the database stores it, if that takes less than the statement timeout (8 s). */
async function kept(text: string): Promise<string> {
  return sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = '8s'`;
    const [row] = await transaction`select private.clean_text(${text}) as text`;
    return row?.text;
  });
}

const texts = {
  "joiners between letters that are never joined": "a\u200d".repeat(20_000),
  "joiners between letters that are": "\u0645\u200c".repeat(20_000),
  "marks above and below": `a${"\u0301\u0323".repeat(20_000)}`,
  "marks with joiners between": `a${"\u0301\u0323\u200d".repeat(13_000)}`,
  "more than a field takes": `a${"\u0301\u0323".repeat(100_000)}`,
};

test.each(Object.entries(texts))("%s", async (_, text) => {
  const text_kept = await kept(text);
  expect(text_kept).toBe(cleanText(text));
  expect(await kept(text_kept)).toBe(text_kept);
});

test("a text that is too long is refused", async () => {
  const candidate = await makeCandidate();
  const { error } = await candidate.client.rpc("update_candidate_profile", {
    p_user_id: candidate.id,
    p_first_name: texts["more than a field takes"],
    ...Object.fromEntries(
      ["last_name", "bio", "phone", "email", "alternate_phone", "gender", "work_authorization", "unit", "street"]
        .concat("city", "state", "zip_code", "country")
        .map((name) => [`p_${name}`, null]),
    ),
    p_skills: [],
  });
  expect(JSON.parse(error?.details ?? "{}").fields).toEqual({ firstName: "Use at most 100 characters" });
});
