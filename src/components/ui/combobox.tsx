import { searchText } from "@contracts/search-text";
import { ChevronsUpDown, type LucideIcon, X } from "lucide-react";
import {
  type AriaAttributes,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useAnnounce } from "@/components/feedback/announce";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { formatCount } from "@/lib/format";

export interface ComboOption {
  value: string;
  label: string;
  /** Stands before the label. */
  image?: ReactNode;
  /** Tells it from others with the same label. */
  note?: string;
}

interface ComboboxProps {
  chosen: ComboOption | null;
  onChoose: (option: ComboOption | null) => void;
  /** What is typed, so that whoever shows it finds `options`; "" for the first of all. */
  onSearch: (text: string) => void;
  /** Undefined while they are looked for. */
  options: readonly ComboOption[] | undefined;
  /** Said when nothing is found, or finding failed. */
  empty: string;
  /** One and many of what is found, for screen readers. */
  nouns: readonly [one: string, many: string];
  icon?: LucideIcon;
  /** Adds a button that says so and chooses none. */
  clearLabel?: string;
  /** Spread on the input. */
  input: AriaAttributes & Pick<ComponentProps<"input">, "id" | "name" | "ref" | "placeholder" | "readOnly" | "onBlur">;
}

/** What there is to choose from, and how it is looked up. */
export type ComboChoices = Pick<ComboboxProps, "onSearch" | "options" | "empty" | "nouns">;

/** Finds one of many by typing, with the keys and words of an editable combobox. What is typed and not chosen goes when it is left. */
export function Combobox({
  chosen,
  onChoose,
  onSearch,
  options,
  empty,
  nouns,
  icon,
  clearLabel,
  input,
}: ComboboxProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Null while nothing is typed: the chosen one shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  const active = open ? options?.[Math.min(place, options.length - 1)] : undefined;
  const isEmpty = options?.length === 0;
  useAnnounce(open && options ? (isEmpty ? empty : formatCount(options.length, ...nouns)) : undefined);
  useEffect(() => {
    if (active) list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const show = () => {
    if (open || input.readOnly) return;
    setPlace(0);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    if (typed !== null) onSearch("");
  };
  const choose = (option: ComboOption | null) => {
    if (option?.value !== chosen?.value) onChoose(option);
    close();
  };
  const leave = () => {
    const words = typed === null ? undefined : searchText(typed.trim());
    if (words === "") choose(null);
    else choose(options?.find(({ label }) => searchText(label) === words) ?? chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = (options?.length ?? 0) - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) show();
      else if (event.key === "ArrowDown") setPlace(Math.min(place + 1, last));
      else setPlace(Math.max(Math.min(place, last) - 1, 0));
    } else if (event.key === "Enter" && open) {
      // It chooses; the next one sends the form.
      event.preventDefault();
      if (active) choose(active);
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
          className="input pr-10"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.value}`}
          value={typed ?? chosen?.label ?? ""}
          onChange={(event) => {
            setTyped(event.target.value);
            onSearch(event.target.value.trim());
            setPlace(0);
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
        <div
          ref={list}
          id={listId}
          className="combo-list"
          role="listbox"
          tabIndex={-1}
          aria-label={nouns[1]}
          aria-busy={!options}
        >
          {(!options || isEmpty) && (
            <div role="option" tabIndex={-1} aria-disabled="true" aria-selected="false">
              {options ? empty : "Loading..."}
            </div>
          )}
          {options?.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys
            <div
              key={option.value}
              id={`${listId}-${option.value}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === chosen?.value}
              data-active={option === active || undefined}
              onPointerMove={() => setPlace(index)}
              // The input keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.image}
              <span className="min-w-0">
                {option.label}
                {option.note && <span className="block font-normal text-ink-muted text-sm">{option.note}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
