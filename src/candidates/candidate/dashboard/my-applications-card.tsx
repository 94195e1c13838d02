import { ArrowRight } from "lucide-react";
import { myApplicationsQuery } from "@/applications/data/my-application-queries";
import { ApplicationRow } from "@/applications/shared/application-row";
import { NoApplications } from "@/applications/shared/no-applications";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** How many the dashboard shows. */
const shown = 5;

/** The newest applications of the reader, as the dashboard asks for them. */
export function useMyApplications() {
  const query = useEagerInfiniteQuery({ ...myApplicationsQuery(), meta: { silent: true } });
  return { ...query, applications: query.data?.pages.flatMap((page) => page.applications) };
}

/** Your Applications on the dashboard: the newest. */
export function ApplicationsCard() {
  const state = useMyApplications();
  const { applications, error } = state;
  const some = applications !== undefined && applications.length > 0;
  return (
    <Card
      flush
      title="Your Applications"
      aside={
        some && (
          <LinkButton to={paths.candidate.applications()} variant="quiet" size="sm" className="-mr-2">
            View All Applications <Icon icon={ArrowRight} size="sm" />
          </LinkButton>
        )
      }
    >
      {!applications && !error && <Skeleton label="Loading applications" />}
      {!applications && error && <ErrorState title={`Error loading applications: ${error.message}`} query={state} />}
      {applications?.length === 0 && <NoApplications />}
      {some && (
        <RowList className="@container border-t border-line">
          {applications.slice(0, shown).map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </RowList>
      )}
    </Card>
  );
}
