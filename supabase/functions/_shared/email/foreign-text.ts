import { cleanText, mostCleaned } from "../contracts/clean-text.ts";

const address = /[a-z][a-z0-9+.-]{0,30}:\/\/\S+|www\.\S+/gi;
/** Keeps an address readable without making it a link: "https://example[.]com". */
const defang = (text: string): string => text.replace(address, (found) => found.replaceAll(".", "[.]"));

/** A text's visible characters. It is cut first: longer ones aren't cleaned, and no field is that long. */
const visible = (text: string): string => cleanText(text.slice(0, mostCleaned));

/** Names, titles and sentences as one line of visible text, so that none can pass for a paragraph of ours. */
export const oneLine = (text: string): string => defang(visible(text).replace(/\s+/gu, " ").trim());

/** A person's text, line by line, for places that show whose it is. Empty for none. */
export function linesOf(text: string): string[] {
  const lines = visible(text).split("\n").map(oneLine).join("\n").trim();
  return lines === "" ? [] : lines.replace(/\n{3,}/g, "\n\n").split("\n");
}
