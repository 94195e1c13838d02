import type { ReactNode } from "react";
import { candidateDashboardQuery } from "@/applications/data/my-application-queries";
import { useAuth } from "@/auth/use-auth";
import { ActivityCard } from "@/candidates/candidate/dashboard/activity-card";
import { ApplicationsCard, useMyApplications } from "@/candidates/candidate/dashboard/my-applications-card";
import { CompleteProfileBanner, YourProfileCard } from "@/candidates/candidate/dashboard/profile-cards";
import { SavedCard } from "@/candidates/candidate/dashboard/saved-card";
import { WaitingAnswers } from "@/candidates/candidate/dashboard/waiting-answers";
import { WaitingPutForwards } from "@/candidates/candidate/dashboard/waiting-put-forwards";
import { WaitingThings } from "@/candidates/candidate/dashboard/waiting-things";
import { profileFailure } from "@/candidates/candidate/profile-failure";
import { SignedOut } from "@/candidates/candidate/signed-out";
import { useOwnProfile } from "@/candidates/candidate/use-own-profile";
import { movedForwardWords } from "@/candidates/model/moved-forward-words";
import { RecordSkeleton } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";
import { myInvitationsQuery } from "@/invitations/data/invitation-queries";
import { newestSavedQuery } from "@/jobs/data/candidate-job-queries";
import { useEagerQuery } from "@/lib/use-eager-query";
import { myPutForwardsQuery } from "@/partners/data/my-submissions";

interface DashboardPageProps {
  /** What waits for an answer. */
  invitations: ReactNode;
  /** What was ticked in this browser before, offered to the profile. */
  ticks: ReactNode;
  /** The card Jobs You Can Apply For. */
  jobs: ReactNode;
}

function Dashboard({ userId, invitations, ticks, jobs }: DashboardPageProps & { userId: string }) {
  const query = useOwnProfile(userId);
  const { data, error } = query;
  const waiting = useEagerQuery(myInvitationsQuery());
  const putForwards = useEagerQuery(myPutForwardsQuery());
  const dashboard = useEagerQuery(candidateDashboardQuery());
  const applications = useMyApplications();
  const saved = useEagerQuery(newestSavedQuery());
  const candidate = data?.candidate;
  const moved = movedForwardWords(dashboard.data?.moved_forward ?? 0);
  // What waits for an answer, what is said of the profile, applications and what was saved stand above the rest: it appears with them, so that it is not pushed down.
  const arranging = [waiting, putForwards, dashboard, query, applications, saved].some(
    ({ isPending, failureCount, errorUpdateCount }) => isPending && failureCount + errorUpdateCount === 0,
  );
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Candidate Dashboard</PageTitle>
      {!arranging && moved && <p className="mt-1 text-ink-muted">{moved}</p>}
      {arranging ? <RecordSkeleton label="Loading your dashboard" /> : invitations}
      {!arranging && <WaitingThings />}
      {!arranging && ticks}
      {!arranging && <WaitingPutForwards isManaged={candidate?.managing_company_id != null} />}
      {!arranging && <WaitingAnswers />}
      <div className={classNames("split mt-5", arranging && "hidden")}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {candidate && <CompleteProfileBanner candidate={candidate} />}
          <ApplicationsCard />
          {jobs}
        </div>
        <aside className="grid gap-6">
          {candidate ? (
            <YourProfileCard candidate={candidate} />
          ) : (
            <Card title="Your Profile">
              {error ? (
                <ErrorState title={profileFailure(error, "fetch")} query={query} />
              ) : (
                <Skeleton label="Loading your profile">
                  <SkeletonBar className="h-2 w-full" />
                  <SkeletonBar className="mt-4 h-10 w-full" />
                  <SkeletonBar className="mt-2 h-8 w-full" />
                </Skeleton>
              )}
            </Card>
          )}
          <SavedCard />
          <ActivityCard />
        </aside>
      </div>
    </div>
  );
}

/** The candidate's start. */
export function DashboardPage(props: DashboardPageProps) {
  const { user } = useAuth();
  if (!user) return <SignedOut>You need to be logged in to view this page</SignedOut>;
  return <Dashboard userId={user.id} {...props} />;
}
