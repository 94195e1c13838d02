import { Children, type ReactNode } from "react";

/** One line of facts with dots between them; empty ones are left out. */
export function Meta({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div className={`meta ${className}`}>
      {Children.toArray(children)
        .filter((child) => child !== "")
        .map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity beyond their place
          <span key={index}>{child}</span>
        ))}
    </div>
  );
}
