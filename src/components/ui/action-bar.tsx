import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface ActionBarProps {
  info?: ReactNode;
  /** It waits for an answer: the page's own bar gives way to it, and what that offered stands in its card meanwhile. */
  asks?: boolean;
  children: ReactNode;
}

/**
 * The one decisive action while the window is narrower than 1024 px: at its foot, on phones in place of the tab bar. From there on the
 * page shows it in its place. The submit of a form stands in FormActions.
 */
export function ActionBar({ info, asks = false, children }: ActionBarProps) {
  return (
    <div className={classNames("actionbar", asks && "asks")}>
      {info !== undefined && <div className="min-w-0 grow leading-tight">{info}</div>}
      {children}
    </div>
  );
}
