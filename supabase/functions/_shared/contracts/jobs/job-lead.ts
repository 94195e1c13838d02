import { isMarkdown } from "../markdown.ts";

/** A longer first paragraph is cut after a sentence. */
const longest = 400;
/** What begins a block that is no paragraph, or makes one of the line before. */
const block = /^\s*(?:#|>|\||<|[-+*]\s|\d+[.)]\s|[-=*_~`]{3}|\[[^\]]*\]:)|^(?: {4}|\t)/m;
const emphasis = /[*_`~[\]<&\\]/;

/** The first paragraph of a job's description, with which its page begins, and what follows it. "" for no such paragraph. */
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
