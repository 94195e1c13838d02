/** How something is written: a pattern that JavaScript and Postgres read alike, in any case of letters, and what is said where it isn't met. */
export interface WrittenAs {
  pattern: string;
  message: string;
}

/** What differs by the country an installation is for. */
export interface Country {
  /** ISO 3166. */
  code: string;
  /** How people write it, in small letters. An address that names no country is in this one. */
  spellings: readonly string[];
  /** ISO 4217. Sums have no currency of their own: all are in this one. */
  currency: string;
  /** Labels of address fields. */
  region: string;
  postalCode: string;
  postalCodeAs: WrittenAs;
  /** States or provinces by their codes. */
  regions: Readonly<Record<string, string>>;
  /** A city as people write it. */
  exampleCity: string;
  /** Whether private.places lists its cities: without, nothing is found or measured by distance. */
  hasPlaces: boolean;
  /** The number a company is registered for taxes by: in forms, and in full. */
  taxNumber: string;
  taxNumberInFull: string;
  /** Left out where companies have numbers of several kinds. */
  taxNumberAs?: WrittenAs;
  /** The documents about it. */
  taxNumberDocument: string;
  taxForm: string;
}

/** A term for mid-sentence use: "postal code", but "ZIP code". */
export const inSentence = (word: string): string =>
  /^[A-Z][A-Z]/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
