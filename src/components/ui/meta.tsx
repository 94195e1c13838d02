import { Children, type ReactNode } from "react";

/** Facts in one line with dots in between; empty ones are skipped. */
export function Meta({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div className={`meta *:min-w-0 *:break-words ${className}`}>
      {Children.toArray(children)
        .filter((child) => child !== "")
        .map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity beyond their place
          <span key={index}>{child}</span>
        ))}
    </div>
  );
}
