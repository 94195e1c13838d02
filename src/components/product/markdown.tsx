import { isMarkdown } from "@contracts/markdown";
import { loadLater } from "@/components/ui/load-later";

interface MarkdownProps {
  children: string;
}

/** Characters that may be more than a plain paragraph; most texts have none. */
const marks = /[*_#`~|<>\\&[\]]|^\s*(?:[-+=]|\d+[.)])|^(?: {4}|\t)|:\/\/|www\.|@/m;

const Paragraphs = ({ children }: MarkdownProps) =>
  children
    .trim()
    .split(/\n\s*\n/)
    .map((text, index) => (
      // Paragraphs are identified by position.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <p key={index} className="whitespace-pre-line break-words">
        {text}
      </p>
    ));

/** Shows the raw text until the parser loads, or if it fails. */
const Marked = loadLater<MarkdownProps>(async () => (await import("@/components/product/marked")).Marked, {
  onMissing: () => {},
  fallback: Paragraphs,
});

/** Markdown with headings, lists, emphasis and links; plain text keeps its lines, and needs no parser. */
export const Markdown = ({ children }: MarkdownProps) =>
  marks.test(children) && isMarkdown(children) ? <Marked>{children}</Marked> : <Paragraphs>{children}</Paragraphs>;
