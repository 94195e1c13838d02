/**
 * The state an edit of a shared record started from. It is a form value, so that a draft restores it: text typed on an older
 * version is recognized, and saving it asks instead of overwriting (RULES: Interface).
 */
export interface EditBase {
  updatedAt: string;
  /** The original form values of the record's fields. */
  values: Record<string, unknown>;
}

/** Form values are strings, booleans and lists: equal if serialized alike. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const changedNames = (values: Record<string, unknown>, base: EditBase): string[] =>
  Object.keys(base.values).filter((name) => !isSame(values[name], base.values[name]));

/** Fields another user has changed since, to a different value than the form's. */
export const conflictingNames = (values: Record<string, unknown>, base: EditBase, current: EditBase): string[] =>
  changedNames(current.values, base).filter((name) => !isSame(values[name], current.values[name]));

export const pick = <Whole extends object>(whole: Whole, names: readonly string[]): Partial<Whole> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))) as Partial<Whole>;
