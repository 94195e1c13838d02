import { Menu as MenuIcon, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Brand } from "@/app/layouts/brand";
import { headerLinks } from "@/app/layouts/public-links";
import { AppLink } from "@/components/ui/app-link";
import { LinkButton } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { paths } from "@/config/paths";

interface HeaderProps {
  /** What somebody signed in has beside the links, and above them in the list of narrow screens; null for visitors. */
  account: { beside: ReactNode; above: ReactNode; below: ReactNode } | null;
  canSignIn: boolean;
  /** The bar of an area, or its place, is below and draws the line. */
  hasArea: boolean;
}

function PublicLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  return headerLinks.map((link) => (
    <AppLink key={link.to} to={link.to} className={className} aria-current={pathname === link.to ? "page" : undefined}>
      {link.label}
    </AppLink>
  ));
}

/** Below 768 px everything of the header is a list that opens under it, with a Sign Out button of its own. */
function MobileMenu({ account, canSignIn }: Pick<HeaderProps, "account" | "canSignIn">) {
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
          {account?.above}
          <PublicLinks className="menu-item aria-[current]:text-accent-text" />
        </nav>
        <div className="mt-3 grid">
          {account ? account.below : canSignIn && <LinkButton to={paths.signIn()}>Sign In</LinkButton>}
        </div>
      </div>
    </div>
  );
}

/** The head of every page. `account` is empty while it is not known yet whether somebody is signed in. */
export function Header({ account, canSignIn, hasArea }: HeaderProps) {
  return (
    <header className={`header md:relative ${hasArea ? "" : "border-b border-line"}`}>
      <div className="wrap header-in">
        <Brand />
        <nav className="topnav ml-4" aria-label="Main">
          <PublicLinks className="" />
        </nav>
        <span className="ml-auto flex items-center gap-1 md:gap-2">
          {account
            ? account.beside
            : canSignIn && (
                <LinkButton to={paths.signIn()} className="max-md:hidden">
                  Sign In
                </LinkButton>
              )}
          <MobileMenu account={account} canSignIn={canSignIn} />
        </span>
      </div>
    </header>
  );
}
