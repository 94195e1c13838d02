import { SettingsForm } from "@/administration/admin/settings/settings-form";
import { SettingsHistory } from "@/administration/admin/settings/settings-history";
import { settingsQuery } from "@/administration/data/settings";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Jumps } from "@/components/ui/jumps";
import { Skeleton } from "@/components/ui/skeleton";
import { useEagerQuery } from "@/lib/use-eager-query";

const sections = [
  { id: "operator", label: "Operator" },
  { id: "announcement", label: "Announcement" },
  { id: "trial", label: "Free trial" },
  { id: "retention", label: "Retention" },
  { id: "emails", label: "Emails" },
  { id: "history", label: "History" },
];

/** /admin/settings: settings of the site, the app and its emails (RULES: Administration). */
export function SettingsPage() {
  const query = useEagerQuery(settingsQuery);
  const { data, error } = query;
  return (
    <div className="wrap page-start">
      <PageTitle>Settings</PageTitle>
      <p className="mt-1 text-ink-muted">
        Used by the site, the app and its emails. Names, colors and prices are set up with the installation.
      </p>
      <Jumps jumps={sections} />
      <div className="mt-5 grid gap-6">
        {!data && !error && <Skeleton label="Loading the settings" rows={10} />}
        {!data && error && (
          <Card>
            <ErrorState title="The settings couldn't be loaded" query={query}>
              {error.message}
            </ErrorState>
          </Card>
        )}
        {data && <SettingsForm settings={data} />}
        <SettingsHistory />
      </div>
    </div>
  );
}
