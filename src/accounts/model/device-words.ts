import { browserOf } from "@/lib/browser";

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

/** The browser and system in readable form: "Chrome on Windows". */
export function deviceWords(userAgent: string | null): string {
  const program = browserOf(userAgent ?? "")?.family;
  const system = find(systems, userAgent ?? "");
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "Unknown device";
}

export const isHandheld = (userAgent: string | null): boolean =>
  /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent ?? "");
