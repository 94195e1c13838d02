import { isMarkdown } from "@contracts/markdown";
import { lexer, type Token, type Tokens } from "marked";
import type { Mark, Node } from "prosemirror-model";
import { emptyDoc, schema } from "@/components/rich-text/schema";

/** Internal: content the editor can't represent. */
class Unknown extends Error {}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

const children = (token: { tokens?: Token[] | undefined }): Token[] => token.tokens ?? [];

function inline(token: Token, marks: readonly Mark[]): Node[] {
  const inside = (mark: Mark) => children(token as Tokens.Strong).flatMap((each) => inline(each, mark.addToSet(marks)));
  switch (token.type) {
    case "text":
    case "escape":
      if ("tokens" in token && token.tokens) return token.tokens.flatMap((each) => inline(each, marks));
      return token.text ? [schema.text(plain(token.text), marks)] : [];
    case "strong":
      return inside(schema.mark("strong"));
    case "em":
      return inside(schema.mark("em"));
    case "link":
      if (token.title) throw new Unknown();
      return inside(schema.mark("link", { href: plain(token.href) }));
    case "br":
      return [schema.node("hard_break")];
    case "html":
      // Shown as plain text.
      return [schema.text(token.raw, marks)];
    default:
      throw new Unknown();
  }
}

const inlines = (tokens: readonly Token[]) => tokens.flatMap((token) => inline(token, []));

/** A list item, whose text may lack a paragraph. */
function listItem({ tokens, task }: Tokens.ListItem): Node {
  if (task) throw new Unknown();
  const blocks = tokens.flatMap((token) =>
    token.type === "text" ? [schema.node("paragraph", null, inlines([token]))] : block(token),
  );
  return schema.node("list_item", null, blocks.length > 0 ? blocks : [schema.node("paragraph")]);
}

function block(token: Token): Node[] {
  switch (token.type) {
    case "space":
    case "def":
      return [];
    case "paragraph":
      return [schema.node("paragraph", null, inlines(children(token as Tokens.Paragraph)))];
    case "heading":
      return [schema.node("heading", { level: token.depth }, inlines(children(token as Tokens.Heading)))];
    case "list": {
      const { ordered, start, items } = token as Tokens.List;
      const rows = items.map(listItem);
      return [
        ordered ? schema.node("ordered_list", { start: start || 1 }, rows) : schema.node("bullet_list", null, rows),
      ];
    }
    case "blockquote":
      return [schema.node("blockquote", null, children(token as Tokens.Blockquote).flatMap(block))];
    case "hr":
      return [schema.node("horizontal_rule")];
    default:
      throw new Unknown();
  }
}

/** A description as the editor's document; null if it can't represent it all. */
export function readMarkdown(markdown: string): Node | null {
  if (!isMarkdown(markdown)) return null;
  try {
    const blocks = lexer(markdown, { gfm: true, breaks: true }).flatMap(block);
    if (blocks.length === 0) return emptyDoc;
    const doc = schema.node("doc", null, blocks);
    doc.check();
    return doc;
  } catch (error) {
    if (error instanceof Unknown || error instanceof RangeError) return null;
    throw error;
  }
}
