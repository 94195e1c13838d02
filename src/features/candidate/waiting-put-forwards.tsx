import { RetryNotice } from "@/components/ui/retry-notice";
import { myPutForwardsQuery } from "@/data/partners/my-put-forwards-query";
import { PutForwardCard } from "@/features/candidate/put-forward-card";
import { useEagerQuery } from "@/lib/use-eager-query";

interface WaitingPutForwardsProps {
  userId: string;
  /** Nobody else is asked anything, whether or not it can be loaded. */
  isManaged: boolean;
}

/** Jobs the managing company would like to put the candidate forward for, on the dashboard (RULES: Partnerships). */
export function WaitingPutForwards({ userId, isManaged }: WaitingPutForwardsProps) {
  const query = useEagerQuery(myPutForwardsQuery(userId));
  const { data, error, errorUpdateCount } = query;
  // It stays while Retry asks again.
  if (isManaged && !data && errorUpdateCount > 0) {
    return (
      <div className="mt-5">
        <RetryNotice title="What your company asks you could not be loaded." query={query}>
          {error?.message}
        </RetryNotice>
      </div>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
      {data.map((putForward) => (
        <PutForwardCard key={putForward.id} putForward={putForward} userId={userId} />
      ))}
    </div>
  );
}
