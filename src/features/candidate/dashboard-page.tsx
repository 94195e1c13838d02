import type { Notification } from "@contracts/notification";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAuth } from "@/auth/use-auth";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";
import { notificationsQuery } from "@/data/notifications/notifications-query";
import { ActivityCard } from "@/features/candidate/activity-card";
import { ApplicationsCard } from "@/features/candidate/applications-card";
import { InvitationCard } from "@/features/candidate/invitation-card";
import { CompleteProfileBanner, YourProfileCard } from "@/features/candidate/profile-cards";
import { profileFailure } from "@/features/candidate/profile-failure";
import { SignedOut } from "@/features/candidate/signed-out";
import { useOwnProfile } from "@/features/candidate/use-own-profile";

/** What companies have asked and the candidate has not answered, newest first. */
const openInvitations = (list: readonly Notification[]) =>
  list.filter((each) => each.type === "company_invitation" && !each.is_read);

function Dashboard({ userId, jobs }: { userId: string; jobs: ReactNode }) {
  const query = useOwnProfile(userId);
  const { data, error } = query;
  const invitations = useQuery({ ...notificationsQuery(userId), select: openInvitations });
  const candidate = data?.candidate;
  // Invitations stand above everything else: the rest appears with them, so that it is not pushed down.
  const arranging = invitations.isPending && invitations.failureCount === 0;
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Candidate Dashboard</PageTitle>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {invitations.data?.map((notification) => (
          <InvitationCard key={notification.id} notification={notification} userId={userId} />
        ))}
      </div>
      <div className={classNames("split mt-5", arranging && "invisible")}>
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
          <ActivityCard />
        </aside>
      </div>
    </div>
  );
}

/** The candidate's start. `jobs` is the card Jobs You Can Apply For. */
export function DashboardPage({ jobs }: { jobs: ReactNode }) {
  const { user } = useAuth();
  if (!user) return <SignedOut>You need to be logged in to view this page</SignedOut>;
  return <Dashboard userId={user.id} jobs={jobs} />;
}
