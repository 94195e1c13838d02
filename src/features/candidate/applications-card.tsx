import type { CandidateApplicationListItem } from "@contracts/application";
import { ArrowRight } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { myApplicationsQuery } from "@/data/applications/my-applications-query";
import { ApplicationRow } from "@/features/candidate/application-row";
import { formatCount } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** How many the dashboard shows. */
const shown = 5;

/** The newest applications of the reader, as the dashboard asks for them. */
export function useMyApplications() {
  const query = useEagerInfiniteQuery({ ...myApplicationsQuery(), meta: { silent: true } });
  return { ...query, applications: query.data?.pages.flatMap((page) => page.applications) };
}

type State = ReturnType<typeof useMyApplications>;

/** Loading, failed or empty; nothing once there are rows. */
function Placeholder({ state }: { state: State }) {
  const { applications, error } = state;
  if (applications && applications.length > 0) return null;
  if (applications) {
    return (
      <EmptyState
        title="You haven't applied to any jobs yet."
        action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}
      />
    );
  }
  if (!error) return <Skeleton label="Loading applications" />;
  return <ErrorState title={`Error loading applications: ${error.message}`} query={state} />;
}

interface ApplicationRowsProps {
  applications: readonly CandidateApplicationListItem[];
  className: string;
}

function ApplicationRows({ applications, className }: ApplicationRowsProps) {
  return (
    <RowList className={classNames("@container", className)}>
      {applications.map((application) => (
        <ApplicationRow key={application.id} application={application} />
      ))}
    </RowList>
  );
}

/** Your Applications on the dashboard: the newest. */
export function ApplicationsCard() {
  const state = useMyApplications();
  const { applications = [] } = state;
  return (
    <Card
      flush
      title="Your Applications"
      aside={
        applications.length > 0 && (
          <LinkButton to={paths.candidate.applications()} variant="quiet" size="sm" className="-mr-2">
            View All Applications <Icon icon={ArrowRight} size="sm" />
          </LinkButton>
        )
      }
    >
      <Placeholder state={state} />
      {applications.length > 0 && (
        <ApplicationRows className="border-t border-line" applications={applications.slice(0, shown)} />
      )}
    </Card>
  );
}

/** All applications, newest first, page by page. */
export function AllApplicationsCard() {
  const state = useMyApplications();
  const { applications = [], hasNextPage, isFetchingNextPage, fetchNextPage } = state;
  const total = state.data?.pages[0]?.total;
  return (
    <Card flush>
      <Placeholder state={state} />
      <p className="sr-only" role="status">
        {total !== undefined && `${applications.length} of ${formatCount(total, "application")} shown`}
      </p>
      {applications.length > 0 && <ApplicationRows className="*:first:rounded-t-lg" applications={applications} />}
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
    </Card>
  );
}
