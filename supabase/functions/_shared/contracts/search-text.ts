/** Letters that don't decompose into a base letter and an accent, with the Latin spelling people type for them. */
const spelledOut =
  "ßss æae ðd øo þth đd ħh ıi ĳij ĸq ŀl łl ŉn ŋn œoe ŧt ſs ƀb ƃb ƈc ƌd ƒf ƕhv ƙk ƚl ƞn ƣoi ƥp ƫt ƭt ƴy ƶz ǆdz ǉlj ǌnj ǥg ǳdz " +
  "ȡd ȥz ȴl ȵn ȶt ȷj ȸdb ȹqp ȼc ȿs ɀz ɇe ɉj ɍr ɏy ɓb ɖd ɗd ɛe ɠg ɨi ɲn ʀr ʈt ʉu ʋv ẚa ẜs ẝs ỻll ỽv ỿy ⱥa ⱦt ﬀff ﬁfi ﬂfl ﬃffi ﬄffl";
const spellings = new Map(spelledOut.split(" ").map((entry) => [entry.charAt(0), entry.slice(1)]));

/**
 * The normalized form for searching, for both stored and typed text: no case, accents, ligatures or apostrophes, hyphens as
 * spaces. private.search_text says the same for these letters; a test compares them.
 */
export const searchText = (value: string): string =>
  value
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => spellings.get(letter) ?? letter)
    .replace(/['`´‘’‛ʹʻʼʽˈˋ′＇]/g, "")
    .replace(/[-‐‑‒–—―−\u00ad]/g, " ")
    .normalize("NFC");
