/** What depends on an installation's country. */
export interface Country {
  /** ISO 3166. */
  code: string;
  /** ISO 4217. Amounts have no currency of their own: all use this one. */
  currency: string;
  /** Labels of address fields. */
  region: string;
  postalCode: string;
  /** The company's tax ID: short for forms, and in full. */
  taxNumber: string;
  taxNumberInFull: string;
  /** The documents that prove it. */
  taxNumberDocument: string;
  taxForm: string;
}

/** A term for mid-sentence use: "postal code", but "ZIP code". */
export const inSentence = (word: string): string =>
  /^[A-Z][A-Z]/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
