// Inputs to compare a contract's errors for a field with SQL's.
import { seed } from "./accounts.ts";

/** Random numbers from 0 to 1, deterministic per seed (mulberry32). */
function randomNumbers(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomNumbers(seed);
const below = (limit: number) => Math.floor(random() * limit);
/** One of the values, at random. */
export const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
export const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

/** Inputs that mean empty. */
export const nothing: unknown[] = [null, "", "   ", "\n"];
/** Arbitrary values to send to any field. */
const something: unknown[] = [0, 7, -1, 2.5, true, false, [], ["x"], {}, { x: 1 }];
export const anything: unknown[] = [...nothing, ...something];

/** Texts with invisible characters: to drop, to keep, or equal to no text at all. */
export const hiddenTexts = [
  "invoice\u202egnp.exe",
  "\u2066Acme\u2069 \u200fInc\u061c",
  "zero\u200bwidth\ufeff, soft\u00adhyphen, jo\u200din\u200ced, f\ufe0flag\u{e0067}",
  "bell\u0007 and\u0085lines\u2028of\u2029all\vkinds\fthere are",
  "a\ttab",
  "e\u200b\u0301e\u200d\u0301",
  "نمی\u200cخواهم",
  "\u0d05\u0d35\u0d28\u0d4d\u200d",
  "क्\u200dष श्री\u200d\u200d\u200cमती",
  "❤️\u200d🔥 👩🏽\u200d🚀 葛\u{e0100}城",
  "\u200b\u2060\u00ad",
  "\u3164\u2800\u200d\ufe0f",
];

const texts = [
  "x",
  "Just text",
  "  padded  ",
  "two\nlines",
  "two\r\nlines",
  "an old\rline break",
  "<script>alert(1)</script>",
  "O'Brien'); drop table jobs; --",
  "100 % of C:\\temp_\\",
  "Ärztin für Kinder- und Jugendmedizin",
  "ソフトウェアエンジニア",
  "مهندس برمجيات",
  "e\u0301lan",
  "👩🏽‍💻",
  ...hiddenTexts,
];
const pieces = [...texts, " ", "\n", "\t", ",", "@", ".", "://", "https://", "a@b.co", "0", "-", "\\", '"', "%"];
const randomText = (length: number) =>
  times(1 + below(6), () => pick(pieces))
    .join("")
    .slice(0, length)
    // Half a surrogate pair is invalid in JSON and in the database.
    .replace(/[\ud800-\udbff]$/, "");

export const isText = (value: unknown): value is string => typeof value === "string";

/** Texts that end exactly at, one before and one after a limit, in letters of one to four bytes. */
const around = (limit: number) =>
  [limit - 1, limit, limit + 1].flatMap((length) =>
    ["x", "ä", "語", "𝒙"].map((letter) => letter.repeat(Math.max(length, 0))),
  );

/** For a field that holds text of min to max characters. */
export const textSamples = (max: number, min = 1): unknown[] => [
  ...anything,
  ...texts,
  ...around(max),
  ...around(min),
  `  ${"x".repeat(max)}\n`,
  ...times(20, () => randomText(max)),
];

/** For a field that holds one of the values. */
export const choiceSamples = (values: readonly string[]): unknown[] => [
  ...anything,
  ...texts,
  ...values.flatMap((value) => [value, ` ${value} `, value.toUpperCase(), value.toLowerCase(), [value]]),
];

/** For a field that holds a whole number up to max. */
export const numberSamples = (max: number): unknown[] => [
  ...anything,
  ...texts,
  ...[max - 1, max, max + 1, 0.5, -0.5, "1", "1.5", String(max)],
  ...times(20, () => below(2 * max)),
];

/** For a field that holds at most `maxItems` texts of at most `maxLength` characters. */
export const listSamples = (maxItems: number, maxLength: number): unknown[] => [
  ...something,
  ...texts.map((text) => [text]),
  ...around(maxLength).map((text) => [text]),
  ...anything.map((item) => [item]),
  ["One", " one ", "", "O n e"],
  ["x", 7],
  [`  ${"x".repeat(maxLength)}  `],
  ...[maxItems - 1, maxItems, maxItems + 1].map((count) =>
    Array.from({ length: count }, (_, index) => `Entry ${index}`),
  ),
  ...times(10, () => times(below(4), () => randomText(maxLength))),
];

/** Lists of values, some unknown, too many or duplicated. */
export const choiceListSamples = (values: readonly string[], maxItems: number): unknown[] => [
  null,
  ...anything.map((item) => [item]),
  ...[0, 1, maxItems - 1, maxItems, maxItems + 1].map((count) => values.slice(0, count)),
  [values[0], values[0]],
  [values[0], "never heard of"],
  [` ${values[0]} `],
  ["one\ntwo"],
  ["x".repeat(5000)],
];

/** Web addresses of every kind, most of which may not become links. */
export const webAddresses = [
  "https://example.com/path?x=1#y",
  "HTTP://EXAMPLE.COM",
  "http://localhost:5173",
  "https://",
  "https://exa mple.com",
  'https://example.com/"onclick="x',
  "ftp://example.com",
  "javascript:alert(1)",
  "//example.com",
  "www.example.com",
  ...[
    "user:password@example.com",
    "user@example.com",
    "example.com\\@evil.test",
    "example.com:8080/a@b",
    "example.com:port",
    "localhost",
    "LOCALHOST",
    "a.localhost/x",
    "printer.LOCAL",
    "db.internal:5432",
    "home.arpa",
    "intranet",
    "127.0.0.1",
    "127.1",
    "0.0.0.0:80",
    "10.0.0.8",
    "192.168.1.1/admin",
    "169.254.169.254/latest",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "127。0。0。1",
    "１２７.０.０.１",
    "example.ｃom",
    "ⓛocalhost.com",
    "[::1]",
    "[fe80::1%25en0]/",
    "example.com.",
    "-example.com",
    "exa_mple.example.com?q=1",
    "example..com",
    "xn--mller-kva.de",
    "example.xn--p1ai/x",
    "müller.de",
    "пример.рф/путь",
    "例え.テスト",
    "مثال.إختبار",
    "e\u0301lan.fr",
    "exam\u200bple.com",
    "example.com/\u202egnp.exe",
    "example.com/two words",
  ].map((rest) => `https://${rest}`),
];
/** For a field that holds a web address. */
export const urlSamples = (max: number): unknown[] => [
  ...textSamples(max),
  ...webAddresses,
  ...[max - 1, max, max + 1].map((length) => "https://example.com/".padEnd(length, "x")),
];

const mailboxes = [
  "a@b.co",
  " a@b.co ",
  "o'brien@example.com",
  "a@b",
  "a@b..co",
  "a b@example.com",
  "@b.co",
  "<a@b.co>",
  "a\u200b@b.co",
  "a\u202e@b.co",
  "a@b\u00ad.co",
];
/** For a field that holds an email address. */
export const emailSamples = (max: number): unknown[] => [
  ...textSamples(max),
  ...mailboxes,
  ...[max - 1, max, max + 1].map((length) => "@example.com".padStart(length, "x")),
];
