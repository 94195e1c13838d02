import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface ChipProps {
  children: ReactNode;
  /** Matched or missing, where a chip stands for a skill that is compared. */
  state?: "has" | "miss";
  /** Adds a remove button; `removeLabel` says what goes: "Remove TypeScript". */
  onRemove?: () => void;
  removeLabel?: string;
}

export function Chip({ children, state, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={classNames("chip", state)}>
      <span className="break-words min-w-0">{children}</span>
      {onRemove && (
        <button
          type="button"
          className="touch -mr-1 inline-grid place-items-center rounded-xs size-5"
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <Icon icon={X} />
        </button>
      )}
    </span>
  );
}

/** The first `max` skills, then "+4" (S2 §2, candidate tables). */
export function ChipList({ items, max = items.length }: { items: readonly string[]; max?: number }) {
  const rest = items.slice(max);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.slice(0, max).map((item) => (
        <li key={item} className="max-w-full">
          <Chip>{item}</Chip>
        </li>
      ))}
      {rest.length > 0 && (
        <li title={rest.join(", ")}>
          <Chip>+{rest.length}</Chip>
        </li>
      )}
    </ul>
  );
}
