import { useAuth } from "@/auth/use-auth";
import { AppLink } from "@/components/ui/app-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { myInterviewsQuery } from "@/interviews/data/interview-queries";
import { InterviewList } from "@/interviews/shared/interview-list";
import { InterviewsFrame } from "@/interviews/shared/interviews-frame";
import { formatCount } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Proposed times awaiting a reply; picked on the application's page. */
function Waiting() {
  const { data } = useEagerInfiniteQuery(myInterviewsQuery(false));
  const first = data?.pages[0];
  if (!first) return null;
  const more = first.waiting_total - first.waiting.length;
  return (
    <>
      {first.waiting.map(({ application_id, job_title, company_name, times }) => (
        <div key={application_id} className="mb-4">
          <Notice
            title={`${company_name} suggested ${formatCount(times, "interview time")}`}
            actions={
              <AppLink className="btn btn-primary" to={paths.candidate.application(application_id)}>
                Choose a time
              </AppLink>
            }
          >
            {job_title}
          </Notice>
        </div>
      ))}
      {more > 0 && (
        <p className="mb-4 text-ink-muted text-sm">
          {more} more of <TextLink to={paths.candidate.applications()}>your applications</TextLink>{" "}
          {more === 1 ? "has" : "have"} times to choose from.
        </p>
      )}
    </>
  );
}

function MyInterviews({ isPast }: { isPast: boolean }) {
  const query = useEagerInfiniteQuery(myInterviewsQuery(isPast));
  return (
    <InterviewList
      query={query}
      isPast={isPast}
      empty={
        <EmptyState
          title={isPast ? "No interviews yet" : "No upcoming interviews"}
          action={!isPast && <TextLink to={paths.candidate.applications()}>Your applications</TextLink>}
        >
          {isPast ? "Past and canceled interviews appear here." : "Once you pick a time, it appears here."}
        </EmptyState>
      }
    />
  );
}

export function CandidateInterviewsPage() {
  const { user } = useAuth();
  // The guard leads to sign-in as the session ends.
  return user && <InterviewsFrame waiting={<Waiting />} list={(isPast) => <MyInterviews isPast={isPast} />} />;
}
