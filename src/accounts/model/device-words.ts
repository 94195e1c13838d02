/** Programs in the order in which they are looked for: most name others as well. */
const programs: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/\S+.* Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\b(?:Macintosh|Mac OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const find = (words: readonly [RegExp, string][], text: string) => words.find(([pattern]) => pattern.test(text))?.[1];

/** "Chrome on Windows": what a program calls itself, as a person would. */
export function deviceWords(userAgent: string | null): string {
  const program = find(programs, userAgent ?? "");
  const system = find(systems, userAgent ?? "");
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "Unknown device";
}

/** Whether it is held in a hand. */
export const isHandheld = (userAgent: string | null): boolean =>
  /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent ?? "");
