import { isDated, isRange } from "@/candidates/model/resume/find-years";
import { lineOf } from "@/candidates/model/resume/resume-text";
import { headOf } from "@/candidates/model/resume/section-heads";

const label =
  /:$|^(?:address|location|phone|telephone|tel|mobile|cell|e-?mail|mail|web|website|linkedin|github|portfolio|born|nationality)\.?$/i;
const place = /^\p{Lu}[\p{L}.' -]+, (?:\p{Lu}{2}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u;
const contact = /@|https?:|www\.|\.(?:com|org|net|io|dev)\b|\d{3}\D{0,3}\d{3,4}|\+\d/i;

/** Counts headings, dates or locations, date ranges, labels, and contact details among texts. */
export function kindsIn(texts: readonly string[]) {
  const read = texts.map((text) => lineOf(text, 1).text);
  const count = (is: (text: string) => boolean) => read.filter(is).length;
  return {
    heads: count((text) => headOf(text) !== null),
    dates: count((text) => text.length < 40 && (isDated(text) || place.test(text))),
    ranges: count(isRange),
    labels: count((text) => label.test(text)),
    contacts: count((text) => contact.test(text) || place.test(text)),
  };
}
