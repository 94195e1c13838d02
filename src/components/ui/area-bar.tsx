import type { LucideIcon } from "lucide-react";
import { useLocation } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { Count } from "@/components/ui/count";
import { Icon } from "@/components/ui/icon";

export interface AreaItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** The start of further addresses that belong here: "/admin/company/". */
  alsoAt?: string | undefined;
  count?: number | undefined;
  /** The count waits for the reader. */
  hot?: boolean;
}

interface AreaNavigationProps {
  /** "Company area". */
  label: string;
  items: readonly AreaItem[];
}

/** The item whose address is the longest start of the present one. */
function useCurrent(items: readonly AreaItem[]): AreaItem | undefined {
  const { pathname } = useLocation();
  return items
    .filter(
      ({ to, alsoAt }) => pathname === to || pathname.startsWith(`${to}/`) || (alsoAt && pathname.startsWith(alsoAt)),
    )
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}

/** The places of an area under the header, from 768 px. */
export function AreaBar({ label, items }: AreaNavigationProps) {
  const current = useCurrent(items);
  return (
    <nav className="areabar" aria-label={label}>
      <div className="wrap">
        <div className="tabs">
          {items.map((item) => (
            <AppLink key={item.to} to={item.to} className="tab" aria-current={item === current ? "page" : undefined}>
              {item.label}
              {item.count !== undefined && <Count value={item.count} hot={item.hot} />}
            </AppLink>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** The same places under the thumb, below 768 px; at most five. */
export function TabBar({ label, items }: AreaNavigationProps) {
  const current = useCurrent(items);
  return (
    <nav className="tabbar" aria-label={label}>
      {items.slice(0, 5).map((item) => (
        <AppLink key={item.to} to={item.to} aria-current={item === current ? "page" : undefined}>
          <span className="relative">
            <Icon icon={item.icon} />
            {item.count !== undefined && item.count > 0 && (
              <span className="absolute -top-1.5 left-3.5">
                <Count value={item.count} hot={item.hot} />
              </span>
            )}
          </span>
          {item.label}
        </AppLink>
      ))}
    </nav>
  );
}
