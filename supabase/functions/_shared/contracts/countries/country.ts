/** What differs by the country an installation is for. */
export interface Country {
  /** ISO 3166. */
  code: string;
  /** ISO 4217. Sums have no currency of their own: all are in this one. */
  currency: string;
  /** What the parts of an address are called. */
  region: string;
  postalCode: string;
  /** The number a company is registered for taxes by: in forms, and in full. */
  taxNumber: string;
  taxNumberInFull: string;
  /** The documents about it. */
  taxNumberDocument: string;
  taxForm: string;
}

/** A word for the middle of a sentence: "postal code", but "ZIP code". */
export const inSentence = (word: string): string =>
  /^[A-Z][A-Z]/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
