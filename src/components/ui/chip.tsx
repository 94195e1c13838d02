import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

interface ChipProps {
  children: ReactNode;
  /** Adds a remove button labeled `removeLabel`: "Remove TypeScript". */
  onRemove?: () => void;
  removeLabel?: string;
}

export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className="chip">
      <span className="break-words min-w-0">{children}</span>
      {onRemove && (
        <button
          type="button"
          className="touch -mr-1 inline-grid place-items-center rounded-xs size-5"
          aria-label={removeLabel}
          data-again="remove"
          onClick={onRemove}
        >
          <Icon icon={X} />
        </button>
      )}
    </span>
  );
}

export function ChipList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item} className="max-w-full">
          <Chip>{item}</Chip>
        </li>
      ))}
    </ul>
  );
}
