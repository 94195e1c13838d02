import { useAuth } from "@/auth/use-auth";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { companyInterviewsQuery } from "@/interviews/data/interview-queries";
import { InterviewList } from "@/interviews/shared/interview-list";
import { InterviewsFrame } from "@/interviews/shared/interviews-frame";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

function emptyTitle(isPast: boolean, isMine: boolean): string {
  if (isMine) return isPast ? "You haven't been in an interview yet" : "You have no upcoming interviews";
  return isPast ? "No interviews yet" : "No upcoming interviews";
}

function CompanyInterviews({ isPast, isMine }: { isPast: boolean; isMine: boolean }) {
  const query = useEagerInfiniteQuery(companyInterviewsQuery(isPast, isMine));
  return (
    <InterviewList
      query={query}
      isPast={isPast}
      empty={
        <EmptyState
          title={emptyTitle(isPast, isMine)}
          action={!isPast && <TextLink to={paths.company.applications()}>Open applications</TextLink>}
        >
          {isPast ? "Past and canceled interviews appear here." : "Propose times in an application's conversation."}
        </EmptyState>
      }
    />
  );
}

export function CompanyInterviewsPage() {
  const { user } = useAuth();
  const [whose, setWhose] = useChoiceInAddress("whose", ["all", "mine"]);
  // The guard leads to sign-in as the session ends.
  return (
    user && (
      <InterviewsFrame
        choice={
          <Segmented
            label="Whose interviews"
            options={[
              { value: "all", label: "All" },
              { value: "mine", label: "Mine" },
            ]}
            value={whose}
            onChange={setWhose}
          />
        }
        list={(isPast) => <CompanyInterviews isPast={isPast} isMine={whose === "mine"} />}
      />
    )
  );
}
