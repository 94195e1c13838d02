// How we write what people read: one term for one thing, plain words, one style, short labels. `npm run texts` lists every text.
import { expect, test } from "vitest";
import { allTexts, type Text } from "../support/texts.ts";
import { textOf } from "./sources.ts";

const texts = allTexts();
/** Texts that a rule here would refuse, and why they stay. */
const specified = new Set(
  textOf("tests/support/specified-texts.txt")
    .split("\n")
    .filter((line) => line && !line.startsWith("#")),
);

const isHeld = ({ text }: Text) => !specified.has(text);
const listed = (found: Text[]) => found.map(({ file, line, text }) => `${file}:${line}: ${text}`);

/** What we don't write, and what we write instead. */
const terms: [RegExp, string][] = [
  [/e-mail|\bmails?\b(?! server)/i, "email"],
  [/\bsubscriptions?\b|\btiers?\b/i, "plan"],
  [/\badmins?\b/i, "administrator"],
  [/(?<!\b(in|one|takes?|taken|took|takes? the|your|its|first) )\bplaces?\b/i, "location"],
  [/\blooks? after\b/i, "owner"],
  [/\bmanaged\b|\bmanages? (them|you|your profile)\b/i, "represent"],
  [/\bput(s|ting)?\b.{0,30} forward\b/i, "submit to job"],
  [/\b(takes?|taken|took|taking)( \w+)? back\b/i, "withdraw"],
  [/\banswers? by\b/i, "reply-by date"],
  [/\bnot seen\b/i, "not assessed"],
  [/\bverdicts?\b/i, "recommendation"],
  [/\bis over\b/i, "ends"],
  [/\bto come\b/i, "upcoming"],
  [/(?<!of |week's )\bnotices?\b/i, "notification"],
  [
    /duties in turn|moves inside first|tried small first|open numbers|shifts known ahead|decisions explained|written first/i,
    "the ways of working by their new names",
  ],
  [/\bstands?\b(?! out)/i, "is"],
  [/\b(is|are|was|were|be|been|gets?) (\w+ )?told\b/i, "notify"],
  [/\b(is|are) asked\b(?! for)/i, "we ask"],
  [/\bwhoever\b/i, "anyone who"],
  [/\b(some|any|every)body\b/i, "someone, anyone, everyone"],
  [/\banew\b|\bmeanwhile\b|\bbeside\b/i, "again, in the meantime, next to"],
  [/(?<!\bat most .*)\bat once\b/i, "right away"],
  [/\bbecomes? of\b|\bsees? to it\b|\bgoes on\b|\bholds\b/i, "a verb people use"],
  [/\bany more\b(?=[.,;:!?]|$)|\bno more\b(?=[.,;:!?]|$)/i, "anymore, no longer"],
  [
    /\b(cancell(ed|ing)|colour|favourite|licence|organis|recognis|towards|afterwards|whilst|amongst)/i,
    "American spelling",
  ],
];
test.each(terms)("no text uses %s: we write %s", (pattern) => {
  expect(listed(texts.filter((each) => isHeld(each) && pattern.test(each.text)))).toEqual([]);
});

const buttons = /^((Submit|Link|Undo)?Button|submitLabel|confirmLabel|busyLabel|button)$/;
const titles = /^(title|heading|question|PageTitle|h[1-3]|errorTitle|successTitle)$/;
const labels = /^(label|header|legend|word|aria-label|name)$/;
/** Names of stages, places and things, which keep their capitals in a sentence. */
const names =
  /Under Review|Not Selected|Hired|Offered|Submitted|Word|Excel|(Google|Apple) Calendar|Outlook|TypeScript|JavaScript|New York|Samsung Internet|[A-Z][a-z]*[A-Z]\w*|[A-Z]+s?\b/g;

test("titles, labels and buttons are in sentence case", () => {
  const inTitleCase = texts.filter(({ text, where }) => {
    if (![buttons, titles, labels].some((each) => each.test(where))) return false;
    const [, ...later] = text.replace(names, "x").match(/[\p{L}'’-]+|[.?!:]/gu) ?? [];
    return later.some((word, at) => /^\p{Lu}\p{Ll}/u.test(word) && !/[.?!:]/.test(later[at - 1] ?? "x"));
  });
  expect(listed(inTitleCase.filter(isHeld))).toEqual([]);
});

test("dates have no leading zero, times have AM or PM, and ranges have an en dash", () => {
  const odd =
    /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* 0\d|\b\d{1,2}:\d\d\b(?! ?([AP]M|–))|(?<!\d{5}|\d{4}-\d\d|\d{4})(?<=\d) ?- ?\$?\d/;
  expect(listed(texts.filter((each) => isHeld(each) && odd.test(each.text)))).toEqual([]);
});

test("counts agree with their nouns", () => {
  const fixed =
    /(?<!most|to|than|of|… of …) … (application|job|candidate|interview|message|file|skill|question|invitation|note)s\b|\w\(s\)/i;
  // A limit is never one.
  const odd = texts.filter(({ text, isChosen }) => !isChosen && !/\bthe most\b/.test(text) && fixed.test(` ${text}`));
  expect(listed(odd.filter(isHeld))).toEqual([]);
});

test.each([
  ["a button", 24, buttons],
  ["a title", 60, titles],
  ["a toast", 90, /^(successMessage|errorMessage)$/],
  ["an email's subject", 70, /^subject$/],
])("%s has at most %i characters of its own", (_, most, shownAs) => {
  const lengthOf = (text: string) => text.replaceAll("…", "").trim().length;
  const long = texts.filter(({ where, text }) => shownAs.test(where) && lengthOf(text) > most);
  expect(listed(long.filter(isHeld))).toEqual([]);
});

test("each exception is still needed", () => {
  const all = new Set(texts.map(({ text }) => text));
  expect([...specified].filter((text) => !all.has(text))).toEqual([]);
});
