import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface ActionBarProps {
  info?: ReactNode;
  /** It waits for an answer: what else has a bar gives way to it, and shows in its card what that offered. */
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
