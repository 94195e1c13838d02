import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

/** One grey bar of a skeleton; give it the size of what comes by class. */
export function SkeletonBar({ className }: { className?: string }) {
  return <span className={classNames("skel block", className)} />;
}

interface SkeletonProps {
  /** Says what is loading. */
  label?: string;
  /** SkeletonBars in the shape of what comes; without any, `rows` rows of a list. */
  children?: ReactNode;
  rows?: number;
}

/** The shape of what comes, shown only when it takes a moment: the class keeps it back for 150 ms. */
export function Skeleton({ label = "Loading", children, rows = 3 }: SkeletonProps) {
  return (
    <div role="status" aria-label={label} className="appears">
      {children ?? (
        <div className="rows">
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never move
            <div className="row" key={index}>
              <SkeletonBar className="size-9 rounded-md" />
              <span className="grid grow gap-2">
                <SkeletonBar className="h-3.5 w-3/5" />
                <SkeletonBar className="h-3 w-2/5" />
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
