// Every text people read, for tests and for reading them all: npm run texts
import { parseSync } from "vite";
import { sources, textOf } from "../architecture/sources.ts";

export interface Text {
  file: string;
  line: number;
  /** Variable parts are "…". */
  text: string;
  /** Where it shows: a property or attribute, an element, "sql", "markdown". */
  where: string;
  /** One of two that code chooses from, as by number. */
  isChosen?: boolean;
}
type Node = Record<string, unknown> & { type: string; start: number; name?: unknown; value?: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const clean = (text: string) => text.replace(/\s+/g, " ").trim();
const lineAt = (source: string, at: number) => source.slice(0, at).split("\n").length;

/** Strings that no one reads: classes, addresses, types, names of code. */
const unread =
  /^(className|class|to|href|path|d|viewBox|type|id|key|src|style|select|look|media|pattern|sizes|queryKey|allow|accept)$|ClassName$/;
const unreadCalls =
  /^(classNames|querySelector(All)?|closest|matchMedia|select|order|or|eq|regex|Error|TypeError|startsWith|endsWith|includes|split|fallsBackTo|getPropertyValue)$/;
/** A sentence, a phrase, or a word with a capital. */
const isRead = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  (/^[\p{Lu}…“{][\p{L} ’'…-]/u.test(text) || /^[\p{Ll}]+[,:]? (\p{L}|…)/u.test(text)) &&
  !/^[A-Z\d_]+$|[{};]|^[a-z]\S*:\S|\w-\[|^(use (client|strict)|application\/|[a-z]+\/)/.test(text);

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  if (typeof node.name === "string") return node.name;
  if (isNode(node.property)) return nameOf(node.property);
  return isNode(node.name) ? nameOf(node.name) : String(node.value ?? "");
};

/** What an expression shows, with "…" for what varies; null if it isn't words. */
function wordsOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type === "JSXText") return String(node.value);
  if (node.type !== "TemplateLiteral") return null;
  const parts = (node.quasis as { value: { cooked?: string } }[]).map(({ value }) => value.cooked ?? "");
  return parts.join("…");
}

/** The words of an element, nested elements left to themselves. */
function shownIn(element: Node): string {
  const parts = (element.children as Node[]).map((child) => {
    if (child.type === "JSXText") return /^\s*\n\s*$/.test(String(child.value)) ? "" : String(child.value);
    const inner = child.type === "JSXExpressionContainer" && isNode(child.expression) ? child.expression : child;
    return inner.type === "Literal" ? String(inner.value) : inner.type === "JSXEmptyExpression" ? "" : "…";
  });
  return parts.join("");
}

function inCode(file: string): Text[] {
  const source = textOf(file);
  const found: Text[] = [];
  const visit = (node: Node, where: string, isChosen: boolean): void => {
    const add = (text: string | null, at: string) => {
      if (text !== null && isRead(clean(text)))
        found.push({ file, line: lineAt(source, node.start), text: clean(text), where: at, isChosen });
    };
    if (node.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (/^(Import|ExportAll)/.test(node.type)) return;
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const callee = node.callee as Node;
      if (unreadCalls.test(nameOf(callee)) || nameOf(callee.object) === "console") return;
    }
    let at = where;
    if (node.type === "Property" || node.type === "VariableDeclarator" || node.type === "JSXAttribute") {
      const name = nameOf(node.key ?? node.id ?? node.name);
      if (unread.test(name)) return;
      if (node.type !== "Property" || !/^\d|-/.test(name)) at = name;
    }
    if (node.type === "JSXElement") {
      at = nameOf((node.openingElement as Node).name);
      add(shownIn(node), at);
    }
    if (node.type !== "JSXText") add(wordsOf(node), at);
    for (const [key, value] of Object.entries(node)) {
      // A computed comparison or a property's name isn't read.
      if (node.type === "Property" && key === "key") continue;
      if (node.type === "BinaryExpression" && /^[!=]==?$/.test(String(node.operator))) continue;
      for (const each of Array.isArray(value) ? value : [value]) {
        if (isNode(each) && !(node.type === "JSXElement" && each.type === "Literal"))
          visit(each, at, isChosen || node.type === "ConditionalExpression");
      }
    }
  };
  visit(parseSync(file, source).program as unknown as Node, "", false);
  return found;
}

const inLines = (file: string, where: string, textsIn: (line: string) => string[]): Text[] =>
  textOf(file)
    // Comments on tables and functions keep their lines.
    .replace(/^comment on [\s\S]*?';$/gm, (comment) => comment.replace(/[^\n]/g, ""))
    .split("\n")
    .flatMap((line, index) =>
      textsIn(line)
        .map(clean)
        .filter(isRead)
        .map((text) => ({ file, line: index + 1, text, where })),
    );

/** Literals of SQL that are sentences or phrases, `%s` as "…". */
const sqlTexts = (line: string): string[] =>
  [...line.replace(/(^|\s)--.*$/, "").matchAll(/'((?:[^']|'')+)'/g)]
    .map(([, text = ""]) => text.replaceAll("''", "'").replace(/%(\d\$)?s/g, "…"))
    .filter((text) => /^[\p{Lu}…]/u.test(text));

/** Not tests, samples, data and names of columns. */
const isOurs = (file: string) =>
  !/\.test\.tsx?$|-samples\.tsx|database\.types|time-zones\.ts|personal-columns|\/countries\//.test(file);

/** All of them, by file and line. */
export function allTexts(): Text[] {
  return [
    ...sources("src", /\.tsx?$/)
      .filter(isOurs)
      .flatMap(inCode),
    ...sources("supabase/functions", /\.ts$/).filter(isOurs).flatMap(inCode),
    ...sources("supabase/site", /\.ts$/).filter(isOurs).flatMap(inCode),
    ...sources("supabase/schemas", /\.sql$/)
      .filter((file) => !/words\.sql$/.test(file))
      .flatMap((file) => inLines(file, "sql", sqlTexts)),
    ...sources("supabase/templates", /\.html$/).flatMap((file) =>
      inLines(file, "email", (line) => [line.replace(/<[^>]*>/g, " ").replace(/\{\{[^}]*\}\}/g, "…")]),
    ),
    ...inLines("supabase/config.toml", "subject", (line) => /^subject = "(.+)"/.exec(line)?.slice(1) ?? []),
    ...sources("src/marketing", /\.md$/).flatMap((file) =>
      inLines(file, "markdown", (line) => [
        line
          .replace(/^(title|description|lead) = "(.+)"$/, "$2")
          .replace(/\]\([^)]*\)|\{#[\w-]+\}|\{\{[#^/]\w+\}\}/g, "")
          .replace(/\{\{[\w.]+\}\}/g, "…")
          .replace(/^(#+|\d+\.|[-:>]) |!?\[|\*\*/g, ""),
      ]),
    ),
  ];
}

if (process.argv[1]?.endsWith("texts.ts"))
  for (const { file, line, text, where } of allTexts()) console.log([`${file}:${line}`, where, text].join("\t"));
