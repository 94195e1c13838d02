import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState } from "prosemirror-state";
import { schema } from "@/components/rich-text/schema";

const { nodes, marks } = schema;

const insertBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Tab still moves to the next field. */
const keys = keymap({
  "Mod-z": undo,
  "Shift-Mod-z": redo,
  "Mod-y": redo,
  "Mod-b": toggleMark(marks.strong),
  "Mod-i": toggleMark(marks.em),
  "Mod-]": sinkListItem(nodes.list_item),
  "Mod-[": liftListItem(nodes.list_item),
  Enter: splitListItem(nodes.list_item),
  "Shift-Enter": insertBreak,
  "Mod-Enter": insertBreak,
});

/** Markdown shortcuts: "- ", "1. ", "## ". */
const typed = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      nodes.ordered_list,
      ([, start]) => ({ start: Number(start) }),
      ([, start], list) => list.childCount + list.attrs.start === Number(start),
    ),
    textblockTypeInputRule(/^#{1,3}\s$/, nodes.heading, { level: 2 }),
  ],
});

export const stateOf = (doc: Node) =>
  EditorState.create({ doc, plugins: [typed, keys, keymap(baseKeymap), history()] });
