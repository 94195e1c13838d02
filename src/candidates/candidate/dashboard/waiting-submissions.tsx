import { SubmissionCard } from "@/candidates/candidate/dashboard/submission-card";
import { WaitingCards } from "@/components/ui/waiting-cards";
import { useEagerQuery } from "@/lib/use-eager-query";
import { mySubmissionsQuery } from "@/partners/data/my-submissions";

interface WaitingSubmissionsProps {
  /** Others have no requests, even if loading fails. */
  isManaged: boolean;
}

/** Jobs the managing company would like to put the candidate forward for, on the dashboard (RULES: Partnerships). */
export const WaitingSubmissions = ({ isManaged }: WaitingSubmissionsProps) => (
  <WaitingCards
    query={useEagerQuery(mySubmissionsQuery())}
    failure="Couldn't load the jobs you were asked about."
    showsFailure={isManaged}
  >
    {(submission) => <SubmissionCard key={submission.id} submission={submission} />}
  </WaitingCards>
);
