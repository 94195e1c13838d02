import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { ExternalLink } from "@/components/ui/external-link";
import { isEmailLink } from "@/lib/is-email-link";

/** Parsed Markdown has HTML entities: "&amp;". */
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

const each = (tokens: readonly Token[] | undefined): ReactNode =>
  // Tokens are identified by position.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  tokens?.map((token, index) => <Fragment key={index}>{shown(token)}</Fragment>);

function Link({ href, tokens }: Tokens.Link) {
  const words = each(tokens);
  if (!isEmailLink(href)) return <ExternalLink href={href}>{words}</ExternalLink>;
  return (
    <a className="link break-words" href={href}>
      {words}
    </a>
  );
}

function List({ ordered, items }: Tokens.List) {
  const look = "grid grid-cols-[minmax(0,1fr)] gap-2 pl-5 marker:text-ink-subtle";
  const rows = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={index} className="break-words">
      {each(item.tokens)}
    </li>
  ));
  return ordered ? <ol className={`list-decimal ${look}`}>{rows}</ol> : <ul className={`list-disc ${look}`}>{rows}</ul>;
}

/** Renders a closed list of Markdown kinds; anything else, especially HTML, shows as text. */
function shown(token: Token): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      // A single level, because it is inside a page with its own levels.
      return <h3 className="mt-2 break-words font-semibold">{each(token.tokens)}</h3>;
    case "paragraph":
      return <p className="whitespace-pre-line break-words">{each(token.tokens)}</p>;
    case "blockquote":
      return <div className="grid gap-3 border-line border-l-2 pl-4">{each(token.tokens)}</div>;
    case "list":
      return <List {...(token as Tokens.List)} />;
    case "strong":
      return <strong className="font-semibold">{each(token.tokens)}</strong>;
    case "em":
      return <em>{each(token.tokens)}</em>;
    case "link":
      return <Link {...(token as Tokens.Link)} />;
    case "br":
      return <br />;
    case "hr":
      return <hr className="border-line" />;
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? each(token.tokens) : <span>{plain(token.text)}</span>;
    case "image":
      return <span>{plain(token.text)}</span>;
    case "code":
    case "codespan":
      return <span>{plain(token.text)}</span>;
    default:
      return <span>{token.raw}</span>;
  }
}

/** Renders Markdown beyond plain paragraphs for markdown.tsx. */
export const Marked = ({ children }: { children: string }) => each(lexer(children, { gfm: true, breaks: true }));
