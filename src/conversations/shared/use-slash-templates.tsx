import { messageFields, type WrittenTemplate } from "@contracts/companies/mail-template";
import { searchText } from "@contracts/search-text";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { messageTemplatesQuery } from "@/companies/data/mail-templates";
import { fieldNames } from "@/companies/model/template-words";
import { useAnnounce } from "@/components/feedback/announce";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { formatCount } from "@/lib/format";

/** The text right after a "/" that starts a word before the caret: its start and text. "Mon / Tue" is prose. */
function slashAt(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?:^|\s)\/((?!\s)[^\n/]{0,60})$/.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? "").length - 1, typed: found[1] ?? "" } : null;
}

/** Names fields still in braces; null if none. */
export function unfilledWords(body: string): string | null {
  const left = messageFields.filter((field) => body.includes(`{${field}}`));
  if (left.length === 0) return null;
  const names = left.map((field) => (field === "my_name" ? "" : "the ") + fieldNames[field].toLowerCase());
  return `We don't have ${names.join(" and ")}. Replace the ${left.length === 1 ? "part" : "parts"} in braces`;
}

interface SlashOptions {
  applicationId: string;
  /** Only company staff have templates. */
  isOn: boolean;
  body: string;
  box: RefObject<HTMLTextAreaElement | null>;
  onChange: (body: string) => void;
  /** Called with what has to be filled in by hand. */
  onMissing: (problem: string) => void;
}

/** Offers the team's templates in a message box after "/". The box keeps the focus; arrows, Enter and Escape control the list. */
export function useSlashTemplates({ applicationId, isOn, body, box, onChange, onMissing }: SlashOptions) {
  const [caret, setCaret] = useState(0);
  const [isShut, setShut] = useState(false);
  const slash = isOn && !isShut ? slashAt(body, caret) : null;
  const { data: all } = useQuery({ ...messageTemplatesQuery(applicationId), enabled: slash !== null });
  const typed = searchText(slash?.typed.trim() ?? "");
  const found = slash && all ? all.filter(({ name }) => searchText(name).includes(typed)) : [];
  const hasNone = slash?.typed === "" && all?.length === 0;
  const isOpen = found.length > 0 || hasNone;
  const listbox = useListbox(found, isOpen, 0);
  const { role: _textbox, "aria-expanded": _expanded, ...input } = listbox.input;
  useAnnounce(
    hasNone
      ? "No templates yet"
      : found.length > 0
        ? `${formatCount(found.length, "template")}. Use the arrow keys and Enter to choose`
        : "",
  );

  const choose = (template: WrittenTemplate) => {
    if (!slash) return;
    const start = body.slice(0, slash.from) + template.body;
    onChange(start + body.slice(caret));
    setShut(true);
    const unfilled = unfilledWords(template.body);
    if (unfilled) onMissing(unfilled);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(start.length, start.length);
    });
  };
  return {
    /** Spread on the box only while open: otherwise it is a plain text box for screen readers. */
    input: isOpen ? input : undefined,
    onTyped: (at: number) => {
      setCaret(at);
      setShut(false);
      listbox.restart();
    },
    onCaret: setCaret,
    /** True for a key handled by the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (!isOpen) return false;
      if (event.key === "Escape") {
        event.stopPropagation();
        setShut(true);
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") listbox.step(event.key);
      else if (listbox.active && (event.key === "Tab" || (event.key === "Enter" && !event.ctrlKey && !event.metaKey)))
        choose(listbox.active);
      else return false;
      event.preventDefault();
      return true;
    },
    onBlur: () => setShut(true),
    list: isOpen && (
      <Listbox
        of={listbox}
        label="Templates"
        note={hasNone && "No templates yet. Write them on the Templates page."}
        isSelected={(template) => template === listbox.active}
        onChoose={choose}
      >
        {({ name, body: words }) => (
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            <span className="line-clamp-1 font-normal text-ink-muted text-sm">{words}</span>
          </span>
        )}
      </Listbox>
    ),
  };
}
