/** Browsers in order of detection: most name others as well. */
const programs: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d*)/, "Edge"],
  [/\b(?:OPR|Opera)\/(\d*)/, "Opera"],
  [/\bSamsungBrowser\/(\d*)/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d*)/, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\/(\d*)/, "Chrome"],
  [/\bVersion\/(\d*)\S* .*Safari\//, "Safari"],
];

/** The user agent's family and major version, "" if not given. Undefined if unknown. */
export function browserOf(userAgent: string): { family: string; version: string } | undefined {
  for (const [pattern, family] of programs) {
    const found = pattern.exec(userAgent);
    if (found) return { family, version: found[1] ?? "" };
  }
  return undefined;
}
