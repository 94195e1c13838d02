import type { ReactNode } from "react";
import { useAuth } from "@/auth/use-auth";
import { AskedCard } from "@/candidates/candidate/my-data/asked-card";
import { LeaveCard } from "@/candidates/candidate/my-data/leave-card";
import { PreviewCard } from "@/candidates/candidate/my-data/preview-card";
import { ViewsCard } from "@/candidates/candidate/my-data/views-card";
import { WhoCanSeeCard } from "@/candidates/candidate/my-data/who-can-see-card";
import { profileFailure } from "@/candidates/candidate/profile-failure";
import { SignedOut } from "@/candidates/candidate/signed-out";
import { useOwnProfile } from "@/candidates/candidate/use-own-profile";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { paths } from "@/config/paths";

interface MyDataPageProps {
  /** Which mails come. */
  mails?: ReactNode;
  /** Everything in one archive. */
  download?: ReactNode;
  /** The end of the account. */
  deletion?: ReactNode;
}

function MyData({ userId, mails, download, deletion }: MyDataPageProps & { userId: string }) {
  const query = useOwnProfile(userId);
  const { data, error } = query;
  if (!data && !error) return <PageLoader />;
  const candidate = data?.candidate;
  const companyId = candidate?.managing_company_id ?? null;
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.candidate.profile()}>Profile</BackLink>
      <PageTitle className="mt-1">My data</PageTitle>
      <p className="mt-1 text-ink-muted">
        Who reads your profile, what we write to you about, and how to take everything with you.
      </p>
      <div className="split mt-5 gap-y-5">
        {candidate ? (
          <WhoCanSeeCard candidate={candidate} />
        ) : (
          <Card>
            <ErrorState title="Who can see you could not be loaded." query={query}>
              {error && profileFailure(error, "load")}
            </ErrorState>
          </Card>
        )}
        {/* What the switch shows of one stands below it where there is no room beside. */}
        <aside className="min-w-0 lg:sticky lg:top-16 lg:row-span-2" aria-label="Preview">
          <PreviewCard isManaged={companyId !== null} />
        </aside>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          {candidate && (
            <>
              <AskedCard isManaged={companyId !== null} />
              <ViewsCard managedBy={companyId} />
              {companyId && <LeaveCard candidate={candidate} />}
            </>
          )}
          {mails}
          {download}
          {deletion}
        </div>
      </div>
    </div>
  );
}

/** /candidate/my-data */
export function MyDataPage(props: MyDataPageProps) {
  const { user } = useAuth();
  if (!user) return <SignedOut>You need to be logged in to view this page</SignedOut>;
  return <MyData userId={user.id} {...props} />;
}
