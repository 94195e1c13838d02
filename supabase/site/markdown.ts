import { lexer, type Token, type Tokens } from "marked";
import { isHttpUrl } from "../functions/_shared/contracts/addresses.ts";
import { isMarkdown } from "../functions/_shared/contracts/markdown.ts";
import { escapeHtml } from "./escape.ts";

/** The Markdown parser returns HTML-escaped text: "&amp;". */
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

const each = (tokens: readonly Token[] | undefined): string => (tokens ?? []).map(shown).join("");

const link = (href: string, text: string) =>
  isHttpUrl(href) && URL.canParse(href)
    ? `<a href="${escapeHtml(new URL(href).href)}" rel="noopener noreferrer nofollow ugc">${text}</a>`
    : text;

/** The same allowlist of nodes as in the app; anything else, especially HTML, stays text. */
function shown(token: Token): string {
  switch (token.type) {
    case "space":
    case "def":
      return "";
    case "heading":
      return `<h3>${each(token.tokens)}</h3>`;
    case "paragraph":
      return `<p>${each(token.tokens)}</p>`;
    case "blockquote":
      return `<blockquote>${each(token.tokens)}</blockquote>`;
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const rows = items.map((item) => `<li>${each(item.tokens)}</li>`).join("");
      return ordered ? `<ol>${rows}</ol>` : `<ul>${rows}</ul>`;
    }
    case "strong":
      return `<strong>${each(token.tokens)}</strong>`;
    case "em":
      return `<em>${each(token.tokens)}</em>`;
    case "link":
      return link(plain(token.href), each(token.tokens));
    case "br":
      return "<br>";
    case "hr":
      return "<hr>";
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? each(token.tokens) : escapeHtml(plain(token.text));
    case "image":
    case "code":
    case "codespan":
      return escapeHtml(plain(token.text));
    default:
      return escapeHtml(token.raw);
  }
}

/** Converts a Markdown description into HTML that contains only elements created here. */
export const markdownToHtml = (markdown: string): string =>
  isMarkdown(markdown) ? each(lexer(markdown, { gfm: true, breaks: true })) : `<p>${escapeHtml(markdown)}</p>`;

/** The same as plain text. */
export const markdownToText = (markdown: string): string =>
  markdownToHtml(markdown)
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
