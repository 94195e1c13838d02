import { Slice } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { stateOf } from "@/components/rich-text/editor-state";
import { tidyPasted } from "@/components/rich-text/paste";
import { readMarkdown } from "@/components/rich-text/read-markdown";
import { emptyDoc } from "@/components/rich-text/schema";
import { Toolbar } from "@/components/rich-text/toolbar";
import { writeMarkdown } from "@/components/rich-text/write-markdown";

interface RichTextEditorProps {
  /** Markdown that readMarkdown accepts. */
  value: string;
  /** Only for typing here: opening and leaving a text doesn't rewrite it. */
  onChange: (markdown: string) => void;
  onBlur: () => void;
  /** A new external value can't be represented. */
  onUnread: () => void;
  readOnly: boolean;
  /** Attributes of the editable element: id, name and description, for screen readers. */
  attributes: Record<string, string | undefined>;
}

/** A WYSIWYG editor for Markdown with headings, lists, emphasis and links. */
export function RichTextEditor({ value, onChange, onBlur, onUnread, readOnly, attributes }: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const written = useRef(value);
  const latest = useRef({ onChange, onBlur, onUnread, readOnly, attributes });
  const [state, setState] = useState<EditorState>(() => stateOf(readMarkdown(value) ?? emptyDoc));

  useLayoutEffect(() => {
    latest.current = { onChange, onBlur, onUnread, readOnly, attributes };
    // Attributes may have changed.
    view.current?.setProps({});
  });

  // In one frame with its toolbar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, later values come by the effect below
  useLayoutEffect(() => {
    const made = new EditorView(place.current, {
      state,
      attributes: () =>
        Object.fromEntries(
          Object.entries({
            ...latest.current.attributes,
            "aria-readonly": latest.current.readOnly ? "true" : undefined,
          }).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
      transformPastedHTML: tidyPasted,
      clipboardTextParser: (text) => {
        const doc = readMarkdown(text);
        return doc ? Slice.maxOpen(doc.content) : (undefined as unknown as Slice);
      },
      clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, "\n\n", "\n"),
      handleDOMEvents: {
        blur: () => {
          latest.current.onBlur();
          return false;
        },
      },
      dispatchTransaction: (transaction) => {
        // While sending it keeps the focus but takes no input.
        if (transaction.docChanged && latest.current.readOnly) return;
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written.current = writeMarkdown(next.doc);
        latest.current.onChange(written.current);
      },
    });
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
  }, []);

  // A restored draft, or a colleague's version.
  useEffect(() => {
    if (value === written.current || !view.current) return;
    const doc = readMarkdown(value);
    if (!doc) {
      latest.current.onUnread();
      return;
    }
    written.current = value;
    const next = stateOf(doc);
    view.current.updateState(next);
    setState(next);
  }, [value]);

  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch);
    view.current.focus();
  };
  return (
    <div className="rich-text">
      <Toolbar
        state={state}
        run={run}
        onLeave={() => view.current?.focus()}
        controls={attributes.id ?? ""}
        disabled={readOnly}
      />
      <div ref={place} className="rich-place" />
    </div>
  );
}
