import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/lib/format";

interface FilterChip {
  label: string;
  /** The count; undefined while unknown. */
  count?: number | undefined;
  /** Before the label. */
  glyph?: ReactNode;
}

interface FilterChipsProps<Value extends string> {
  label: string;
  all: FilterChip;
  /** Options with a count of zero are hidden, except the chosen one. */
  options: readonly (FilterChip & { value: Value })[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  counted?: (count: number) => string;
  className?: string;
}

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
      <span>{label}</span> {count !== undefined && <b>{counted(count)}</b>}
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
