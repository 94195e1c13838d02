import { cleanText, mostCleaned } from "../contracts/clean-text.ts";

const address = /[a-z][a-z0-9+.-]{0,30}:\/\/\S+|www\.\S+/gi;
/** An address stays readable and is no link any more: "https://example[.]com". */
const defang = (text: string): string => text.replace(address, (found) => found.replaceAll(".", "[.]"));

/** What can be seen of a text. Cut first: a longer one is not cleaned, and no field holds one. */
const visible = (text: string): string => cleanText(text.slice(0, mostCleaned));

/** Names, titles and sentences they stand in, as one line of visible text: none can pass for a paragraph of ours. */
export const oneLine = (text: string): string => defang(visible(text).replace(/\s+/gu, " ").trim());

/** Somebody's own words, line by line, for places that show whose words they are. None for nothing. */
export function linesOf(text: string): string[] {
  const lines = visible(text).split("\n").map(oneLine).join("\n").trim();
  return lines === "" ? [] : lines.replace(/\n{3,}/g, "\n\n").split("\n");
}
