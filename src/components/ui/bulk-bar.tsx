import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { ActionBar } from "@/components/ui/action-bar";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/format";
import { useIsWide } from "@/lib/use-is-wide";

interface BulkBarProps {
  /** The number of checked rows, with a noun: "3 jobs". The bar shows from the first. */
  count: number;
  what: string;
  say: ReactNode;
  onClear: () => void;
  children: ReactNode;
}

/** Bulk actions on checked rows, explained beforehand; below 1024 px at the bottom of the window. */
export function BulkBar({ count, what, say, onClear, children }: BulkBarProps) {
  const isWide = useIsWide();
  if (count === 0) return null;
  const clear = (
    <Button variant="quiet" size="sm" onClick={onClear}>
      Clear
    </Button>
  );
  if (!isWide)
    return (
      <section aria-label={`${what} selected`}>
        <ActionBar>
          <p className="w-full text-ink-muted text-sm" role="status">
            {say}
          </p>
          {clear}
          {children}
        </ActionBar>
      </section>
    );
  return (
    <section className="bulk" aria-label={`${what} selected`}>
      <p className="bulk-say" role="status">
        <Icon icon={Info} className="text-accent-text" />
        <span>{say}</span>
      </p>
      <div className="bulk-act">
        <b className="tnum mr-1 font-semibold">{formatNumber(count)} selected</b>
        {clear}
        <span className="ml-auto flex gap-2">{children}</span>
      </div>
    </section>
  );
}
