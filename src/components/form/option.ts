import { formatWords } from "@/lib/format";

/** One choice of a field. */
export interface Option {
  value: string;
  label: string;
}

/** The options that labels by value stand for, in their order. */
export const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The options that values stand for as they are, in words: "FULL_TIME" is "Full time". */
export const optionsInWords = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: formatWords(value) }));
