import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { type SettingsLink, settingsPages, settingsTabs } from "@/candidates/candidate/settings/settings-links";
import { PageTitle } from "@/components/feedback/page-title";
import { AppLink } from "@/components/ui/app-link";
import { BackLink } from "@/components/ui/back-link";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";

function Links({ links }: { links: readonly SettingsLink[] }) {
  const { pathname } = useLocation();
  return links.map(({ label, to, icon }) => (
    <li key={to}>
      <AppLink to={to} aria-current={pathname === to ? "page" : undefined}>
        <Icon icon={icon} />
        <span>{label}</span>
        {links === settingsPages && <Icon icon={ArrowRight} size="sm" />}
      </AppLink>
    </li>
  ));
}

interface SettingsFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One tab of a candidate's settings: tabs on the left from 1024 px; below, a link back to their list. */
export function SettingsFrame({ title, lead, children }: SettingsFrameProps) {
  return (
    <div className="wrap page-start">
      <div className="lg:hidden">
        <BackLink to={paths.candidate.settings()}>Settings</BackLink>
      </div>
      <PageTitle>{title}</PageTitle>
      <p className="mt-1 break-words text-ink-muted">{lead}</p>
      <div className="settings-in mt-5">
        <nav className="settings-nav max-lg:hidden" aria-label="Settings">
          <ul>
            <Links links={settingsTabs} />
          </ul>
          <ul>
            <Links links={settingsPages} />
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
      </div>
    </div>
  );
}
