/** Twenty signs of lists and quotes at the beginning of a line, each inside the one before. */
const deeplyNested = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){20}/m;

/**
 * Whether a text is Markdown as people write it. Deep nesting ends the stack of whoever parses it; signs of emphasis by the thousand, or
 * a word or a gap of hundreds of letters, cost the square of their number. Such a text is shown as it is written.
 */
export const isMarkdown = (text: string): boolean =>
  !deeplyNested.test(text.replace(/^[-*_ \t]+$/gm, "")) &&
  (text.match(/[*_~]/g)?.length ?? 0) <= 1000 &&
  text.split(/\s/).every((word) => word.length <= 500) &&
  !text.includes(" ".repeat(500));
