import { productName } from "../functions/_shared/contracts/operator.ts";
import { escapeHtml, jsonInHtml } from "./escape.ts";

/** What the head of a page says to those who do not read the page: search engines, link previews, feed readers. */
export interface Head {
  title: string;
  description: string;
  /** Its one address, whole. */
  url: string;
  type: "website" | "article" | "profile";
  image?: string | undefined;
  /** Feeds of what the page is about, by title. */
  feeds: { title: string; type: "application/rss+xml" | "application/feed+json"; url: string }[];
  /** As schema.org has it. */
  data?: object;
}

const meta = (kind: "name" | "property", name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** The head of a page that the build wrote whole. */
export const headOf = (
  heads: Record<string, Pick<Head, "title" | "description">>,
  siteUrl: string,
  path: string,
): Head => ({
  title: "",
  description: "",
  ...heads[path],
  url: siteUrl + path,
  type: "website",
  feeds: [],
});

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
    ...(image ? [meta("property", "og:image", image)] : []),
    meta("name", "twitter:card", "summary"),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", description),
    ...(image ? [meta("name", "twitter:image", image)] : []),
    ...(data ? [`<script type="application/ld+json">${jsonInHtml(data)}</script>`] : []),
  ];
  return page
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escapeHtml(description))
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(title)} | ${productName}`)
    .replace("</head>", () => `${more.join("\n    ")}\n  </head>`);
}

/** Puts what a reader without code sees into a page, with the words for screen readers and machines that React puts there itself. */
export const withMain = (
  page: string,
  path: string,
  { before, after }: { before: string; after: string },
  main: string,
): string =>
  page
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
