import { Children, type ReactNode } from "react";

/** One line of facts with dots between them; empty ones are left out. */
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
