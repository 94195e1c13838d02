import { type ReactNode, useState } from "react";
import { candidateDashboardQuery } from "@/applications/data/my-application-queries";
import { useAuth } from "@/auth/use-auth";
import { ActivityCard } from "@/candidates/candidate/dashboard/activity-card";
import { ApplicationsCard, useMyApplications } from "@/candidates/candidate/dashboard/my-applications-card";
import { YourProfileCard } from "@/candidates/candidate/dashboard/profile-cards";
import { SavedCard } from "@/candidates/candidate/dashboard/saved-card";
import { StartCard } from "@/candidates/candidate/dashboard/start-card";
import { WaitingSubmissions } from "@/candidates/candidate/dashboard/waiting-submissions";
import { WhatsNextCard } from "@/candidates/candidate/dashboard/whats-next-card";
import { profileFailure } from "@/candidates/candidate/profile-failure";
import { SignedOut } from "@/candidates/candidate/signed-out";
import { useOwnProfile } from "@/candidates/candidate/use-own-profile";
import { movedForwardWords } from "@/candidates/model/moved-forward-words";
import { enoughSkills, isNewcomer } from "@/candidates/model/start";
import { RecordSkeleton } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";
import { myInvitationsQuery } from "@/invitations/data/invitation-queries";
import { newestSavedQuery } from "@/jobs/data/candidate-job-queries";
import { awaitsFirstAnswer } from "@/lib/awaits-first-answer";
import { useEagerQuery } from "@/lib/use-eager-query";
import { mySubmissionsQuery } from "@/partners/data/my-submissions";

interface DashboardPageProps {
  /** Companies that would like to represent them. */
  invitations: ReactNode;
  /** Skills ticked in this browser earlier, offered to the profile. */
  ticks: ReactNode;
  /** The card Jobs You Can Apply For. */
  jobs: (isNewcomer: boolean) => ReactNode;
}

function Dashboard({ userId, invitations, ticks, jobs }: DashboardPageProps & { userId: string }) {
  const query = useOwnProfile(userId);
  const { data, error } = query;
  const waiting = useEagerQuery(myInvitationsQuery());
  const submissions = useEagerQuery(mySubmissionsQuery());
  const dashboard = useEagerQuery(candidateDashboardQuery());
  const { query: applications, total } = useMyApplications();
  const saved = useEagerQuery(newestSavedQuery());
  const candidate = data?.candidate;
  const isNew = candidate !== undefined && isNewcomer(candidate);
  // A user who started here sees what the third skill brought, and continues.
  const [began, setBegan] = useState(false);
  if (isNew && !began) setBegan(true);
  const isStart = candidate !== undefined && (isNew || (began && !candidate.resume_url));
  const words = isNew
    ? `Welcome${candidate.first_name && `, ${candidate.first_name}`}. Let's find jobs that fit.`
    : isStart && candidate.skills.length === enoughSkills
      ? "3 skills saved. Here is what fits so far."
      : movedForwardWords(dashboard.data?.moved_forward ?? 0);
  // Everything above appears together with the rest, to avoid layout shift.
  const arranging = [waiting, submissions, dashboard, query, applications, saved].some(awaitsFirstAnswer);
  const hasApplied = total > 0 || applications.isError;
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Candidate Dashboard</PageTitle>
      {!arranging && words && <p className="mt-1 text-ink-muted">{words}</p>}
      {arranging && <RecordSkeleton label="Loading your dashboard" />}
      <div className={classNames("split mt-5", arranging && "hidden")}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 *:mt-0">
          {ticks}
          {isStart && !isNew && jobs(false)}
          {isStart && <StartCard candidate={candidate} />}
          <WhatsNextCard />
          <WaitingSubmissions isManaged={candidate?.managing_company_id != null} />
          {hasApplied && <ApplicationsCard />}
          {!(isStart && !isNew) && jobs(isNew)}
          {!hasApplied && <ApplicationsCard />}
          {invitations}
        </div>
        <aside className="grid content-start gap-6">
          {candidate ? (
            <YourProfileCard candidate={candidate} isStart={isStart} />
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

export function DashboardPage(props: DashboardPageProps) {
  const { user } = useAuth();
  if (!user) return <SignedOut>You need to be logged in to view this page</SignedOut>;
  return <Dashboard userId={user.id} {...props} />;
}
