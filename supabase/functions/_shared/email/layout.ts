import { colors, productName } from "../contracts/operator.ts";
import { escapeHtml } from "./escape-html.ts";
import { linesOf, oneLine } from "./foreign-text.ts";
import type { MailContent, RenderedMail } from "./mail.ts";

/**
 * The theme's light tokens as plain colors, inline because many email clients drop style sheets and none supports custom
 * properties.
 */
const { light, dark } = colors;
const font = "font-family: Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const styles = {
  canvas: `background: ${light.canvas}`,
  brand: `margin: 0; ${font}; font-size: 18px; font-weight: 600; color: ${light.accent}`,
  card: `padding: 32px 24px 16px; background: ${light.surface}; border: 1px solid ${light.line}; border-radius: 12px; text-align: left; word-break: break-word`,
  heading: `margin: 0 0 16px; ${font}; font-size: 22px; line-height: 28px; font-weight: 600; color: ${light.ink}`,
  body: `margin: 0 0 16px; ${font}; font-size: 16px; line-height: 26px; color: ${light.ink}`,
  quote: `margin: 0 0 16px; padding-left: 16px; border-left: 3px solid ${light.lineStrong}; unicode-bidi: plaintext; ${font}; font-size: 16px; line-height: 26px; color: ${light.inkMuted}`,
  button: `display: inline-block; padding: 12px 20px; background: ${light.accent}; border-radius: 8px; ${font}; font-size: 16px; line-height: 20px; font-weight: 500; color: ${light.onAccent}; text-decoration: none`,
  small: `margin: 0 0 8px; ${font}; font-size: 13px; line-height: 20px; color: ${light.inkMuted}`,
  link: `color: ${light.accent}; word-break: break-all`,
} as const;

