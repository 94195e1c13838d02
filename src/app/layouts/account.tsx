import { useIsFetching } from "@tanstack/react-query";
import { Building2, ChevronDown, LogOut } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useChooseCompany } from "@/accounts/data/company-choose-mutation";
import { areaItems, userMenuItems } from "@/app/areas";
import { bells } from "@/app/layouts/bells";
import { useKeptTicks } from "@/app/layouts/use-kept-ticks";
import { useLiveNews } from "@/app/layouts/use-live-news";
import { useWaiting } from "@/app/layouts/use-waiting";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { companyStateWords } from "@/components/product/company-state-words";
import { AppLink } from "@/components/ui/app-link";
import { AreaBar, TabBar } from "@/components/ui/area-bar";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { MenuWords } from "@/components/ui/menu-words";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";

// What the frame of a page has only for somebody signed in. Visitors do not load it.

interface Leaving {
  onSignOut: () => void;
}

const areaNames = { candidate: "Candidate area", company: "Company area", admin: "Administration" } as const;

function usePerson() {
  const { user } = useAuth();
  const { data: frame } = useFrame();
  return { name: frame?.name || user?.email || "", email: user?.email ?? "" };
}

function useArea() {
  const { role } = useAuth();
  const { data: frame } = useFrame();
  const waiting = useWaiting();
  const items = areaItems(role, frame?.can).map((item) => ({
    ...item,
    count: waiting[item.to] || undefined,
    hot: true,
  }));
  return { label: role ? areaNames[role] : "Area", items };
}

/** The companies of somebody who works for several, to choose which one shows; none for everybody else. */
function useCompanyChoices(): (MenuItem & { onSelect: () => void })[] {
  const { data: frame } = useFrame();
  const { mutate: choose } = useChooseCompany();
  const navigate = useNavigate();
  return (frame?.companies ?? []).map(({ id, name, role, state }) => ({
    id,
    label: name,
    text: state === "live" ? formatWords(role) : `${formatWords(role)}, ${companyStateWords[state]}`,
    icon: Building2,
    isCurrent: id === frame?.company_id,
    onSelect: () => {
      if (id === frame?.company_id) return;
      choose(id, { onSuccess: () => navigate(paths.company.dashboard()) });
    },
  }));
}

function Identity() {
  const { name, email } = usePerson();
  return (
    <div className="min-w-0">
      <b className="block break-words font-semibold">{name}</b>
      {email !== name && <span className="break-words text-sm text-ink-muted">{email}</span>}
    </div>
  );
}

/** The bell, and from 768 px the menu behind one's name. */
export function AccountButtons({ onSignOut }: Leaving) {
  const { role } = useAuth();
  const { name } = usePerson();
  const menuItems = userMenuItems(role);
  const companies = useCompanyChoices();
  useKeptTicks();
  useLiveNews();
  const Bell = role ? bells[role] : undefined;
  return (
    <>
      {Bell && <Bell />}
      <span className="max-md:hidden">
        <Menu
          label={`Account: ${name}`}
          buttonClassName="userbtn"
          header={<Identity />}
          items={[
            ...menuItems.map(({ label, to, icon }) => ({ label, to, icon })),
            ...companies.map((company, index) => ({ ...company, separated: index === 0 })),
            { label: "Sign Out", icon: LogOut, separated: menuItems.length > 0, onSelect: onSignOut },
          ]}
        >
          <Avatar name={name} />
          <span className="name max-w-36 truncate lg:max-w-48">{name}</span>
          <span className="chev text-ink-subtle">
            <Icon icon={ChevronDown} size="sm" />
          </span>
        </Menu>
      </span>
    </>
  );
}

/** Below 768 px, above the links of the header's list. */
export function AccountLinks() {
  const { role } = useAuth();
  const companies = useCompanyChoices();
  return (
    <>
      <div className="px-2.5 pb-2">
        <Identity />
      </div>
      {companies.map((company) => (
        <button
          key={company.id}
          type="button"
          className="menu-item text-left"
          aria-current={company.isCurrent || undefined}
          onClick={company.onSelect}
        >
          <MenuWords item={company} />
        </button>
      ))}
      {companies.length > 0 && <div className="menu-sep" />}
      {userMenuItems(role).map((item) => (
        <AppLink key={item.label} to={item.to} className="menu-item">
          <Icon icon={item.icon} className="text-ink-muted" />
          {item.label}
        </AppLink>
      ))}
      <div className="menu-sep" />
    </>
  );
}

export function SignOutButton({ onSignOut }: Leaving) {
  return (
    <Button icon={LogOut} onClick={onSignOut}>
      Sign Out
    </Button>
  );
}

/** How long nothing has been on its way before pages are asked for that nobody has gone to yet, in ms. */
const calm = 200;

/** Asks for the code of the area's pages once all that the present one shows is there, so that going there waits for no code. */
function useAskAhead() {
  const { role } = useAuth();
  const can = useFrame().data?.can;
  const isBusy = useIsFetching() > 0;
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => {
      for (const { to } of areaItems(role, can)) globalThis.askForPage?.(to);
    }, calm);
    return () => clearTimeout(timer);
  }, [isBusy, role, can]);
}

/** The places of the reader's area under the header, from 768 px. */
export function AccountAreaBar() {
  useAskAhead();
  return <AreaBar {...useArea()} />;
}

/** The same places under the thumb, below 768 px. */
export const AccountTabBar = () => <TabBar {...useArea()} />;
