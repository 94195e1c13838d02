import { Menu as MenuIcon, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Brand } from "@/app/layouts/brand";
import { createAccount, postJob, visitorLinks, visitorMenu } from "@/app/layouts/public-links";
import { AppLink } from "@/components/ui/app-link";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { paths } from "@/config/paths";

interface HeaderProps {
  canSignIn: boolean;
}

const SignIn = ({ variant }: { variant: "quiet" | "secondary" }) => (
  <LinkButton variant={variant} to={paths.signIn()} className={variant === "quiet" ? "max-lg:hidden" : ""}>
    Sign In
  </LinkButton>
);

/** Below 1024 px the header's links are a list that opens under it. */
function VisitorMenu({ canSignIn }: HeaderProps) {
  const { key, pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const menu = useRef<HTMLDivElement>(null);
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
    // Focus moved out, or a press outside.
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpenedAt(null);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onElsewhere);
    window.addEventListener("focusin", onElsewhere);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onElsewhere);
      window.removeEventListener("focusin", onElsewhere);
    };
  }, [open]);

  return (
    <>
      {/* The open menu has it as its primary button. */}
      <LinkButton to={createAccount.to} className={open ? "max-lg:hidden" : ""}>
        {createAccount.label}
      </LinkButton>
      <div ref={menu} className="lg:hidden">
        <IconButton
          ref={button}
          icon={open ? X : MenuIcon}
          size="lg"
          label={open ? "Close menu" : "Open menu"}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpenedAt(open ? null : key)}
        />
        <div id={listId} hidden={!open} className="visitor-menu">
          <nav aria-label="Menu" className="grid">
            {visitorMenu.map(({ label, to, icon }) => (
              <AppLink key={to} to={to} className="menu-item" aria-current={pathname === to ? "page" : undefined}>
                <Icon icon={icon} size="lg" />
                {label}
              </AppLink>
            ))}
          </nav>
          <div className="mt-3 grid gap-2">
            <LinkButton variant="primary" to={createAccount.to}>
              {createAccount.label}
            </LinkButton>
            {canSignIn && <SignIn variant="secondary" />}
          </div>
        </div>
      </div>
    </>
  );
}

/** The header for visitors. */
export function Header({ canSignIn }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className="header visitors">
      <div className="wrap header-in">
        <Brand />
        <nav className="topnav ml-4" aria-label="Main">
          {visitorLinks.map(({ label, to }) => (
            <AppLink key={to} to={to} aria-current={pathname === to ? "page" : undefined}>
              {label}
            </AppLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <LinkButton variant="quiet" to={postJob.to} className="max-lg:hidden">
            {postJob.label}
          </LinkButton>
          {canSignIn && <SignIn variant="quiet" />}
          <VisitorMenu canSignIn={canSignIn} />
        </div>
      </div>
    </header>
  );
}
