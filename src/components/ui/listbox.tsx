import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface Option {
  id: string;
}

/**
 * The options below an input that keeps the focus, and the active one. `first`: where arrow keys start, at the first option (0) or
 * the typed text (-1).
 */
export function useListbox<Choice extends Option>(options: readonly Choice[], isOpen: boolean, first: 0 | -1) {
  const id = useId();
  const [place, setPlace] = useState<number>(first);
  const last = options.length - 1;
  const at = Math.min(place, last);
  const active = isOpen ? options[at] : undefined;
  return {
    id,
    options,
    active,
    setPlace,
    restart: () => setPlace(first),
    step: (key: "ArrowDown" | "ArrowUp") =>
      setPlace(key === "ArrowDown" ? Math.min(at + 1, last) : Math.max(at - 1, first)),
    /** Spread on the input. */
    input: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": active && `${id}-${active.id}`,
    } as const,
  };
}

interface ListboxProps<Choice extends Option> {
  of: ReturnType<typeof useListbox<Choice>>;
  label: string;
  /** Above the options, not selectable. */
  note?: string | false | undefined;
  isBusy?: boolean;
  className?: string;
  /** An option's group; groups are contiguous. */
  groupOf?: (option: Choice) => string;
  isSelected: (option: Choice) => boolean;
  onChoose: (option: Choice, event: MouseEvent) => void;
  children: (option: Choice) => ReactNode;
}

export function Listbox<Choice extends Option>({
  of: { id, options, active, setPlace },
  label,
  note,
  isBusy,
  className = "combo-list",
  groupOf,
  isSelected,
  onChoose,
  children,
}: ListboxProps<Choice>) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const shown = (option: Choice) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys
    <div
      key={option.id}
      id={`${id}-${option.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected(option)}
      data-active={option === active || undefined}
      onPointerMove={() => setPlace(options.indexOf(option))}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(option, event)}
    >
      {children(option)}
    </div>
  );
  return (
    <div ref={list} id={id} className={className} role="listbox" tabIndex={-1} aria-label={label} aria-busy={isBusy}>
      {note && (
        <div role="option" tabIndex={-1} aria-disabled="true" aria-selected="false">
          {note}
        </div>
      )}
      {groupOf
        ? [...new Set(options.map(groupOf))].map((name) => (
            // biome-ignore lint/a11y/useSemanticElements: not a set of fields
            <div key={name} role="group" aria-label={name}>
              <div className="group-name" aria-hidden="true">
                {name}
              </div>
              {options.filter((option) => groupOf(option) === name).map(shown)}
            </div>
          ))
        : options.map(shown)}
    </div>
  );
}
