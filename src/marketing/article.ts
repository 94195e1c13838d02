import { operator } from "@contracts/operator";

/**
 * What the written pages say, as data: plain words in which "[label](/path#part)" is a link and "**words**" stand out. A test follows every
 * link; help is searched in the same words.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly Step[] }
  | { facts: readonly (readonly [label: string, words: string])[] }
  | { note: string };

export interface Step {
  words: string;
  /** Of help: the screen on which it is done (help/pictures). */
  picture?: string;
}

/** A part of a page, with an address of its own: "/privacy#kept". */
export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
  /** What the operator must offer for it. */
  needs?: keyof typeof operator.pages;
}

export interface Article {
  title: string;
  lead: string;
  sections: readonly Section[];
}

/** What the operator adds to a legal page. */
export const operatorParts = (page: keyof typeof operator.legal): readonly Section[] =>
  (operator.legal[page] ?? []).map(({ id, title, paragraphs }) => ({ id, title, blocks: paragraphs }));

/** The words of a block, one after another. */
export function wordsOf(block: Block): readonly string[] {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps.map(({ words }) => words);
  if ("facts" in block) return block.facts.flat();
  return [block.note];
}

/** All words of an article. */
export const allWordsOf = ({ title, lead, sections }: Article): readonly string[] => [
  title,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(wordsOf)]),
];
