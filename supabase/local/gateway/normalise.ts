/** A normalized address for everything behind the gateway. */
export interface Address {
  /** Starts with "/", with canonical percent-encoding in every segment. */
  path: string;
  /** Starts with "?", or is empty. */
  search: string;
}

/** Characters no name of ours has, and that change a path when it is decoded again. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /[/\\%\u0000-\u001f\u007f]/;

/**
 * Parses a request line's target: dot segments resolved, letters decoded. Returns undefined for an ambiguous one: an encoded
 * slash or backslash, an escape within an escape, an empty segment, a control character, or bytes that aren't text.
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
