import { productName } from "../functions/_shared/contracts/operator.ts";
import { escapeHtml, jsonInHtml } from "./escape.ts";
import { type WrittenMarkup, writtenMarkup } from "./markup.ts";

/** What previews show: a card of 1,200 by 630 pixels, or a company's logo. */
interface ShareImage {
  url: string;
  isCard: boolean;
}

/** What the head of a page says to those who do not read the page: search engines, link previews, feed readers. */
export interface Head {
  title: string;
  description: string;
  /** Its one address, whole. */
  url: string;
  type: "website" | "article" | "profile";
  image: ShareImage;
  /** Feeds of what the page is about, by title. */
  feeds: { title: string; type: "application/rss+xml" | "application/feed+json"; url: string }[];
  /** As schema.org has it, a block each. */
  data: object[];
}

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** What the build knows of a page that it wrote whole. */
export interface WrittenHead extends Pick<Head, "title" | "description">, WrittenMarkup {
  /** Its card, where one was drawn. */
  card?: string;
}

/** The card of pages without a picture of their own. */
export const siteCard = (siteUrl: string): ShareImage => ({ url: `${siteUrl}/share.png`, isCard: true });

/** A company's logo, if it has one. */
export const logoImage = (siteUrl: string, logo: string | undefined): ShareImage =>
  logo ? { url: logo, isCard: false } : siteCard(siteUrl);

/** The head of a page that the build wrote whole. */
export function headOf(heads: Record<string, WrittenHead>, siteUrl: string, path: string): Head {
  const { title, description, card, ...markup } = heads[path] ?? { title: "", description: "" };
  const image = card ? { url: siteUrl + card, isCard: true } : siteCard(siteUrl);
  return {
    title,
    description,
    url: siteUrl + path,
    type: markup.on ? "article" : "website",
    image,
    feeds: [],
    data: writtenMarkup(siteUrl, { path, title, description, image: image.url, ...markup }),
  };
}

/** Puts a head into a page that the build wrote, in place of its own title and description. */
export function withHead(page: string, { title, description, url, type, image, feeds, data }: Head): string {
  const more = [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="${feed.type}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.url)}" />`,
    ),
    meta("property", "og:site_name", productName),
    meta("property", "og:locale", "en_US"),
    meta("property", "og:type", type),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:image", image.url),
    ...(image.isCard ? [meta("property", "og:image:width", "1200"), meta("property", "og:image:height", "630")] : []),
    meta("name", "twitter:card", image.isCard ? "summary_large_image" : "summary"),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", description),
    meta("name", "twitter:image", image.url),
    ...data.map((block) => `<script type="application/ld+json">${jsonInHtml(block)}</script>`),
  ];
  return page
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escapeHtml(description))
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)} | ${productName}`)
    .replace("</head>", () => `${more.join("\n    ")}\n  </head>`);
}

/** A page that shows without code: public/start.js asks for that once it is painted. */
export const withoutCode = (page: string): string => page.replace(/<script type="module".*?<\/script>\s*/s, "");

/** Puts what a reader without code sees into a page, with the words for screen readers and machines that React puts there itself. */
export const withMain = (
  page: string,
  path: string,
  { before, after }: { before: string; after: string },
  main: string,
): string =>
  withoutCode(page)
    .replace('<html lang="en"', () => `<html lang="en" data-written="${escapeHtml(path)}" data-served=""`)
    .replace('<div id="root">', () => `<div id="root">${before}${main}${after}`);

/** Lays the answer to the first request of a page beside it; src/lib/asked-ahead.ts hands it on. */
export const withAnswer = (page: string, answer: unknown): string =>
  page
    .replace('<html lang="en"', '$& data-answered=""')
    .replace(
      "</body>",
      () => `<script type="application/json" id="first-answer">${jsonInHtml(answer)}</script>\n  </body>`,
    );

/** What readers without code find in place of the app. */
export const withNoscript = (page: string, html: string): string =>
  page.replace(/<noscript>[\s\S]*?<\/noscript>/, () => `<noscript>${html}</noscript>`);
