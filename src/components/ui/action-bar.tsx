import type { ReactNode } from "react";

/**
 * The one decisive action of a screen, under the thumb, on phones in place of the tab bar; hidden from 1024 px, where the page shows
 * it in its place.
 */
export function ActionBar({ info, children }: { info?: ReactNode; children: ReactNode }) {
  return (
    <div className="actionbar">
      {info !== undefined && <div className="min-w-0 grow leading-tight">{info}</div>}
      {children}
    </div>
  );
}
