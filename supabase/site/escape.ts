const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => String(entities[sign]));

/** What XML 1.0 allows no document to hold, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text as it may stand in XML. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(notXml, ""));

const codeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** JSON as it may stand in a script element: nothing in it ends the element or begins a comment. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, codeOf);

/** The beginning of a text, in one line and whole signs, for previews. */
export function inBrief(text: string, length = 200): string {
  const signs = [...text.replace(/\s+/g, " ").trim()];
  return signs.length <= length
    ? signs.join("")
    : `${signs
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
