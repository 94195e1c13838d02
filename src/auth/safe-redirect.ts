const origin = "http://same.origin";

// biome-ignore lint/suspicious/noControlCharactersInRegex: see below
const unsafePath = /^\/\/|[\u0000-\u001f\\]/;

/** The path and all its decoded forms; invalid encoding yields an unsafe one. */
function encodedForms(pathname: string): string[] {
  const forms = [pathname];
  for (let form = pathname; /%[0-9a-f]{2}/i.test(form); forms.push(form)) {
    try {
      form = decodeURIComponent(form);
    } catch {
      return [...forms, "//"];
    }
  }
  return forms;
}

/**
 * The path to go to after sign-in, from `?redirect=`; null unless it stays on this origin (RULES: Interface). Anything a browser could
 * read as another address is refused: "//host", "/\host", schemes, control characters, and encoded forms of them.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which can turn "/\t/host" into "//host"
  if (!value?.startsWith("/") || /[\u0000-\u001f]/.test(value)) return null;
  const pathname = value.split(/[?#]/, 1)[0] ?? "";
  if (encodedForms(pathname).some((form) => unsafePath.test(form))) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
