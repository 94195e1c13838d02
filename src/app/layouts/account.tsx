import { productName } from "@contracts/operator";
import { Building2, ChevronDown, LogOut, SunMoon } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useChooseCompany } from "@/accounts/data/company-choose-mutation";
import { areaPlaces, userMenuItems } from "@/app/areas";
import { bells } from "@/app/layouts/bells";
import { Brand } from "@/app/layouts/brand";
import { headerLinks } from "@/app/layouts/public-links";
import { useKeptTicks } from "@/app/layouts/use-kept-ticks";
import { useLiveNews } from "@/app/layouts/use-live-news";
import { useWaiting } from "@/app/layouts/use-waiting";
import { SearchButton } from "@/app/search/search-button";
import { useAuth } from "@/auth/use-auth";
import { useFrame } from "@/auth/use-frame";
import { companyStateWords } from "@/components/product/company-state-words";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { OneBar, TabBar } from "@/components/ui/one-bar";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import { setTheme, type Theme, useTheme } from "@/lib/theme";

// The parts of the frame for signed-in users only. Visitors don't load it.

/** What the search in the bar finds; candidates search jobs on their own page. */
const searchLabels = {
  candidate: null,
  company: "Search people and jobs",
  admin: "Search people, companies and jobs",
} as const;

const areaNames = { candidate: "Candidate area", company: "Company area", admin: "Administration" } as const;

function usePerson() {
  const { user } = useAuth();
  const { data: frame } = useFrame();
  return { name: frame?.name || user?.email || "", email: user?.email ?? "", frame };
}

function useArea() {
  const { role } = useAuth();
  const { data: frame } = useFrame();
  const waiting = useWaiting();
  const { items, more } = areaPlaces(role, frame?.can);
  return {
    label: role ? areaNames[role] : "Area",
    items: items.map((item) => ({ ...item, count: waiting[item.to] })),
    more: more.map((item) => ({ ...item, count: waiting[item.to] })),
  };
}

/** A choice of companies for members of several; empty for everyone else. */
function useCompanyChoices(): MenuItem[] {
  const { data: frame } = useFrame();
  const { mutate: choose } = useChooseCompany();
  const navigate = useNavigate();
  return (frame?.companies ?? []).map(({ id, name, role, state }, index) => ({
    id,
    label: name,
    text: state === "live" ? formatWords(role) : `${formatWords(role)}, ${companyStateWords[state]}`,
    icon: Building2,
    separated: index === 0,
    isCurrent: id === frame?.company_id,
    onSelect: () => {
      if (id === frame?.company_id) return;
      choose(id, { onSuccess: () => navigate(paths.company.dashboard()) });
    },
  }));
}

const themes: Record<Theme, { label: string; next: Theme }> = {
  system: { label: "System", next: "light" },
  light: { label: "Light", next: "dark" },
  dark: { label: "Dark", next: "system" },
};

function useThemeItem(): MenuItem {
  const theme = themes[useTheme()];
  return { label: "Theme", icon: SunMoon, aside: theme.label, staysOpen: true, onSelect: () => setTheme(theme.next) };
}

function Identity() {
  const { name, email, frame } = usePerson();
  const role = frame?.memberships[0]?.role;
  const line = role ? [formatWords(role), frame.company_name].filter(Boolean).join(", ") : email;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <b className="block break-words font-semibold">{name}</b>
        {line !== name && <span className="break-words text-ink-muted text-sm">{line}</span>}
      </div>
    </div>
  );
}

function PersonMenu({ onSignOut }: { onSignOut: () => void }) {
  const { role } = useAuth();
  const { name } = usePerson();
  return (
    <Menu
      label={`Account: ${name}`}
      buttonClassName="userbtn"
      header={<Identity />}
      items={[
        ...userMenuItems(role).map(({ label, to, icon }) => ({ label, to, icon })),
        useThemeItem(),
        ...useCompanyChoices(),
        // Candidates have the list of jobs in their bar.
        ...headerLinks
          .filter(({ to }) => to !== paths.jobs.list())
          .map((link, index) => ({ ...link, group: `${productName} website`, separated: index === 0 })),
        { label: "Sign Out", icon: LogOut, separated: true, onSelect: onSignOut },
      ]}
    >
      <Avatar name={name} />
      {/* Others have the search there. */}
      {role === "candidate" && <span className="max-w-48 truncate max-lg:hidden">{name}</span>}
      <span className="chev text-ink-subtle">
        <Icon icon={ChevronDown} size="sm" />
      </span>
    </Menu>
  );
}

export function AccountBar({ onSignOut }: { onSignOut: () => void }) {
  const { role } = useAuth();
  const area = useArea();
  useKeptTicks();
  useLiveNews();
  const searched = role && searchLabels[role];
  const Bell = role ? bells[role] : undefined;
  return (
    <OneBar
      {...area}
      wide={role === "company"}
      brand={<Brand leadsTo={area.items[0]} />}
      search={searched && <SearchButton label={searched} isIcon={role === "admin"} />}
      bell={Bell && <Bell />}
      person={<PersonMenu onSignOut={onSignOut} />}
    />
  );
}

/** The area's places within thumb reach, below 768 px. */
export const AccountTabBar = () => <TabBar {...useArea()} />;
