const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => String(entities[sign]));

/** Characters that XML 1.0 forbids in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes text for XML. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(notXml, ""));

const codeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes JSON for a script element: nothing in it can end the element or start a comment. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, codeOf);

/** The start of a text on one line, without splitting characters, for previews. */
export function inBrief(text: string, length = 200): string {
  const signs = [...text.replace(/\s+/g, " ").trim()];
  return signs.length <= length
    ? signs.join("")
    : `${signs
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
