import { isMarkdown } from "../markdown.ts";

/** A longer first paragraph is cut at the end of a sentence. */
const longest = 400;
/** The start of a block that isn't a paragraph, or that turns the previous line into a heading. */
const block = /^\s*(?:#|>|\||<|[-+*]\s|\d+[.)]\s|[-=*_~`]{3}|\[[^\]]*\]:)|^(?: {4}|\t)/m;
const emphasis = /[*_`~[\]<&\\]/;

/** Splits a description into its first paragraph, which leads the page, and the rest. The lead is "" if there is none. */
export function splitLead(description: string): { lead: string; rest: string } {
  const text = description.trim();
  const [first = ""] = text.split(/\n\s*\n/, 1);
  const after = text.slice(first.length).trim();
  const whole = { lead: "", rest: description };
  if (!isMarkdown(text) || block.test(first) || /^\[[^\]]+\]:/m.test(after)) return whole;
  if (first.length <= longest) return { lead: first, rest: after };
  const end = [...first.slice(0, longest).matchAll(/[.!?](?=\s)/g)].at(-1)?.index;
  if (end === undefined || emphasis.test(first)) return whole;
  return { lead: first.slice(0, end + 1), rest: [first.slice(end + 1).trim(), after].filter(Boolean).join("\n\n") };
}
