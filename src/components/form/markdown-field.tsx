import { useEffect, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Field, type FieldBase, labelIdOf, useField } from "@/components/form/field";
import { formatNumber } from "@/lib/format";

type Editor = typeof import("@/components/rich-text/editor");

interface MarkdownFieldProps extends FieldBase {
  maxLength: number;
  rows?: number;
}

const plainHelp = "Headings begin with ##, list items with -, and **this** is bold.";

/** The editor once loaded; null before, or if it fails. */
function useEditor(): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    let gone = false;
    import("@/components/rich-text/editor").then(
      (loaded) => !gone && setEditor(loaded),
      (error: unknown) =>
        console.warn("The text editor could not be fetched; the text is edited as it is written.", error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return editor;
}

/**
 * Markdown text in a WYSIWYG editor. Falls back to the source if the editor failed to load, can't represent the text, or loaded
 * after the user started typing, until they leave the field.
 */
export function MarkdownField({ rows = 8, maxLength, ...props }: MarkdownFieldProps) {
  const editor = useEditor();
  const area = useRef<HTMLDivElement>(null);
  const [isRich, setIsRich] = useState(false);
  const { field } = useController({ name: props.name });
  const value = typeof field.value === "string" ? field.value : "";
  const help = (
    <span className="under-field">
      <span>{props.help ?? (!isRich && plainHelp)}</span>
      <span className="tnum whitespace-nowrap">{`${formatNumber(value.length)} of ${formatNumber(maxLength)}`}</span>
    </span>
  );
  const shown = { ...props, help };
  const ids = useField(shown);
  const focus = () => area.current?.querySelector<HTMLElement>("[contenteditable], textarea")?.focus();

  const turnRich = () => editor?.readMarkdown(value) && setIsRich(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the editor has come; later when the text is left
  useEffect(() => {
    if (!area.current?.contains(document.activeElement)) turnRich();
  }, [editor]);

  return (
    <Field ids={ids} field={shown} onLabel={isRich ? focus : undefined}>
      <div ref={area}>
        {editor && isRich ? (
          <editor.RichTextEditor
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onUnread={() => setIsRich(false)}
            readOnly={ids.readOnly}
            attributes={{
              ...ids.control,
              "aria-invalid": ids.error ? "true" : undefined,
              "aria-required": props.required ? "true" : undefined,
              role: "textbox",
              "aria-multiline": "true",
              "aria-labelledby": labelIdOf(ids),
              "data-field": props.name,
              dir: "auto",
              class: "input rich-area",
            }}
          />
        ) : (
          <textarea
            {...field}
            value={value}
            {...ids.control}
            {...{ rows, maxLength }}
            onBlur={() => {
              field.onBlur();
              turnRich();
            }}
            dir="auto"
            className="input"
            readOnly={ids.readOnly}
          />
        )}
      </div>
    </Field>
  );
}
