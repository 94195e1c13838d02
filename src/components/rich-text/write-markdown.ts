import type { Mark, Node } from "prosemirror-model";

/** Web addresses stay as they are: escaping would break them. */
const address = /(?:https?:\/\/|www\.)\S+/g;

const escaped = (text: string): string =>
  text
    .replace(/[\\`*[\]~]/g, "\\$&")
    // Inside a word it isn't markup.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/<(?=[a-z/!?])/gi, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&");

function escapeText(text: string): string {
  let written = "";
  let from = 0;
  for (const { index, 0: found } of text.matchAll(address)) {
    written += escaped(text.slice(from, index)) + found;
    from = index + found.length;
  }
  return written + escaped(text.slice(from));
}

/** Escapes what would turn a line into something other than text. */
const escapeStart = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>|\||:(?=-)|=+\s*$|-+\s*$)/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");

const isStrong = ({ type }: Mark) => type.name === "strong";

/** The markers around a text, outermost first. Next to bold, italics use the other marker to stay distinct. */
function signsOf(node: Node, neighbors: readonly (Node | undefined)[]): { mark: Mark; open: string; close: string }[] {
  const nearStrong = [node, ...neighbors].some((each) => each?.marks.some(isStrong));
  const order = ["link", "strong", "em"];
  return [...node.marks]
    .sort((one, other) => order.indexOf(one.type.name) - order.indexOf(other.type.name))
    .map((mark) => {
      if (mark.type.name === "link") return { mark, open: "[", close: `](${linkTarget(mark.attrs.href)})` };
      const sign = isStrong(mark) ? "**" : nearStrong ? "_" : "*";
      return { mark, open: sign, close: sign };
    });
}

const linkTarget = (href: string): string =>
  /[\s()<>\\]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href;

/** A link whose text is its URL. */
const isAutolink = ({ text, marks }: Node): boolean =>
  marks.length === 1 &&
  marks[0]?.type.name === "link" &&
  String(marks[0].attrs.href).replace(/^mailto:/, "") === text &&
  /^(?:https?:\/\/|[^\s@<>]+@)[^\s<>]+$/.test(text ?? "");

type Signs = ReturnType<typeof signsOf>;

/** A line with emphasis and links. Markers hug words: spaces at their ends move outside. */
function writeLine(nodes: readonly Node[]): string {
  let written = "";
  let open: Signs = [];
  let space = "";
  const turnTo = (next: Signs) => {
    let same = 0;
    while (same < open.length && same < next.length && next[same]?.mark.eq(open[same]?.mark as Mark)) same += 1;
    for (const sign of open.slice(same).reverse()) written += sign.close;
    written += space;
    space = "";
    const opened = next.slice(same);
    for (const sign of opened) written += sign.open;
    open = [...open.slice(0, same), ...opened];
  };
  nodes.forEach((node, index) => {
    const text = (node.text ?? "").replaceAll("\u00a0", " ");
    const inner = text.trim();
    if (inner === "") {
      space += text;
      return;
    }
    space += text.slice(0, text.indexOf(inner));
    if (isAutolink(node)) {
      turnTo([]);
      written += `<${inner}>`;
    } else {
      turnTo(signsOf(node, [nodes[index - 1], nodes[index + 1]]));
      const next = nodes[index + 1];
      const beforeLink = next && inner.endsWith("!") && next.marks.some(({ type }) => type.name === "link");
      written += escapeText(inner).replace(/!$/, beforeLink ? "\\!" : "!");
    }
    space += text.slice(text.indexOf(inner) + inner.length);
  });
  space = "";
  turnTo([]);
  return escapeStart(written.trim());
}

/** Keeps line breaks; an empty line, which would start a paragraph, gets a backslash. */
function writeInline(parent: Node): string {
  const lines: Node[][] = [[]];
  parent.forEach((node) => {
    if (node.type.name === "hard_break") lines.push([]);
    else lines.at(-1)?.push(node);
  });
  const written = lines.map(writeLine);
  while (written.at(-1) === "") written.pop();
  while (written[0] === "") written.shift();
  return written.map((line) => line || "\\").join("\n");
}

const indented = (text: string, by: string): string => text.replace(/\n(?=[^\n])/g, `\n${by}`);

function writeList(list: Node, second: boolean): string {
  const isOrdered = list.type.name === "ordered_list";
  const items: string[] = [];
  list.forEach((item, _offset, index) => {
    // Consecutive lists use different markers to stay separate.
    const sign = isOrdered ? `${list.attrs.start + index}${second ? ")" : "."} ` : second ? "* " : "- ";
    items.push(`${sign}${indented(writeBlocks(item), " ".repeat(sign.length))}`.trimEnd());
  });
  return items.join("\n");
}

function writeBlock(node: Node, second: boolean): string {
  switch (node.type.name) {
    case "heading": {
      const text = writeInline(node).replace(/(?<=\s|^)#+$/, "\\$&");
      return text && `${"#".repeat(node.attrs.level)} ${text}`;
    }
    case "bullet_list":
    case "ordered_list":
      return writeList(node, second);
    case "blockquote":
      return writeBlocks(node).replace(/^/gm, "> ").replace(/^> $/gm, ">");
    case "horizontal_rule":
      return "---";
    default:
      return writeInline(node);
  }
}

function writeBlocks(parent: Node): string {
  let written = "";
  let before: Node | null = null;
  let second = false;
  parent.forEach((node) => {
    second = before?.type === node.type && /_list$/.test(node.type.name) ? !second : false;
    const text = writeBlock(node, second);
    if (text === "" && parent.type.name !== "list_item") return;
    // A nested list directly follows its item's text.
    const close = parent.type.name === "list_item" && /_list$/.test(node.type.name);
    written += before === null ? text : `${close ? "\n" : "\n\n"}${text}`;
    before = node;
  });
  return written;
}

export const writeMarkdown = (doc: Node): string => writeBlocks(doc).trim();
