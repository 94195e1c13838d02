import { ChevronDown, LogOut, Menu as MenuIcon, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Brand } from "@/app/layouts/brand";
import { headerLinks } from "@/app/layouts/public-links";
import { AppLink } from "@/components/ui/app-link";
import type { AreaItem } from "@/components/ui/area-bar";
import { Avatar } from "@/components/ui/avatar";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { paths } from "@/config/paths";

export interface HeaderUser {
  name: string;
  email: string;
}

interface HeaderProps {
  /** Undefined while the session is not known yet, null when signed out. */
  user: HeaderUser | null | undefined;
  menuItems: readonly AreaItem[];
  /** The bell of a signed-in user. */
  bell?: ReactNode;
  canSignIn: boolean;
  onSignOut: () => void;
}

function PublicLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  return headerLinks.map((link) => (
    <AppLink key={link.to} to={link.to} className={className} aria-current={pathname === link.to ? "page" : undefined}>
      {link.label}
    </AppLink>
  ));
}

function Identity({ user }: { user: HeaderUser }) {
  return (
    <div className="min-w-0">
      <b className="block break-words font-semibold">{user.name}</b>
      {user.email !== user.name && <span className="break-words text-sm text-ink-muted">{user.email}</span>}
    </div>
  );
}

/** Below 768 px everything of the header is a list that opens under it, with a Sign Out button of its own. */
function MobileMenu({ user, menuItems, canSignIn, onSignOut }: Omit<HeaderProps, "bell">) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  // Any navigation closes it.
  const open = openedAt === key;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenedAt(null);
      button.current?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);

  return (
    <div className="md:hidden">
      <IconButton
        ref={button}
        icon={open ? X : MenuIcon}
        size="lg"
        label={open ? "Close menu" : "Open menu"}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenedAt(open ? null : key)}
      />
      <div
        id={listId}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-header))] overflow-y-auto border-b border-line bg-raised px-4 py-3 shadow-pop"
      >
        <nav aria-label="Menu" className="grid">
          {user && (
            <>
              <div className="px-2.5 pb-2">
                <Identity user={user} />
              </div>
              {menuItems.map((item) => (
                <AppLink key={item.label} to={item.to} className="menu-item">
                  <Icon icon={item.icon} className="text-ink-muted" />
                  {item.label}
                </AppLink>
              ))}
              <div className="menu-sep" />
            </>
          )}
          <PublicLinks className="menu-item aria-[current]:text-accent-text" />
        </nav>
        <div className="mt-3 grid">
          {user && (
            <Button icon={LogOut} onClick={onSignOut}>
              Sign Out
            </Button>
          )}
          {user === null && canSignIn && <LinkButton to={paths.signIn()}>Sign In</LinkButton>}
        </div>
      </div>
    </div>
  );
}

function UserMenu({ user, menuItems, onSignOut }: { user: HeaderUser } & Pick<HeaderProps, "menuItems" | "onSignOut">) {
  return (
    <span className="max-md:hidden">
      <Menu
        label={`Account: ${user.name}`}
        buttonClassName="userbtn"
        header={<Identity user={user} />}
        items={[
          ...menuItems.map(({ label, to, icon }) => ({ label, to, icon })),
          { label: "Sign Out", icon: LogOut, separated: menuItems.length > 0, onSelect: onSignOut },
        ]}
      >
        <Avatar name={user.name} />
        <span className="name max-w-48 truncate">{user.name}</span>
        <span className="chev text-ink-subtle">
          <Icon icon={ChevronDown} size="sm" />
        </span>
      </Menu>
    </span>
  );
}

export function Header(props: HeaderProps) {
  const { user, menuItems, bell, canSignIn } = props;
  // With an area, or its placeholder, the bar below draws the line.
  const hasArea = user === undefined || (user !== null && menuItems.length > 0);
  return (
    <header className={`header md:relative ${hasArea ? "" : "border-b border-line"}`}>
      <div className="wrap header-in">
        <Brand />
        <nav className="topnav ml-4" aria-label="Main">
          <PublicLinks className="" />
        </nav>
        <span className="ml-auto flex items-center gap-1 md:gap-2">
          {bell}
          {user && <UserMenu {...props} user={user} />}
          {user === null && canSignIn && (
            <LinkButton to={paths.signIn()} className="max-md:hidden">
              Sign In
            </LinkButton>
          )}
          <MobileMenu {...props} />
        </span>
      </div>
    </header>
  );
}
