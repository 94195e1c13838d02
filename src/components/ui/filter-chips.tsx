import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/lib/format";

interface FilterChip {
  label: string;
  /** How many there are; undefined while it is not known. */
  count?: number | undefined;
  /** Stands before the label. */
  glyph?: ReactNode;
}

interface FilterChipsProps<Value extends string> {
  /** Says what they narrow by. */
  label: string;
  /** Stands for no choice. */
  all: FilterChip;
  /** Those of which there are none are left out, except the chosen one. */
  options: readonly (FilterChip & { value: Value })[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** How a count is written. */
  counted?: (count: number) => string;
  className?: string;
}

/** Narrows a list to one of several kinds, each with its number; scrolls sideways within itself. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, all, options, value, onChange, counted = formatNumber, className } = props;
  const chip = (chosen: Value | null, { label, count, glyph }: FilterChip) => (
    <button
      key={chosen}
      type="button"
      className="filter-chip"
      aria-pressed={value === chosen}
      onClick={() => onChange(value === chosen ? null : chosen)}
    >
      {glyph}
      {label} {count !== undefined && <b>{counted(count)}</b>}
    </button>
  );
  return (
    <fieldset className={classNames("filter-chips", className)} aria-label={label}>
      {chip(null, all)}
      {options
        .filter((option) => option.count !== 0 || option.value === value)
        .map((option) => chip(option.value, option))}
    </fieldset>
  );
}
