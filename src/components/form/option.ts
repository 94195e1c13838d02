/** One choice of a field. */
export interface Option {
  value: string;
  label: string;
}

/** The options that labels by value stand for, in their order. */
export const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
