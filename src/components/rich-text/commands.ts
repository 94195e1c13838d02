import { setBlockType, toggleMark } from "prosemirror-commands";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { schema } from "@/components/rich-text/schema";

const { nodes, marks } = schema;

/** The list around the selection, innermost first. */
function listAround({ selection: { $from } }: EditorState): { type: NodeType; start: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return { type, start: $from.before(depth) };
  }
  return null;
}

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (around?.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (!around) return wrapInList(type)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.start, type));
    return true;
  };

const isHeading = ({ selection: { $from } }: EditorState): boolean => $from.parent.type === nodes.heading;

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

interface Format {
  label: string;
  run: Command;
  isOn: (state: EditorState) => boolean;
}

export const formats = {
  heading: {
    label: "Heading",
    run: (state, dispatch) =>
      (isHeading(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level: 2 }))(state, dispatch),
    isOn: isHeading,
  },
  bold: { label: "Bold", run: toggleMark(marks.strong), isOn: (state) => hasMark(state, marks.strong) },
  italic: { label: "Italic", run: toggleMark(marks.em), isOn: (state) => hasMark(state, marks.em) },
  bullets: {
    label: "Bulleted list",
    run: toggleList(nodes.bullet_list),
    isOn: (state) => listAround(state)?.type === nodes.bullet_list,
  },
  numbers: {
    label: "Numbered list",
    run: toggleList(nodes.ordered_list),
    isOn: (state) => listAround(state)?.type === nodes.ordered_list,
  },
} as const satisfies Record<string, Format>;

/** The link at the selection: its URL and range. */
export function linkAt({ selection, doc }: EditorState): { href: string; from: number; to: number } | null {
  let found: { href: string; from: number; to: number } | null = null;
  const { from, to } = selection;
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node, pos) => {
    const link = node.isText ? marks.link.isInSet(node.marks) : undefined;
    if (!link || pos > to || pos + node.nodeSize < from) return;
    found = { href: link.attrs.href, from: found?.from ?? pos, to: pos + node.nodeSize };
  });
  return found;
}

/** Links the selection, or inserts the URL if nothing is selected. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const link = marks.link.create({ href });
    const old = linkAt(state);
    const { tr } = state;
    if (old) tr.removeMark(old.from, old.to, marks.link).addMark(old.from, old.to, link);
    else if (empty) tr.insert(from, schema.text(href.replace(/^mailto:/, ""), [link]));
    else tr.addMark(from, to, link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const old = linkAt(state);
  if (old) dispatch?.(state.tr.removeMark(old.from, old.to, marks.link));
  return old !== null;
};
