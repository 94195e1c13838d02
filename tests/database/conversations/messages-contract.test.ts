import { expect, test } from "vitest";
import { mailTemplates } from "../../../supabase/functions/_shared/email/render-mail.ts";
import { sql } from "../../support/accounts.ts";

/** The arguments of a call whose opening parenthesis is just before `from`. */
function argumentsAt(text: string, from: number): string[] {
  const found = [""];
  let depth = 1;
  let isQuoted = false;
  for (const letter of text.slice(from)) {
    if (letter === "'") isQuoted = !isQuoted;
    if (!isQuoted) depth += "([".includes(letter) ? 1 : ")]".includes(letter) ? -1 : 0;
    if (depth === 0) break;
    if (letter === "," && depth === 1 && !isQuoted) found.push("");
    else found.push(found.pop() + letter);
  }
  return found.map((argument) => argument.trim());
}

/** What SQL passes for a parameter with this name, in any call to a function that has one, as patterns: `kind` is any word. */
async function passed(parameter: string): Promise<RegExp[]> {
  const functions = await sql<{ name: string; parameters: string[]; text: string }[]>`
    select proname as name, coalesce(proargnames, '{}') as parameters, pg_get_functiondef(oid) as text
    from pg_proc where prokind = 'f' and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const receivers = functions.filter(({ parameters }) => parameters.includes(parameter));
  const expressions = receivers.flatMap(({ name, parameters }) =>
    functions.flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`(?<!FUNCTION )private\\.${name}\\(`, "g"))].map(
        (call) => argumentsAt(text, call.index + call[0].length)[parameters.indexOf(parameter)],
      ),
    ),
  );
  // Passing on one's own parameter, or a stored one, adds nothing; an omitted parameter is none, even before a later named one.
  const told = expressions.filter(
    (expression) =>
      expression !== undefined &&
      !/^\w+ => /.test(expression) &&
      expression !== parameter &&
      !expression.endsWith(`).${parameter}`),
  );
  return told.map(
    (expression) =>
      new RegExp(
        `^${String(expression)
          .split(/\s*\|\|\s*/)
          .map(patternOf)
          .join("")}$`,
      ),
  );
}

/** A quoted word, one of several in a case, or a variable that may hold any; "!" for anything else. */
function patternOf(part: string): string {
  const word = /^(?:coalesce\(\w+, )?'(\w+)'\)?$/.exec(part)?.[1];
  if (word) return word;
  if (/^case\b/.test(part)) {
    const words = [...part.matchAll(/\b(?:then|else)\s+'(\w+)'/g)].map(([, each]) => each);
    // Without a word, it passes on one found before.
    return words.length > 0 ? `(?:${words.join("|")})` : "\\w+";
  }
  return /^(kind|what)$/.test(part) ? "\\w+" : "!";
}

test("SQL uses every known email template, and no unknown ones", async () => {
  const known = Object.keys(mailTemplates);
  const patterns = await passed("template");
  expect(patterns.filter((pattern) => !known.some((name) => pattern.test(name)))).toEqual([]);
  expect(known.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
});

test("every kind of invitation has an email template", async () => {
  const [row] = await sql<{ text: string }[]>`
    select pg_get_functiondef('private.invitation_kind'::regproc) as text`;
  const kinds = [...(row?.text ?? "").matchAll(/\b(?:then|else) '(\w+)'/gi)].map(([, kind]) => `invitation_${kind}`);
  const templates = Object.keys(mailTemplates).filter((name) => name.startsWith("invitation_"));
  expect(kinds.sort()).toEqual(templates.sort());
});
