import { isMarkdown } from "@contracts/markdown";
import { loadLater } from "@/components/ui/load-later";

interface MarkdownProps {
  children: string;
}

/** What may stand for more than a paragraph; most texts have nothing of it. */
const marks = /[*_#`~|<>\\&[\]]|^\s*(?:[-+=]|\d+[.)])|^(?: {4}|\t)|:\/\/|www\.|@/m;

const Paragraphs = ({ children }: MarkdownProps) =>
  children
    .trim()
    .split(/\n\s*\n/)
    .map((text, index) => (
      // Paragraphs have no names: their place is what they are.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <p key={index} className="whitespace-pre-line break-words">
        {text}
      </p>
    ));

/** The text stands as it was written until the parser is there, and where it cannot be fetched. */
const Marked = loadLater<MarkdownProps>(async () => (await import("@/components/product/marked")).Marked, {
  onMissing: () => {},
  fallback: Paragraphs,
});

/** A text with headings, lists, emphasis and links, as Markdown; a plain one keeps its lines, and needs no parser. */
export const Markdown = ({ children }: MarkdownProps) =>
  marks.test(children) && isMarkdown(children) ? <Marked>{children}</Marked> : <Paragraphs>{children}</Paragraphs>;
