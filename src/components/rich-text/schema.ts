import { isHttpUrl } from "@contracts/addresses";
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

/** Displayed as a single level, as in marked.tsx; the original level is kept, also when copied. */
const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  tag: `h${level}`,
  getAttrs: (heading: HTMLElement) => {
    const written = heading.dataset.level ?? "";
    return { level: /^[1-6]$/.test(written) ? Number(written) : Math.max(level, 2) };
  },
}));

const nodes = {
  doc: { content: "block+" },
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: (): DOMOutputSpec => ["p", 0] },
  heading: {
    group: "block",
    content: "text*",
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: headings,
    toDOM: (heading): DOMOutputSpec => ["h3", { "data-level": heading.attrs.level }, 0],
  },
  bullet_list: {
    group: "block",
    content: "list_item+",
    parseDOM: [{ tag: "ul" }],
    toDOM: (): DOMOutputSpec => ["ul", 0],
  },
  ordered_list: {
    group: "block",
    content: "list_item+",
    attrs: { start: { default: 1 } },
    parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: (list as HTMLOListElement).start || 1 }) }],
    toDOM: (list): DOMOutputSpec => ["ol", { start: list.attrs.start }, 0],
  },
  list_item: {
    content: "paragraph block*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: (): DOMOutputSpec => ["li", 0],
  },
  blockquote: {
    group: "block",
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: (): DOMOutputSpec => ["blockquote", 0],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: (): DOMOutputSpec => ["hr"] },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: (): DOMOutputSpec => ["br"],
  },
  text: { group: "inline" },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href], a[data-href]",
        getAttrs: (anchor) => {
          const href = anchor.dataset.href ?? anchor.getAttribute("href") ?? "";
          return isHttpUrl(href) || href.startsWith("mailto:") ? { href } : false;
        },
      },
    ],
    // Without href: links are inactive while editing. Copies keep their URL.
    toDOM: (mark): DOMOutputSpec => ["a", { title: mark.attrs.href, "data-href": mark.attrs.href }, 0],
  },
  strong: {
    parseDOM: [{ tag: "strong" }, { tag: "b" }],
    toDOM: (): DOMOutputSpec => ["strong", 0],
  },
  em: {
    parseDOM: [{ tag: "em" }, { tag: "i" }],
    toDOM: (): DOMOutputSpec => ["em", 0],
  },
} satisfies Record<string, MarkSpec>;

/** What a description can contain: the kinds marked.tsx renders, except code, tables and images. */
export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

export const emptyDoc = schema.node("doc", null, [schema.node("paragraph")]);