/** The same elements with the dark tokens, for clients that support style sheets. */
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .canvas { background: ${dark.canvas} !important; }
  .card { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .brand, .link { color: ${dark.accent} !important; }
  .heading, .body { color: ${dark.ink} !important; }
  .quote { border-color: ${dark.lineStrong} !important; }
  .quote, .small { color: ${dark.inkMuted} !important; }
  .button { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;

/** Class and inline style of an element above. */
const look = (name: keyof typeof styles): string => `class="${name}" style="${styles[name]}"`;

/** A link with words as its text. */
const wordLink = `class="link" style="color: ${light.accent}; font-weight: 500"`;
const turnOff = "Turn off these emails";

const line = (text: string): string => escapeHtml(oneLine(text));

/** The product's URL for a path. Throws for one that leads elsewhere; the error omits the path, which may hold a token. */
function buildLink(siteUrl: string, path: string): string {
  if (!/^\/(?![/\\])[^\s\\<>"]*$/.test(path)) throw new Error("A mail can only link to a page of the site.");
  return siteUrl.replace(/\/+$/, "") + path;
}

interface Links {
  action: string;
  /** One per content.links. */
  each: string[];
  /** Where to unsubscribe. */
  unsubscribe: string | undefined;
}

interface Foot {
  /** The unsubscribe page. */
  unsubscribePath?: string | undefined;
  /** The operator, with the postal address. */
  operator?: string | undefined;
}

/** A person's text, line by line, each in its script's direction; nothing for an empty one. */
function renderQuote(text: string): string {
  const words = linesOf(text).map(escapeHtml).join("<br>");
  return words && `<blockquote dir="auto" ${look("quote")}>${words}</blockquote>`;
}

const isGreeting = (text: string) => /^Hello\b.*,$/.test(text);

/** The line after the subject in a list of emails: at most 150 letters are shown. */
const preheaderOf = ({ preheader, paragraphs, reason }: MailContent): string =>
  [...oneLine(preheader || paragraphs.find((text) => !isGreeting(text)) || reason)].slice(0, 150).join("");

/** Keeps what follows out of the list of emails. */
const blank = "&#8199;&#847;".repeat(80);

function renderHtml(content: MailContent, links: Links, operator: string | undefined): string {
  const href = escapeHtml(links.action);
  const paragraph = (text: string) => `<p ${look("body")}>${line(text)}</p>`;
  const quote = renderQuote(content.quote ?? "");
  const paragraphs = content.paragraphs.map(paragraph);
  const quotes = (content.quotes ?? []).flatMap(({ by, words, below }) => [
    `<p ${look("small")}><b>${line(by)}</b></p>`,
    renderQuote(words),
    below ? `<p ${look("small")}>${line(below)}</p>` : "",
  ]);
  const after = (content.after ?? []).map(paragraph);
  const rows = (content.links ?? []).map(
    ({ label, text }, index) =>
      `<p ${look("body")}><a href="${escapeHtml(links.each[index] ?? "")}" ${wordLink}>${line(label)}</a>${text && `<br>${line(text)}`}</p>`,
  );
  const unsubscribe = links.unsubscribe && escapeHtml(links.unsubscribe);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${line(content.subject)}</title>
<style>${darkStyles}
</style>
</head>
<body class="canvas" style="margin: 0; padding: 0; ${styles.canvas}">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${escapeHtml(preheaderOf(content))}${blank}</div>
<table role="presentation" ${look("canvas")} width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 560px">
<tr><td style="padding: 0 0 16px; text-align: left"><p ${look("brand")}>${productName}</p></td></tr>
<tr><td ${look("card")}>
<h1 ${look("heading")}>${line(content.heading)}</h1>
${[...paragraphs, ...rows].join("\n")}
${[quote, ...quotes.filter(Boolean), ...after].join("\n")}
<p style="margin: 8px 0 24px"><a href="${href}" ${look("button")}>${escapeHtml(content.action.label)}</a></p>
<p ${look("small")}>If the button does not work, open this address:<br><a href="${href}" ${look("link")}>${href}</a></p>
</td></tr>
<tr><td style="padding: 16px 8px 0; text-align: left"><p ${look("small")}>${line(content.reason)}${unsubscribe ? ` <a href="${unsubscribe}" ${wordLink}>${turnOff}</a>` : ""}</p>${operator ? `<p ${look("small")}>${line(operator)}</p>` : ""}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderText(content: MailContent, links: Links, operator: string | undefined): string {
  const quoteOf = (text: string) => linesOf(text).map((words) => `> ${words}`.trimEnd());
  const quote = quoteOf(content.quote ?? "");
  const parts = [
    oneLine(content.heading),
    ...content.paragraphs.map(oneLine),
    ...(content.links ?? []).map(({ label, text }, index) =>
      [oneLine(label), ...(text ? [oneLine(text)] : []), links.each[index]].join("\n"),
    ),
    ...(quote.length > 0 ? [quote.join("\n")] : []),
    ...(content.quotes ?? []).map(({ by, words, below }) =>
      [oneLine(by), ...quoteOf(words), ...(below ? [oneLine(below)] : [])].join("\n"),
    ),
    ...(content.after ?? []).map(oneLine),
    `${content.action.label}:\n${links.action}`,
    `-- \n${oneLine(content.reason)}${links.unsubscribe ? `\n${turnOff}: ${links.unsubscribe}` : ""}${operator ? `\n${oneLine(operator)}` : ""}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** An email in HTML and in plain text, in the product's design. siteUrl is the product's address. */
export function renderLayout(
  content: MailContent,
  siteUrl: string,
  { unsubscribePath, operator }: Foot = {},
): RenderedMail {
  const links: Links = {
    action: buildLink(siteUrl, content.action.path),
    each: (content.links ?? []).map(({ path }) => buildLink(siteUrl, path)),
    unsubscribe: unsubscribePath && buildLink(siteUrl, unsubscribePath),
  };
  return {
    subject: oneLine(content.subject),
    html: renderHtml(content, links, operator),
    text: renderText(content, links, operator),
    ...(content.replyTo && { replyTo: content.replyTo }),
  };
}
