/** Word boundaries in every script: JavaScript's \b knows ASCII only, and finds "WI" in "WIŚNIEWSKA". */
const before = String.raw`(?<![\p{L}\p{M}\p{N}_])`;
const after = String.raw`(?![\p{L}\p{M}\p{N}_])`;

/** A pattern for whole words, case-insensitive by default. */
export const wholeWords = (pattern: string, flags = "iu"): RegExp =>
  new RegExp(`${before}(?:${pattern})${after}`, flags);
