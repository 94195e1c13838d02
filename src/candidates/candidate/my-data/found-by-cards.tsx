import { AskedCard } from "@/candidates/candidate/my-data/asked-card";
import { LeaveCard } from "@/candidates/candidate/my-data/leave-card";
import { WhoCanSeeCard } from "@/candidates/candidate/my-data/who-can-see-card";
import { profileFailure } from "@/candidates/candidate/profile-failure";
import { useOwnProfile } from "@/candidates/candidate/use-own-profile";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";

/** Who finds the candidate, who represents them, and their requests. */
export function FoundByCards({ userId }: { userId: string }) {
  const query = useOwnProfile(userId);
  const { data, error } = query;
  if (!data)
    return (
      <Card>
        {error ? (
          <ErrorState title="Couldn't load who can see you." query={query}>
            {profileFailure(error, "load")}
          </ErrorState>
        ) : (
          <Skeleton label="Loading who can see you" rows={3} />
        )}
      </Card>
    );
  const isManaged = data.candidate.managing_company_id !== null;
  return (
    <>
      <WhoCanSeeCard candidate={data.candidate} />
      <AskedCard isManaged={isManaged} />
      {isManaged && <LeaveCard candidate={data.candidate} />}
    </>
  );
}
