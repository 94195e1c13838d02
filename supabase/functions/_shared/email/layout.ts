import { escapeHtml } from "./escape-html.ts";
import type { MailContent, RenderedMail } from "./mail.ts";

/** Mail clients know no custom properties: the look's tokens as plain colours, each with its dark counterpart. */
const colours = `
  body, .canvas { background: #f7faf8; }
  .card { background: #ffffff; border: 1px solid #dde4e0; border-radius: 12px; }
  .brand, .brand-text { color: #0e6147; }
  h1, p { color: #13221d; }
  .muted { color: #465550; }
  .quote { border-left: 3px solid #c4cdc9; }
  .button { background: #0e6147; color: #ffffff; }
  @media (prefers-color-scheme: dark) {
    body, .canvas { background: #0e1312 !important; }
    .card { background: #161d1b !important; border-color: #29312f !important; }
    .brand, .brand-text { color: #75dab2 !important; }
    h1, p { color: #ecf0ee !important; }
    .muted { color: #afb8b4 !important; }
    .quote { border-color: #394340 !important; }
    .button { background: #75dab2 !important; color: #031f17 !important; }
  }`;

const font = "font-family: Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const bodyText = `margin: 0 0 16px; ${font}; font-size: 16px; line-height: 26px`;
const smallText = `margin: 0 0 8px; ${font}; font-size: 13px; line-height: 20px`;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const withBreaks = (text: string): string => escapeHtml(text.trim()).replace(/\r?\n/g, "<br>");

/** The product's address of a path. Throws for anything that would lead elsewhere (DESIGN §8). */
function buildLink(siteUrl: string, path: string): string {
  if (!/^\/(?![/\\])[^\s\\<>"]*$/.test(path)) throw new Error(`A mail cannot link to '${path}'.`);
  return siteUrl.replace(/\/+$/, "") + path;
}

function renderHtml(content: MailContent, link: string): string {
  const href = escapeHtml(link);
  const paragraphs = content.paragraphs.map((text) => `<p style="${bodyText}">${withBreaks(text)}</p>`).join("\n");
  const quote = content.quote
    ? `<p class="quote muted" style="${bodyText}; padding-left: 16px">${withBreaks(content.quote)}</p>`
    : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(content.subject))}</title>
<style>${colours}
</style>
</head>
<body style="margin: 0; padding: 0">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 560px">
<tr><td style="padding: 0 0 16px">
<p class="brand-text" style="margin: 0; ${font}; font-size: 18px; font-weight: 600">Fairmatch</p>
</td></tr>
<tr><td class="card" style="padding: 32px 24px 16px; text-align: left">
<h1 style="margin: 0 0 16px; ${font}; font-size: 22px; line-height: 28px; font-weight: 600">${withBreaks(content.heading)}</h1>
${paragraphs}
${quote}
<p style="margin: 8px 0 24px"><a class="button" href="${href}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; ${font}; font-size: 16px; line-height: 20px; font-weight: 500; text-decoration: none">${escapeHtml(content.action.label)}</a></p>
<p class="muted" style="${smallText}">If the button does not work, open this address:<br><a class="brand" href="${href}" style="word-break: break-all">${href}</a></p>
</td></tr>
<tr><td style="padding: 16px 8px 0">
<p class="muted" style="${smallText}">${withBreaks(content.reason)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderText(content: MailContent, link: string): string {
  const quote = content.quote?.trim().replace(/^/gm, "> ");
  const parts = [
    content.heading,
    ...content.paragraphs,
    quote,
    `${content.action.label}:\n${link}`,
    `-- \n${content.reason}`,
  ];
  return `${parts.filter((part) => part !== undefined).join("\n\n")}\n`;
}

/** One mail in HTML and in plain text, in the product's look. siteUrl is the address the product is reached at. */
export function renderLayout(content: MailContent, siteUrl: string): RenderedMail {
  const link = buildLink(siteUrl, content.action.path);
  return {
    subject: oneLine(content.subject),
    html: renderHtml(content, link),
    text: renderText(content, link),
  };
}
