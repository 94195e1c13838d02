import { operator } from "@contracts/operator";

/**
 * The contents of written pages as data: plain text with "[label](/path#part)" links and "**bold**". A test follows every link;
 * help search uses the same text.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly Step[] }
  | { facts: readonly (readonly [label: string, words: string])[] }
  | { note: string };

export interface Step {
  words: string;
  /** In help: the screenshot of the step (help/pictures). */
  picture?: string;
}

/** A section of a page, with its own anchor: "/privacy#kept". */
export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface Article {
  title: string;
  lead: string;
  sections: readonly Section[];
}

/** The operator's additions to a legal page. */
export const operatorParts = (page: keyof typeof operator.legal): readonly Section[] =>
  (operator.legal[page] ?? []).map(({ id, title, paragraphs }) => ({ id, title, blocks: paragraphs }));

/** The texts of a block, in order. */
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
