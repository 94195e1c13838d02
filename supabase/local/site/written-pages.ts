import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { lexer, type Token, type Tokens } from "marked";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import type { Article, Block, Change, Section, Step } from "../../../src/marketing/article.ts";
import { retentionDays } from "../../functions/_shared/contracts/accounts/retention.ts";
import { country, operator } from "../../functions/_shared/contracts/operator.ts";
import { projectPaths } from "../project-paths.ts";

/** What a text in double braces stands for: Markdown from the operator file. */
const known: Record<string, string> = {
  product: operator.name,
  processors:
    operator.processors.map(({ name, task, country }) => `${name}\n: ${task} ${country}.`).join("\n\n") ||
    "No services are listed here yet. [Ask us](/contact) where data is stored and who sends our email.",
};
/** And those that the page fills in itself (src/marketing/fields.ts). */
const fromSettings = ["operator", "supportEmail", ...Object.keys(retentionDays).map((name) => `days.${name}`)];

/** What "{{#partners}}…{{/partners}}" asks for: texts about what an installation leaves out go with it; "{{^partners}}" is for those without. */
const isOffered = (name: string): boolean => {
  const offers: Record<string, boolean> = { ...operator.pages, places: country.hasPlaces };
  if (offers[name] === undefined) throw new Error(`There is nothing to offer called ${name}.`);
  return offers[name];
};

const offered = (text: string): string =>
  text.replace(/\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g, (_, sign: string, name: string, words: string) =>
    isOffered(name) === (sign === "#") ? words : "",
  );

const filled = (text: string): string =>
  offered(text).replace(/\{\{([\w.]+)\}\}/g, (whole, name: string) => {
    if (fromSettings.includes(name)) return whole;
    if (known[name] === undefined) throw new Error(`There is no field ${name}.`);
    return known[name];
  });

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, " ").trim();
const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");

/** "Words. ![What the screen shows](../pictures/jobs-light.webp)" */
function stepOf(text: string): Step {
  const [, words, shown, name] = /^(.*?)(?: !\[([^\]]+)\]\(\S*?([\w-]+)-light\.webp\))?$/.exec(oneLine(text)) ?? [];
  return { words: words ?? text, ...(shown && name && { picture: { name, text: shown } }) };
}

function blockOf(token: Token): Block {
  if (token.type === "paragraph") {
    const [, label, words] = /^(.+)\n: ([\s\S]+)$/.exec(token.text) ?? [];
    return label && words ? { facts: [[label, oneLine(words)]] } : oneLine(token.text);
  }
  if (token.type === "blockquote") return { note: oneLine(token.text) };
  if (token.type !== "list") throw new Error(`Written pages have no ${token.type}: ${token.raw}`);
  const { ordered, items } = token as Tokens.List;
  return ordered ? { steps: items.map(({ text }) => stepOf(text)) } : { list: items.map(({ text }) => oneLine(text)) };
}

interface Open extends Section {
  blocks: Block[];
  parts?: Open[];
}

/** The parts of a text, and before which of them "<!-- additions -->" is. */
function partsOf(markdown: string): { sections: Open[]; additionsAt: number } {
  const sections: Open[] = [];
  let additionsAt = Number.POSITIVE_INFINITY;
  let open: Open | undefined;
  for (const token of lexer(markdown)) {
    if (token.type === "space") continue;
    if (token.type === "html" && /^<!-- additions -->\s*$/.test(token.raw)) additionsAt = sections.length;
    else if (token.type === "heading") {
      const [, title = "", id = slug(title)] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(token.text) ?? [];
      open = { id, title, blocks: [] };
      const above = sections.at(-1);
      if (token.depth === 2) sections.push(open);
      else if (token.depth === 3 && above) above.parts = [...(above.parts ?? []), open];
      else throw new Error(`A part begins with ## or, inside one, ###: ${token.raw}`);
    } else {
      if (!open) throw new Error(`Text before the first part: ${token.raw}`);
      const block = blockOf(token);
      const last = open.blocks.at(-1);
      if (typeof block === "object" && "facts" in block && typeof last === "object" && "facts" in last)
        open.blocks[open.blocks.length - 1] = { facts: [...last.facts, ...block.facts] };
      else open.blocks.push(block);
    }
  }
  return { sections, additionsAt };
}

type Head = Omit<Article, "sections"> & { changes?: Change[] };

/** Front matter in TOML between two lines "+++", and the text below. */
function halvesOf(source: string): { head: Partial<Head>; text: string } {
  const [, head = "", text = source] = /^\+\+\+\r?\n([\s\S]*?)\r?\n\+\+\+\r?\n([\s\S]*)$/.exec(source) ?? [];
  // Days become "2026-11-27".
  const values = JSON.stringify(parse(head), (_, value) => (typeof value === "string" ? filled(value) : value));
  return { head: JSON.parse(values), text: filled(text.replaceAll("\r\n", "\n")) };
}

/** A written page, with what the operator adds to it. */
export function compile(source: string, added?: string): Article {
  const { head, text } = halvesOf(source);
  const { sections, additionsAt } = partsOf(text);
  const own = { title: "", description: "", lead: "", ...head };
  if (added === undefined) return { ...own, sections };
  const theirs = halvesOf(added);
  const parts = partsOf(theirs.text).sections.map((section) => ({ ...section, isAdded: true }));
  const changes = [...(own.changes ?? []), ...(theirs.head.changes ?? [])];
  return {
    ...own,
    changes: changes.toSorted((a, b) => b.on.localeCompare(a.on)),
    sections: sections.toSpliced(additionsAt, 0, ...parts),
  };
}

/**
 * Compiles Markdown files of src to what pages show, with what the operator adds in files of the same names. No parser reaches the
 * browser.
 */
export const writtenPages = (additions = join(projectPaths.root, "operator/pages")): Plugin => ({
  name: "written-pages",
  load: {
    filter: { id: /\.md(\?head)?$/ },
    handler(id) {
      const [file = "", query] = id.split("?");
      const added = join(additions, basename(file));
      const files = [file, ...(existsSync(added) ? [added] : [])];
      for (const each of files) this.addWatchFile(each);
      try {
        const [ours = "", theirs] = files.map((each) => readFileSync(each, "utf8"));
        const article = compile(ours, theirs);
        const { title, description } = article;
        const value = query === "head" ? { title, description } : article;
        return { code: `export default ${JSON.stringify(value)};`, moduleType: "js" };
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
      }
    },
  },
});
