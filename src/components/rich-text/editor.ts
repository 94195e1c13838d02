// What is fetched when a text is edited: the editor, and whether it can hold a text.
export { readMarkdown } from "@/components/rich-text/read-markdown";
export { RichTextEditor } from "@/components/rich-text/rich-text-editor";
