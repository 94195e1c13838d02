import { ChevronRight } from "lucide-react";
import { Navigate } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { type SettingsLink, settingsPages, settingsTabs } from "@/candidates/candidate/settings/settings-links";
import { PageTitle } from "@/components/feedback/page-title";
import { AppLink } from "@/components/ui/app-link";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { useIsWide } from "@/lib/use-is-wide";

function List({ links }: { links: readonly SettingsLink[] }) {
  return (
    <ul className="settings-list">
      {links.map(({ label, to, icon, text }) => (
        <li key={to}>
          <AppLink to={to}>
            <Icon icon={icon} />
            <span>
              {label}
              <small>{text}</small>
            </span>
            <Icon icon={ChevronRight} size="sm" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** /settings: a list where there is no room for tabs; redirects to the first tab otherwise. */
export function SettingsPage() {
  const { user } = useAuth();
  if (useIsWide()) return <Navigate to={paths.candidate.security()} replace />;
  return (
    <div className="wrap page-start">
      <PageTitle>Settings</PageTitle>
      <p className="mt-1 mb-5 break-words text-ink-muted">{user?.email}</p>
      <div className="grid gap-4">
        <List links={settingsTabs} />
        <List links={settingsPages} />
      </div>
    </div>
  );
}
