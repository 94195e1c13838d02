// Loaded for editing: the editor, and a check whether it can represent a text.
export { readMarkdown } from "@/components/rich-text/read-markdown";
export { RichTextEditor } from "@/components/rich-text/rich-text-editor";
