import { useAuth } from "@/auth/use-auth";
import { MailsCard } from "@/candidates/candidate/preferences/mails-card";
import { PreferencesForm } from "@/candidates/candidate/preferences/preferences-form";
import { preferencesQuery } from "@/candidates/data/own-queries";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useEagerQuery } from "@/lib/use-eager-query";

function Preferences({ userId }: { userId: string }) {
  const query = useEagerQuery(preferencesQuery());
  const { data, error } = query;
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.candidate.dashboard()}>Dashboard</BackLink>
      <PageTitle className="mt-1">Preferences</PageTitle>
      <p className="mt-1 text-ink-muted">What you would like of a job, and what we write to you about.</p>
      <div className="split mt-5">
        <div className="min-w-0">
          {data && <PreferencesForm preferences={data} userId={userId} />}
          {!data && (
            <Card>
              {error ? (
                <ErrorState title="Your preferences could not be loaded" query={query}>
                  {error.message}
                </ErrorState>
              ) : (
                <Skeleton label="Loading your preferences" rows={8} />
              )}
            </Card>
          )}
        </div>
        <aside className="min-w-0 lg:sticky lg:top-16">
          <MailsCard />
        </aside>
      </div>
    </div>
  );
}

/** /candidate/preferences */
export function PreferencesPage() {
  const { user } = useAuth();
  // The guard leads to sign-in as the session ends.
  return user && <Preferences userId={user.id} />;
}
