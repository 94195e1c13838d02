import { PutForwardCard } from "@/candidates/candidate/dashboard/put-forward-card";
import { WaitingCards } from "@/components/ui/waiting-cards";
import { useEagerQuery } from "@/lib/use-eager-query";
import { myPutForwardsQuery } from "@/partners/data/my-submissions";

interface WaitingPutForwardsProps {
  /** Others have no requests, even if loading fails. */
  isManaged: boolean;
}

/** Jobs the managing company would like to put the candidate forward for, on the dashboard (RULES: Partnerships). */
export const WaitingPutForwards = ({ isManaged }: WaitingPutForwardsProps) => (
  <WaitingCards
    query={useEagerQuery(myPutForwardsQuery())}
    failure="Couldn't load the jobs you were asked about."
    tellsFailure={isManaged}
  >
    {(putForward) => <PutForwardCard key={putForward.id} putForward={putForward} />}
  </WaitingCards>
);
