import { Navigate, useLocation } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { FoundByCards } from "@/candidates/candidate/my-data/found-by-cards";
import { PreviewCard } from "@/candidates/candidate/my-data/preview-card";
import { PreferencesForm } from "@/candidates/candidate/preferences/preferences-form";
import { useOwnProfile } from "@/candidates/candidate/use-own-profile";
import { preferencesQuery } from "@/candidates/data/own-queries";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { HiddenJobsCard } from "@/jobs/shared/hidden-jobs-card";
import { useEagerQuery } from "@/lib/use-eager-query";

function Preferences({ userId }: { userId: string }) {
  const query = useEagerQuery(preferencesQuery());
  const { data, error } = query;
  const isManaged = Boolean(useOwnProfile(userId).data?.candidate.managing_company_id);
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.candidate.settings()}>Settings</BackLink>
      <PageTitle className="mt-1">Preferences</PageTitle>
      <p className="mt-1 text-ink-muted">What you're looking for, and who can find you.</p>
      <div className="split mt-5">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {data && <PreferencesForm preferences={data} userId={userId} />}
          {!data && (
            <Card>
              {error ? (
                <ErrorState title="Couldn't load your preferences" query={query}>
                  {error.message}
                </ErrorState>
              ) : (
                <Skeleton label="Loading your preferences" rows={8} />
              )}
            </Card>
          )}
          <FoundByCards userId={userId} />
          <HiddenJobsCard />
        </div>
        <aside className="min-w-0 lg:sticky lg:top-16" aria-label="Preview">
          <PreviewCard isManaged={isManaged} />
        </aside>
      </div>
    </div>
  );
}

export function PreferencesPage() {
  const { user } = useAuth();
  const { hash } = useLocation();
  // Older emails link to it.
  if (hash === "#mails") return <Navigate to={paths.candidate.emails()} replace />;
  // The guard leads to sign-in as the session ends.
  return user && <Preferences userId={user.id} />;
}
