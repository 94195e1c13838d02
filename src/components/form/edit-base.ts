/**
 * What an edit of a shared record began from. It is a value of its form, so that a draft brings it back: what was typed on an older
 * version stays known as such, and saving it asks instead of overwriting (RULES: Interface).
 */
export interface EditBase {
  /** updated_at of the record. */
  updatedAt: string;
  /** The form's values of the record's own fields, as they were. */
  values: Record<string, unknown>;
}

/** Form values hold texts, flags and lists: equal when written alike. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The record's fields that were changed in the form. */
export const changedNames = (values: Record<string, unknown>, base: EditBase): string[] =>
  Object.keys(base.values).filter((name) => !isSame(values[name], base.values[name]));

/** The fields somebody else has changed since, and not to what the form says anyway. */
export const conflictingNames = (values: Record<string, unknown>, base: EditBase, current: EditBase): string[] =>
  changedNames(current.values, base).filter((name) => !isSame(values[name], current.values[name]));

/** The named entries of an object. */
export const pick = <Whole extends object>(whole: Whole, names: readonly string[]): Partial<Whole> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))) as Partial<Whole>;
