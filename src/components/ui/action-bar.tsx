import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface ActionBarProps {
  info?: ReactNode;
  /** It waits for a reply: other bars give way and move their actions to their card. */
  asks?: boolean;
  children: ReactNode;
}

/**
 * The main action while the window is narrower than 1024 px: at the bottom, on phones in place of the tab bar. Wider windows show
 * it in the page. Forms use FormActions.
 */
export function ActionBar({ info, asks = false, children }: ActionBarProps) {
  return (
    <div className={classNames("actionbar", asks && "asks")}>
      {info !== undefined && <div className="min-w-0 grow leading-tight">{info}</div>}
      {children}
    </div>
  );
}
