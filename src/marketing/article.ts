/**
 * A written page as it is compiled from Markdown (supabase/local/site/written-pages.ts): plain words in which "[label](/path#part)" is a
 * link, "**words**" stand out and "{{operator}}" is filled in from settings (fields.ts).
 */
export interface Article {
  title: string;
  description: string;
  lead: string;
  sections: readonly Section[];
  /** Of a legal page, newest first. */
  changes?: readonly Change[];
}

/** A part of a page, with an address of its own: "/privacy#documents". */
export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
  /** Smaller parts below it: a group's questions. */
  parts?: readonly Section[];
  /** The operator's, from operator/pages. */
  isAdded?: boolean;
}

export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly Step[] }
  | { facts: readonly (readonly [label: string, words: string])[] }
  | { note: string };

export interface Step {
  words: string;
  /** The screen on which it is done (help/pictures), and what it shows. */
  picture?: { name: string; text: string };
}

export interface Change {
  /** yyyy-mm-dd */
  on: string;
  what: string;
}

/** The words of a block, one after another. */
export function wordsOf(block: Block): readonly string[] {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps.map(({ words }) => words);
  if ("facts" in block) return block.facts.flat();
  return [block.note];
}

export const allWordsOf = ({ title, lead, sections }: Article): readonly string[] => [
  title,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(wordsOf)]),
];
