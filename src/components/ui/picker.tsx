import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useAnnounce } from "@/components/feedback/announce";
import { focusFirst } from "@/components/ui/focus-first";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { useEarlyEnter } from "@/components/ui/use-early-enter";
import { formatCount } from "@/lib/format";

interface PickerProps<Choice extends { id: string }> {
  /** Names the field: "Find a tag". */
  label: string;
  /** Names the list: "Tags". */
  listLabel: string;
  nouns: [one: string, many?: string];
  placeholder?: string;
  maxLength?: number;
  /** Called while typing, where the choices are looked up. */
  onType?: (typed: string) => void;
  /** Matching choices, and a note above them that can't be chosen: why there are none. */
  find: (typed: string) => { choices: readonly Choice[]; note?: string | undefined };
  /** The choices are not those of what is typed yet. */
  isBusy?: boolean;
  onChoose: (choice: Choice) => void;
  children: (choice: Choice, typed: string) => ReactNode;
}

/** One of many in a panel, found by typing; Enter or a press chooses. */
export function Picker<Choice extends { id: string }>(props: PickerProps<Choice>) {
  const { label, placeholder = label, listLabel, nouns, maxLength, onType, find, isBusy, onChoose, children } = props;
  const [typed, setTyped] = useState("");
  const { choices, note } = find(typed);
  const listbox = useListbox(choices, true, 0);
  useAnnounce(note ?? formatCount(choices.length, ...nouns));
  const early = useEarlyEnter(isBusy === true, () => listbox.active && onChoose(listbox.active));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      early.current = false;
      listbox.step(event.key);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isBusy && listbox.active === choices[0]) early.current = true;
      else if (listbox.active) onChoose(listbox.active);
    }
  };
  return (
    <div className="picker">
      <input
        {...listbox.input}
        ref={focusFirst}
        className="input"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          early.current = false;
          setTyped(event.target.value);
          onType?.(event.target.value);
          listbox.restart();
        }}
        onKeyDown={onKeyDown}
      />
      <Listbox
        of={listbox}
        label={listLabel}
        note={note}
        isBusy={isBusy}
        isSelected={(choice) => choice === listbox.active}
        onChoose={onChoose}
      >
        {(choice) => children(choice, typed)}
      </Listbox>
    </div>
  );
}
