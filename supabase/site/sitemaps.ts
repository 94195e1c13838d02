import { escapeXml } from "./escape.ts";

/** The most addresses per sitemap. */
export const sitemapSize = 50_000;

const firstId = "00000000-0000-0000-0000-000000000000";
const idFrom = (digits: string) => digits + firstId.slice(digits.length);

/**
 * Divides the ids of that many rows into parts by their first digits, with room to double: ids are random. Parts keep their
 * names, and rows their parts, until the number has grown sixteenfold.
 */
export function partsOf(count: number, size = sitemapSize): string[] {
  let parts = [""];
  while (parts.length * size < count * 2)
    parts = parts.flatMap((digits) => [..."0123456789abcdef"].map((digit) => digits + digit));
  return parts;
}

/** A part's ids: from the first up to but excluding the second, which the last part lacks. */
export function rangeOf(digits: string): { p_from: string; p_until: string | null } {
  const next = digits && (Number.parseInt(digits, 16) + 1).toString(16).padStart(digits.length, "0");
  return { p_from: idFrom(digits), p_until: next && next.length === digits.length ? idFrom(next) : null };
}

const head = `<?xml version="1.0" encoding="UTF-8"?>`;
const space = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

export const sitemapIndex = (urls: readonly string[]): string =>
  `${head}\n<sitemapindex ${space}>\n${urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join("\n")}\n</sitemapindex>\n`;

/** Takes entries with full addresses. */
export const sitemap = (entries: readonly { url: string; changedAt?: string }[]): string =>
  `${head}\n<urlset ${space}>\n${entries
    .map(
      ({ url, changedAt }) =>
        `<url><loc>${escapeXml(url)}</loc>${changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : ""}</url>`,
    )
    .join("\n")}\n</urlset>\n`;
