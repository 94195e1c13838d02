import { productName } from "../functions/_shared/contracts/operator.ts";
import { escapeHtml, jsonInHtml } from "./escape.ts";
import { type WrittenMarkup, writtenMarkup } from "./markup.ts";

/** Preview image: a card of 1,200 by 630 pixels, or a company's logo. */
interface ShareImage {
  url: string;
  isCard: boolean;
}

/** A page's head for machines: search engines, link previews, feed readers. */
export interface Head {
  title: string;
  description: string;
  /** Its canonical URL. */
  url: string;
  type: "website" | "article" | "profile";
  image: ShareImage;
  /** Feeds about the page's subject, by title. */
  feeds: { title: string; type: "application/rss+xml" | "application/feed+json"; url: string }[];
  /** Schema.org objects, one block each. */
  data: object[];
}

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** The build's data about a prerendered page. */
export interface WrittenHead extends Pick<Head, "title" | "description">, WrittenMarkup {
  /** Its card, if one was drawn. */
  card?: string;
}

/** The card for pages without their own picture. */
export const siteCard = (siteUrl: string): ShareImage => ({ url: `${siteUrl}/share.png`, isCard: true });

/** A company's logo, if it has one. */
export const logoImage = (siteUrl: string, logo: string | undefined): ShareImage =>
  logo ? { url: logo, isCard: false } : siteCard(siteUrl);

/** The head of a prerendered page. */
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

/** Replaces the title and description of a prerendered page by a full head. */
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

/** Embeds the response to a page's first request; src/lib/asked-ahead.ts passes it on. */
export const withAnswer = (page: string, answer: unknown): string =>
  page
    .replace('<html lang="en"', '$& data-answered=""')
    .replace(
      "</body>",
      () => `<script type="application/json" id="first-answer">${jsonInHtml(answer)}</script>\n  </body>`,
    );

/** What readers without scripts see in place of the app. */
export const withNoscript = (page: string, html: string): string =>
  page.replace(/<noscript>[\s\S]*?<\/noscript>/, () => `<noscript>${html}</noscript>`);

const readable = (missing: string) => `You can read this page without JavaScript. ${missing} need it.`;

/** What a page can't do for readers without scripts. */
const lines = {
  page: readable("Signing in and applying"),
  contact: readable("Sending this form and signing in"),
  jobs: readable("Searching, filtering, and applying"),
  job: readable("Seeing your match, saving, and applying"),
  search: 'Searching jobs needs JavaScript. <a href="/jobs">See all jobs</a>',
  noJobs: "There are no open jobs right now.",
  unavailable: "We can't load the jobs right now. Please try again in a minute.",
};

/** Says so in a line below the page. */
export const withLine = (page: string, line: keyof typeof lines): string =>
  withNoscript(page, `<p class="no-scripts">${lines[line]}</p>`);
