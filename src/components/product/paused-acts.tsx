import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

export interface PausedAct extends Pick<ButtonProps, "size" | "variant" | "block"> {
  label: string;
  icon?: LucideIcon;
}

interface PausedActsProps {
  acts: readonly PausedAct[];
  className?: string;
}

/** What a paused company can't do for now: still visible, disabled, with the reason next to it. */
export function PausedActs({
  acts,
  // On phones the reason has its own line, above buttons that share theirs.
  className = "*:max-md:grow max-md:*:first:basis-full max-md:w-full",
}: PausedActsProps) {
  const reason = useId();
  if (acts.length === 0) return null;
  return (
    <div className={classNames("flex flex-wrap items-center gap-2", className)}>
      <span id={reason} className="text-sm text-warn-text">
        Paused
      </span>
      {acts.map(({ label, ...look }) => (
        <Button key={label} {...look} disabled aria-describedby={reason}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The same in a menu: a disabled entry that says why. */
export const pausedEntry = { disabled: true, aside: "Paused", onSelect: () => {} } as const;
