/** An address as everything behind the gateway sees it: one spelling each. */
export interface Address {
  /** Begins with "/", every segment percent-encoded in the one canonical way. */
  path: string;
  /** Begins with "?", or is empty. */
  search: string;
}

/** What no name of ours has, and what turns one path into another for a reader that decodes once more. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /[/\\%\u0000-\u001f\u007f]/;

/**
 * Reads the target of a request line: dot segments resolved, letters decoded. Gives undefined for one that has more than one reading:
 * an encoded slash or backslash, an escape within an escape, an empty segment, a control character, or bytes that are no text.
 */
export function normaliseTarget(target: string): Address | undefined {
  if (!target.startsWith("/") || target.startsWith("//")) return undefined;
  if (!URL.canParse(target, "http://gateway")) return undefined;
  const { pathname, search } = new URL(target, "http://gateway");
  const segments: string[] = [];
  for (const encoded of pathname.slice(1).split("/")) {
    const segment = decode(encoded);
    if (!segment || segment === "." || segment === ".." || unsafe.test(segment)) return undefined;
    segments.push(encodeURIComponent(segment));
  }
  return { path: `/${segments.join("/")}`, search };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
