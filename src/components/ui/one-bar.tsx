import { ChevronDown, type LucideIcon, MenuIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";

export interface AreaItem {
  label: string;
  to: string;
  icon: LucideIcon;
  /** The start of further addresses that belong here: "/admin/company/". */
  alsoAt?: string | undefined;
  /** The pending count and its noun: 8, "new"; said: if it needs more words, "2 registrations, 1 change". Zero is hidden. */
  count?: { value: number; what: string; said?: string } | undefined;
}

interface AreaProps {
  /** "Company area". */
  label: string;
  items: readonly AreaItem[];
  /** In "More". */
  more: readonly AreaItem[];
}

interface OneBarProps extends AreaProps {
  brand: ReactNode;
  /** The field or button that opens the search. */
  search?: ReactNode;
  bell: ReactNode;
  person: ReactNode;
  /** As wide as the area's wide pages. */
  wide?: boolean;
}

/** On phones the first four places and More, or all if there are at most five. */
const tabsOnPhones = 5;

function useCurrent(items: readonly AreaItem[]): AreaItem | undefined {
  const { pathname } = useLocation();
  // The longest match wins.
  return items
    .filter(
      ({ to, alsoAt }) => pathname === to || pathname.startsWith(`${to}/`) || (alsoAt && pathname.startsWith(alsoAt)),
    )
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}

const isShown = (count: AreaItem["count"]): count is NonNullable<AreaItem["count"]> => (count?.value ?? 0) > 0;

/** "8" visually, "8 new" for screen readers. */
function SpokenCount({ count, className }: { count: AreaItem["count"]; className: string }) {
  if (!isShown(count)) return null;
  return (
    <>
      <span aria-hidden="true" className={className}>
        {count.value > 99 ? "99+" : count.value}
      </span>
      <span className="sr-only">{`, ${count.said ?? `${count.value} ${count.what}`}`}</span>
    </>
  );
}

interface MoreProps {
  header?: ReactNode;
  items: readonly AreaItem[];
  current: AreaItem | undefined;
  className?: string;
  children: (name: string) => ReactNode;
}

/** Named after the current place, if it is one of them. */
function More({ header, items, current, className, children }: MoreProps) {
  const here = current && items.includes(current) ? current : undefined;
  return (
    <Menu
      label={here ? `${here.label}, more` : "More"}
      isCurrent={here !== undefined}
      align="start"
      header={header}
      {...(className && { buttonClassName: className })}
      items={items.map(({ label, to, icon, count }) => ({
        label,
        to,
        icon,
        ...(isShown(count) && { aside: `${count.value} ${count.what}` }),
      }))}
    >
      {children(here?.label ?? "More")}
    </Menu>
  );
}

/** The bar of signed-in users: logo, places of their area, search, bell and user menu. Below 768 px the places are in TabBar. */
export function OneBar({ label, items, more, brand, search, bell, person, wide = false }: OneBarProps) {
  const current = useCurrent([...items, ...more]);
  return (
    <header className="header one">
      <div className={classNames("wrap header-in", wide && "wide")}>
        {brand}
        <nav className="onenav" aria-label={label}>
          {items.map((item) => (
            <AppLink key={item.to} to={item.to} className="tab" aria-current={item === current ? "page" : undefined}>
              {item.label}
              <SpokenCount count={item.count} className="count" />
            </AppLink>
          ))}
          {more.length > 0 && (
            <More items={more} current={current} className="tab">
              {(name) => (
                <>
                  {name}
                  <Icon icon={ChevronDown} size="sm" />
                </>
              )}
            </More>
          )}
        </nav>
        <span className="bar-search">{search}</span>
        {bell}
        {person}
      </div>
    </header>
  );
}

/** The places within thumb reach, below 768 px. */
export function TabBar({ label, items, more }: AreaProps) {
  const current = useCurrent([...items, ...more]);
  const hasMore = more.length > 0 || items.length > tabsOnPhones;
  const tabs = items.slice(0, hasMore ? tabsOnPhones - 1 : tabsOnPhones);
  return (
    <nav className="tabbar" aria-label={`${label}, bottom`}>
      {tabs.map((item) => (
        <AppLink key={item.to} to={item.to} aria-current={item === current ? "page" : undefined}>
          <Icon icon={item.icon} />
          <span>
            {item.label}
            <SpokenCount count={item.count} className="tab-n" />
          </span>
        </AppLink>
      ))}
      {hasMore && (
        <More
          header={<b className="card-title">More</b>}
          items={[...items.slice(tabs.length), ...more]}
          current={current}
          className="tab-more"
        >
          {(name) => (
            <>
              <Icon icon={MenuIcon} />
              {name}
            </>
          )}
        </More>
      )}
    </nav>
  );
}
