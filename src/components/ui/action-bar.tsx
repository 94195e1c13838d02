import type { ReactNode } from "react";

/**
 * The one decisive action while the window is narrower than 1024 px: at its foot, on phones in place of the tab bar. From there on the
 * page shows it in its place. The submit of a form stands in FormActions.
 */
export function ActionBar({ info, children }: { info?: ReactNode; children: ReactNode }) {
  return (
    <div className="actionbar">
      {info !== undefined && <div className="min-w-0 grow leading-tight">{info}</div>}
      {children}
    </div>
  );
}
