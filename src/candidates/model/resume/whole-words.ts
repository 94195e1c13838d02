/** Edges of words in every alphabet: the \b of JavaScript knows ASCII only, and finds "WI" in "WIŚNIEWSKA". */
const before = String.raw`(?<![\p{L}\p{M}\p{N}_])`;
const after = String.raw`(?![\p{L}\p{M}\p{N}_])`;

/** A pattern for whole words, in any case unless the flags say otherwise. */
export const wholeWords = (pattern: string, flags = "iu"): RegExp =>
  new RegExp(`${before}(?:${pattern})${after}`, flags);
