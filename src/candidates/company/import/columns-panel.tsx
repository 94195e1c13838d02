import { ChevronsUpDown } from "lucide-react";
import { useId, useState } from "react";
import {
  type Columns,
  fieldLabel,
  type ImportField,
  importFields,
  missingFields,
} from "@/candidates/model/import/columns";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface ColumnsPanelProps {
  names: readonly string[];
  columns: Columns;
  onChange: (columns: Columns) => void;
}

interface ColumnSelectProps {
  field: ImportField;
  names: readonly string[];
  value: number | null;
  isMissing: boolean;
  onChange: (value: number | null) => void;
}

function ColumnSelect({ field, names, value, isMissing, onChange }: ColumnSelectProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label className="text-ink-muted text-sm" htmlFor={id}>
        {fieldLabel(field)}
      </label>
      <div className="select-wrap">
        <select
          id={id}
          className="input select"
          value={value ?? ""}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={(event) => onChange(event.target.value === "" ? null : Number(event.target.value))}
        >
          <option value="">Not in this file</option>
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name, and none moves
            <option key={index} value={index}>
              {name ? `Column “${name}”` : `Column ${index + 1}`}
            </option>
          ))}
        </select>
        <Icon icon={ChevronsUpDown} size="sm" />
      </div>
      {isMissing && (
        <p id={`${id}-missing`} className="error">
          Choose its column
        </p>
      )}
    </div>
  );
}

export function ColumnsPanel({ names, columns, onChange }: ColumnsPanelProps) {
  const missing = missingFields(columns);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const unfolded = isOpen || missing.length > 0;
  const read = [...new Set(importFields.flatMap((field) => columns[field] ?? []))];
  return (
    <section className="rounded-md bg-sunken px-4 py-3.5" aria-label="Columns">
      {!unfolded && (
        <div className="flex items-center gap-3 md:hidden">
          <p className="min-w-0 grow break-words text-sm">
            <b className="font-semibold">Columns</b> {read.map((index) => names[index]).join(", ")}
          </p>
          <Button variant="quiet" aria-expanded={false} aria-controls={panelId} onClick={() => setOpen(true)}>
            Change
          </Button>
        </div>
      )}
      <div
        id={panelId}
        className={`grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 md:grid md:grid-cols-3 lg:grid-cols-5 ${unfolded ? "grid" : "hidden"}`}
      >
        {importFields.map((field) => (
          <ColumnSelect
            key={field}
            field={field}
            names={names}
            value={columns[field]}
            isMissing={missing.includes(field)}
            onChange={(value) => onChange({ ...columns, [field]: value })}
          />
        ))}
      </div>
    </section>
  );
}
