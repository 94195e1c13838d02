import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

/** A gray bar of a skeleton; size it by class like the content to come. */
export function SkeletonBar({ className }: { className?: string }) {
  return <span className={classNames("skel block", className)} />;
}

interface SkeletonProps {
  /** Says what is loading. */
  label?: string;
  /** SkeletonBars in the content's shape; by default `rows` rows of a list. */
  children?: ReactNode;
  rows?: number;
}

/** The content's shape, shown only if loading takes a moment: the class delays it by 150 ms. */
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
