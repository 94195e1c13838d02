/** Programs in the order in which they are looked for: most name others as well. */
const programs: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d*)/, "Edge"],
  [/\b(?:OPR|Opera)\/(\d*)/, "Opera"],
  [/\bSamsungBrowser\/(\d*)/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d*)/, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\/(\d*)/, "Chrome"],
  [/\bVersion\/(\d*)\S* .*Safari\//, "Safari"],
];

/** What a program calls itself: family and major version, "" where it says none. Undefined for one that isn't known. */
export function browserOf(userAgent: string): { family: string; version: string } | undefined {
  for (const [pattern, family] of programs) {
    const found = pattern.exec(userAgent);
    if (found) return { family, version: found[1] ?? "" };
  }
  return undefined;
}
