import { isHttpUrl } from "@contracts/addresses";
import type { Found } from "@/candidates/model/resume/found";
import { folded, type ResumeLine, type ResumePage } from "@/candidates/model/resume/resume-text";
import { wholeWords } from "@/candidates/model/resume/whole-words";

const address = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d][\p{L}\d.-]{0,200}\.[\p{L}]{2,24}/u;

/** The first email address; those of references come later. */
export function findEmail(lines: readonly ResumeLine[], pages: readonly ResumePage[]): Found<string> | undefined {
  const mailed = pages.flatMap(({ links }) =>
    links.flatMap((link) => (/^mailto:/i.test(link) && address.exec(link)?.[0]) || []),
  );
  for (const [index, { text, page }] of lines.entries()) {
    // Letters that did not fit into a narrow cell.
    const rest = lines.slice(index + 1, index + 3).find((line) => /^[a-z]{1,3}$/.test(line.text))?.text ?? "";
    const found = address.exec(/@\S+$/.test(text) ? text + rest : text)?.[0].replace(/[.-]+$/, "");
    // If a line break splits the address, its link is still whole.
    if (found) return { value: mailed.find((each) => each.endsWith(found)) ?? found, pages: [page] };
  }
  const page = pages.findIndex(({ links }) => links.some((link) => /^mailto:/i.test(link))) + 1;
  return mailed[0] ? { value: mailed[0], pages: [page] } : undefined;
}

// Dates, years and ZIP codes are numbers as well, like the first five digits of "55401 (612) 555-0148".
const noPhone =
  /(?<!\d)\d{5}(?=[\s\p{P}]+(?:1[\s.-])?\(?\d{3}\)?[\s.\u2010-\u2015-]*\d{3}[\s.\u2010-\u2015-]?\d{4}(?!\d))|(?<!\d)(?:19|20)\d\d\s*[-–—/.]\s*(?:19|20)?\d\d(?!\d)|(?<!\d)(?:19|20)\d\d\s+(?:19|20)\d\d(?!\d)|\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d|\b\d{5}-\d{4}\b|\b\d{1,2}[./](?:19|20)\d\d\b|\b(?:19|20)\d\d[./-]\d{1,2}\b/gu;
const number =
  /(?<![\p{L}\d])(?:\(?(?:\+|00))?\(?\d[\d ().\u00a0/\u2010-\u2015-]{6,22}\d(?:\s*(?:x|ext\.?)\s*\d{1,5})?/iu;
const label = wholeWords("phone|telephone|tel|mobile|mobil|cell|handy|telefon|móvil|tél|call|ph|m|t|p");

/** A phone number of any country: in the contact details a labeled one or any; elsewhere a labeled one. */
export function findPhone(
  contact: readonly ResumeLine[],
  elsewhere: readonly ResumeLine[] = [],
): Found<string> | undefined {
  let unlabelled: Found<string> | undefined;
  for (const [index, { text, page }] of [...contact, ...elsewhere].entries()) {
    if (index >= contact.length && unlabelled) return unlabelled;
    const plain = text
      .replace(/\S+@\S+|https?:\S+|\b[\w-]+\.(?:com|org|net|io|dev)\S*/gi, " ; ")
      .replace(noPhone, " ; ");
    const written = number.exec(plain)?.[0].trim();
    const digits = written?.replace(/(?:x|ext\.?)\s*\d+$/i, "").replace(/\D/g, "") ?? "";
    if (!written || digits.length < 9 || digits.length > 15) continue;
    // Drops an unmatched bracket: "1) (303)…".
    const tidied = written.includes(")") ? written : written.replace("(", "");
    const found = { value: tidied.replace(/\s+/g, " "), pages: [page] };
    if (label.test(text.slice(0, Math.max(0, text.indexOf(written.slice(0, 4))) + 1)) || written.startsWith("+"))
      return found;
    if (index < contact.length) unlabelled ??= found;
  }
  return unlabelled;
}

/** The addresses on a line, and those its page links to. */
const addressPattern =
  /(?:https?:\/\/|www\.)[^\s|,;•·<>()]+|\b(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s|,;•·<>()]+|\bgithub\.com\/[^\s|,;•·<>()]+|(?<![\p{L}\d@.-]|\p{L}- )[a-z\d][a-z\d-]+(?:\.[a-z\d-]+)*\.(?:dev|io|me|com|net|org|design|app|tech|info|de|co\.uk|xyz|page|site|website|codes|studio|works|art|photo|photography|blog|cloud|online|store|space|digital|agency|build|co|ca|us|eu|uk|ie|nl|se|dk|fi|fr|es|pl|ch|pt|cz|au|nz|jp|br|mx)(?:\/[^\s|,;•·<>()]*)?(?![\w@.])/giu;

const httpUrl = (written: string): string | null => {
  const whole = (/^https?:/i.test(written) ? written : `https://${written}`).replace(/[.,;:]+$/, "");
  return isHttpUrl(whole) && URL.canParse(whole) ? whole : null;
};

interface FoundLinks {
  linkedin?: Found<string>;
  github?: Found<string>;
  portfolio?: Found<string>;
}

/** The person's pages: LinkedIn, GitHub, and a website from the resume's head or with a label. */
export function findLinks(
  contact: readonly ResumeLine[],
  elsewhere: readonly ResumeLine[],
  pages: readonly ResumePage[],
  surname = "",
): FoundLinks {
  const found: FoundLinks = {};
  const consider = (written: string, page: number, isOwn: boolean) => {
    const url = httpUrl(written);
    if (!url) return;
    const { hostname, pathname } = new URL(url);
    const host = hostname.replace(/^www\./, "");
    const pageOf = (value: string) => ({ value, pages: [page] });
    if (/(?:^|\.)linkedin\.com$/.test(host)) {
      const person = /^\/(?:in|pub)\/[^/]+/.exec(pathname)?.[0];
      if (person) found.linkedin ??= pageOf(`https://www.linkedin.com${person}`);
    } else if (host === "github.com") {
      const person = /^\/[\w-]+/.exec(pathname)?.[0];
      if (person) found.github ??= pageOf(`https://github.com${person}`);
    } else if (
      isOwn &&
      // Technologies that look like addresses.
      !/^(?:(?:asp|ado|vb|ml)\.net|(?:socket|draw)\.io)$/.test(host) &&
      !/(?:^|\.)(?:google|gmail|facebook|twitter|instagram|x|youtube|outlook|yahoo|microsoft|apple|indeed|xing)\.\w+$/.test(
        host,
      )
    ) {
      found.portfolio ??= pageOf(url);
    }
  };
  for (const [index, { text, page }] of [...contact, ...elsewhere].entries()) {
    const isCalledSo = /(?<!\p{L})(?:portfolio|website|web|homepage|blog|site)\s*:/iu.test(text);
    // The parts of an email address aren't web addresses.
    for (const [written] of text.replace(/\S+@\S+/g, " ").matchAll(addressPattern))
      consider(
        written,
        page,
        isCalledSo || (index < contact.length && /^(?:https?:|www\.)|\.\w+(?:\/|$)/.test(written)),
      );
  }
  // "Portfolio", with a link that contains the person's name.
  const isNamed = (link: string) => surname.length > 3 && folded(link.split("/")[2] ?? "").includes(folded(surname));
  for (const [index, { links }] of pages.entries()) for (const link of links) consider(link, index + 1, isNamed(link));
  return found;
}
