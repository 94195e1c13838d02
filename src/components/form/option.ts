import { formatWords } from "@/lib/format";

export interface Option {
  value: string;
  label: string;
  /** The heading it stands under in a select. */
  group?: string | undefined;
}

export const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Options from values, with their words: "FULL_TIME" is "Full time". */
export const optionsInWords = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: formatWords(value) }));
