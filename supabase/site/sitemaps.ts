import { escapeXml } from "./escape.ts";

/** How many addresses a sitemap may hold. */
export const sitemapSize = 50_000;

const firstId = "00000000-0000-0000-0000-000000000000";
const idFrom = (digits: string) => digits + firstId.slice(digits.length);

/**
 * The parts into which the ids of so many rows are divided, by their first digits, with room for as many again: ids are random. A part
 * keeps its name, and each row its part, until the number has grown sixteenfold.
 */
export function partsOf(count: number, size = sitemapSize): string[] {
  let parts = [""];
  while (parts.length * size < count * 2)
    parts = parts.flatMap((digits) => [..."0123456789abcdef"].map((digit) => digits + digit));
  return parts;
}

/** The ids of a part: from the first up to, but not with, the second, which the last part has not. */
export function rangeOf(digits: string): { p_from: string; p_until: string | null } {
  const next = digits && (Number.parseInt(digits, 16) + 1).toString(16).padStart(digits.length, "0");
  return { p_from: idFrom(digits), p_until: next && next.length === digits.length ? idFrom(next) : null };
}

const head = `<?xml version="1.0" encoding="UTF-8"?>`;
const space = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

export const sitemapIndex = (urls: readonly string[]): string =>
  `${head}\n<sitemapindex ${space}>\n${urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join("\n")}\n</sitemapindex>\n`;

/** Of entries, each with its whole address. */
export const sitemap = (entries: readonly { url: string; changedAt?: string }[]): string =>
  `${head}\n<urlset ${space}>\n${entries
    .map(
      ({ url, changedAt }) =>
        `<url><loc>${escapeXml(url)}</loc>${changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : ""}</url>`,
    )
    .join("\n")}\n</urlset>\n`;
