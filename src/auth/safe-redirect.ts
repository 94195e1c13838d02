const origin = "http://same.origin";

/**
 * The path to go to after sign-in, from `?redirect=`; null unless it stays on this origin (DESIGN §8). Anything a browser could
 * read as another address is refused: "//host", "/\host", schemes, control characters, and encoded forms of them.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value?.startsWith("/")) return null;
  let decoded = value;
  for (let round = 0; round < 3; round += 1) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which can turn "/\t/host" into "//host"
    if (/^\/[/\\]|[\u0000-\u001f\\]/.test(decoded)) return null;
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return null;
    }
  }
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
