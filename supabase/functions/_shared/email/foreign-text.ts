/** What is not seen: control and formatting characters, those that turn the reading direction included. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** The two of them that writing needs, where they stand between what they join: Persian words, emoji of several. */
const joiner = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200c\u200d](?=[\p{L}\p{Emoji}])/gu;
/** Every character at which some mail client begins a new line. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

const address = /[a-z][a-z0-9+.-]{0,30}:\/\/\S+|www\.\S+/gi;
/** An address stays readable and is no link any more: "https://example[.]com". */
const defang = (text: string): string => text.replace(address, (found) => found.replaceAll(".", "[.]"));

/** Names, titles and sentences they stand in, as one line of visible text: none can pass for a paragraph of ours. */
export function oneLine(text: string): string {
  const joiners = new Set([...text.matchAll(joiner)].map((match) => match.index));
  const visible = text.replace(unseen, (character, index: number) => {
    if (lineBreak.test(character) || character === "\t") return " ";
    return joiners.has(index) ? character : "";
  });
  return defang(visible.replace(/\s+/gu, " ").trim());
}

/** Somebody's own words, line by line, for places that show whose words they are. None for nothing. */
export function linesOf(text: string): string[] {
  const lines = text.split(new RegExp(lineBreak, "gu")).map(oneLine).join("\n").trim();
  return lines === "" ? [] : lines.replace(/\n{3,}/g, "\n\n").split("\n");
}
