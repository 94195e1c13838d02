import { searchText } from "@contracts/search-text";
import { ChevronsUpDown, type LucideIcon, X } from "lucide-react";
import { type AriaAttributes, type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { useAnnounce } from "@/components/feedback/announce";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { useEarlyEnter } from "@/components/ui/use-early-enter";
import { formatCount } from "@/lib/format";

export interface ComboOption {
  value: string;
  label: string;
  /** Before the label. */
  image?: ReactNode;
  /** Distinguishes options with the same label. */
  note?: string;
}

interface ComboboxProps {
  chosen: ComboOption | null;
  onChoose: (option: ComboOption | null) => void;
  /** Called while typing, to update `options`; "" for the initial ones. */
  onSearch: (text: string) => void;
  /** Undefined while loading. */
  options: readonly ComboOption[] | undefined;
  /** The options are still those of what was typed before. */
  isLate?: boolean;
  /** Shown when nothing is found, or the search failed. */
  empty: string;
  /** Singular and plural of results, for screen readers. */
  nouns: readonly [one: string, many: string];
  icon?: LucideIcon;
  /** Adds a button with this label that clears the choice. */
  clearLabel?: string;
  /** Spread on the input. */
  input: AriaAttributes & Pick<ComponentProps<"input">, "id" | "name" | "ref" | "placeholder" | "readOnly" | "onBlur">;
}

export type ComboChoices = Pick<ComboboxProps, "onSearch" | "options" | "isLate" | "empty" | "nouns">;

/** A combobox: finds one of many by typing. Unchosen text is discarded on blur. */
export function Combobox({
  chosen,
  onChoose,
  onSearch,
  options,
  isLate = false,
  empty,
  nouns,
  icon,
  clearLabel,
  input,
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  /** Null while nothing is typed: shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const listed = options?.map((option) => ({ id: option.value, option })) ?? [];
  const listbox = useListbox(listed, open, 0);
  const isEmpty = options?.length === 0;
  useAnnounce(open && options ? (isEmpty ? empty : formatCount(options.length, ...nouns)) : undefined);

  const isWaiting = typed !== null && (isLate || !options);
  const early = useEarlyEnter(isWaiting, () => listbox.active && choose(listbox.active.option));
  const show = () => {
    if (open || input.readOnly) return;
    listbox.restart();
    setOpen(true);
  };
  const close = ({ isLeft = false } = {}) => {
    early.current = false;
    // A dialog takes the focus if something leaves it while the focus is on its way to another field.
    if (isLeft) setTimeout(() => setOpen(false));
    else setOpen(false);
    setTyped(null);
    if (typed !== null) onSearch("");
  };
  const choose = (option: ComboOption | null, how?: { isLeft: boolean }) => {
    if (option?.value !== chosen?.value) onChoose(option);
    close(how);
  };
  const leave = () => {
    const words = typed === null ? undefined : searchText(typed.trim());
    if (words === "") choose(null, { isLeft: true });
    else choose(options?.find(({ label }) => searchText(label) === words) ?? chosen, { isLeft: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      early.current = false;
      if (open) listbox.step(event.key);
      else show();
    } else if (event.key === "Enter" && open) {
      // This one chooses; the next one submits the form.
      event.preventDefault();
      if (isWaiting && listbox.active === listed[0]) early.current = true;
      else if (listbox.active) choose(listbox.active.option);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className="combo">
      <div className="input-wrap">
        {icon && <Icon icon={icon} />}
        <input
          {...input}
          {...listbox.input}
          className="input pr-10"
          spellCheck={false}
          value={typed ?? chosen?.label ?? ""}
          onChange={(event) => {
            early.current = false;
            setTyped(event.target.value);
            onSearch(event.target.value.trim());
            listbox.restart();
            setOpen(true);
          }}
          onClick={show}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            if (open || typed !== null) leave();
            input.onBlur?.(event);
          }}
        />
        {chosen && clearLabel ? (
          <IconButton
            className="end"
            icon={X}
            size="sm"
            label={clearLabel}
            onClick={(event) => {
              event.currentTarget.parentElement?.querySelector("input")?.focus();
              choose(null);
            }}
          />
        ) : (
          <span className="pointer-events-none absolute right-2.5 text-ink-muted">
            <Icon icon={ChevronsUpDown} size="sm" />
          </span>
        )}
      </div>
      {open && (
        <Listbox
          of={listbox}
          label={nouns[1]}
          isBusy={isWaiting || !options}
          note={options ? isEmpty && empty : "Loading..."}
          isSelected={({ id }) => id === chosen?.value}
          onChoose={({ option }) => choose(option)}
        >
          {({ option: { image, label, note } }) => (
            <>
              {image}
              <span className="min-w-0">
                {label}
                {note && <span className="block font-normal text-ink-muted text-sm">{note}</span>}
              </span>
            </>
          )}
        </Listbox>
      )}
    </div>
  );
}
