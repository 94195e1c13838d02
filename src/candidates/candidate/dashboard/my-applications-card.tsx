import { candidateStatusLabels } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { myApplicationsQuery } from "@/applications/data/my-application-queries";
import { ApplicationRow } from "@/applications/shared/application-row";
import { NoApplications } from "@/applications/shared/no-applications";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { MiniFold } from "@/components/ui/mini-fold";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** How many the dashboard shows. */
const shown = 5;
const ended = ["rejected", "withdrawn"] as const satisfies ApplicationStatus[];

export function useMyApplications() {
  const query = useEagerInfiniteQuery({ ...myApplicationsQuery({ state: "current" }), meta: { silent: true } });
  const { pages } = query.data ?? {};
  const counts = pages?.[0]?.by_status ?? {};
  return {
    query,
    applications: pages?.flatMap((page) => page.applications),
    total: pages?.[0]?.total ?? 0,
    ended: ended.map((status) => ({ status, count: counts[status] ?? 0 })).filter(({ count }) => count > 0),
  };
}

type Ended = ReturnType<typeof useMyApplications>["ended"];

/** "3 closed: 2 not selected, 1 withdrawn". */
function closedWords(parts: Ended): string {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const words = parts.map(({ status, count }) => `${count} ${candidateStatusLabels[status].toLowerCase()}`);
  return `${total} closed: ${words.join(", ")}`;
}

/** Applications that ended without a hire, collapsed; fetched once opened. */
function ClosedApplications({ parts }: { parts: Ended }) {
  const [open, setOpen] = useState(false);
  const query = useInfiniteQuery({ ...myApplicationsQuery({ state: "ended" }), enabled: open, meta: { silent: true } });
  const rows = query.data?.pages.flatMap((page) => page.applications);
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <MiniFold title={closedWords(parts)} onOpen={setOpen}>
      {open && !rows && !query.error && <Skeleton label="Loading closed applications" rows={parts.length} />}
      {open && !rows && query.error && (
        <ErrorState title="Couldn't load your closed applications" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {rows && (
        <RowList className="border-t border-line">
          {rows.slice(0, shown).map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </RowList>
      )}
      {total > shown && (
        <LinkButton to={`${paths.candidate.applications()}?tab=closed`} variant="quiet" size="sm" className="m-2">
          {`View all ${total} closed`} <Icon icon={ArrowRight} size="sm" />
        </LinkButton>
      )}
    </MiniFold>
  );
}

/** Your Applications on the dashboard: active ones, and the others collapsed. */
export function ApplicationsCard() {
  const { query, applications, total, ended: closed } = useMyApplications();
  const { error } = query;
  const some = applications !== undefined && applications.length > 0;
  return (
    <Card
      flush
      title="Your Applications"
      aside={
        total > 0 && (
          <LinkButton to={paths.candidate.applications()} variant="quiet" size="sm" className="-mr-2">
            View All Applications <Icon icon={ArrowRight} size="sm" />
          </LinkButton>
        )
      }
    >
      {!applications && !error && <Skeleton label="Loading applications" />}
      {!applications && error && <ErrorState title={`Error loading applications: ${error.message}`} query={query} />}
      {applications && total === 0 && <NoApplications />}
      {some && (
        <RowList className="border-t border-line">
          {applications.slice(0, shown).map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </RowList>
      )}
      {closed.length > 0 && <ClosedApplications parts={closed} />}
    </Card>
  );
}
