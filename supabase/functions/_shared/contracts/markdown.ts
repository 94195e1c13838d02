/** Twenty nested list or quote markers at the start of a line. */
const deeplyNested = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){20}/m;

/**
 * Whether a text is safe to parse as Markdown. Deep nesting overflows a parser's stack, and thousands of emphasis marks, or words
 * or gaps of hundreds of characters, take quadratic time. Such a text is shown as written.
 */
export const isMarkdown = (text: string): boolean =>
  !deeplyNested.test(text.replace(/^[-*_ \t]+$/gm, "")) &&
  (text.match(/[*_~]/g)?.length ?? 0) <= 1000 &&
  text.split(/\s/).every((word) => word.length <= 500) &&
  !text.includes(" ".repeat(500));
