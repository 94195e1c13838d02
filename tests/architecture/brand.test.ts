// Branding lives in two files: the contracts' operator file, and the tokens.
import { expect, test } from "vitest";
import { colors, productName } from "../../supabase/functions/_shared/contracts/operator.ts";
import { branded } from "../../supabase/local/site/brand.ts";
import { sources, textOf } from "./sources.ts";

const operatorFile = "supabase/functions/_shared/contracts/operator.ts";
/** The country files that the operator file chooses from. */
const countries = "supabase/functions/_shared/contracts/countries/";
const tokens = "src/styles/tokens.css";
/** Generated: it contains private.operator_word. */
const words = "supabase/schemas/notifications/words.sql";

const files = [
  ...sources("src", /(?<!\.test)\.(ts|tsx|css)$/),
  ...["functions", "schemas", "site"].flatMap((folder) => sources(`supabase/${folder}`, /\.(ts|sql)$/)),
  ...sources("public", /\.(js|svg)$/),
  "index.html",
].filter((file) => file !== operatorFile && file !== tokens && !file.startsWith(countries));

/** Text people may read: without comments in code or in the database. */
const spoken = (file: string): string =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, "")
    .replace(/^comment on [\s\S]*?';$/gm, "")
    .replace(/(^|[\s{;])(\/\/|--) .*$/gm, "$1");
const linesWith = (pattern: RegExp, except: (line: string) => boolean = () => false) =>
  files.flatMap((file) =>
    spoken(file)
      .split("\n")
      .filter((line) => pattern.test(line) && !except(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );

test("texts take the product name from the operator file", () => {
  const named = linesWith(new RegExp(`\\b${productName}\\b`));
  expect(named).toEqual([`${words}: when 'product' then '${productName}'`]);
});

test("texts contain no currency sign or code of their own", () => {
  // "$1" and "$$" belong to queries and patterns.
  expect(linesWith(/[€£¥]|\b(USD|CAD)\b|\$\d{2,}|\$\d[.,]\d|\$\$\{/)).toEqual([]);
});

/** "#777" and "oklch(1 0 0 / 0.1)" are neutral: print styles and white overlays use them. */
const isGray = (color: string): boolean => {
  const [, hex] = /^#([\da-f]{3,8})$/i.exec(color) ?? [];
  if (!hex) return /^oklch\([\d.]+ 0 0\b/.test(color);
  const parts = hex.length < 6 ? [...hex.slice(0, 3)] : [hex.slice(0, 2), hex.slice(2, 4), hex.slice(4, 6)];
  return new Set(parts.map((part) => part.toLowerCase())).size === 1;
};

test("colors are defined only in the operator file and the tokens", () => {
  const colored = files.flatMap((file) =>
    [
      ...spoken(file).matchAll(
        /(?<![\w&/?])#[\da-f]{3}(?:[\da-f]{3}(?:[\da-f]{2})?)?\b(?! \d)|\b(?:oklch|rgba?|hsla?)\([^)]*\)/gi,
      ),
    ]
      .map(([color]) => color)
      .filter((color) => !isGray(color))
      .map((color) => `${file}: ${color}`),
  );
  expect(colored).toEqual([]);
});

/** A token's color in sRGB, as #rrggbb. */
function hexOf(token: string, scheme: number): string {
  const [, pair = ""] = new RegExp(`--color-${token}: light-dark\\((.*)\\);`).exec(textOf(tokens)) ?? [];
  const [l = 0, c = 0, h = 0] = (pair.split("),")[scheme]?.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  const channel = (value: number) =>
    Math.round(255 * Math.min(1, Math.max(0, value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)));
  return `#${linear.map((value) => channel(value).toString(16).padStart(2, "0")).join("")}`;
}

test.each(["light", "dark"] as const)("the operator's %s colors match the tokens", (scheme) => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const fromTokens = Object.keys(colors[scheme]).map((name) => [name, hexOf(kebab(name), scheme === "light" ? 0 : 1)]);
  expect(Object.fromEntries(fromTokens)).toEqual(colors[scheme]);
});

test("index.html, the icon and the embed script are filled in with the brand", () => {
  for (const file of ["index.html", "public/favicon.svg", "public/embed.js"])
    expect(branded(textOf(file)), file).toMatch(new RegExp(`^(?!.*__\\w+__)[\\s\\S]*${productName}`));
  expect(() => branded("__slogan__")).toThrow("slogan");
});
