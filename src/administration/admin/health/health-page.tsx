import { errorStates } from "@contracts/administration/health";
import { RefreshCw } from "lucide-react";
import { ErrorRow } from "@/administration/admin/health/error-row";
import { countTroubles, HealthParts } from "@/administration/admin/health/health-parts";
import { SchedulesTable } from "@/administration/admin/health/schedules-table";
import { useErrors, useHealthReport } from "@/administration/data/health";
import { PageTitle } from "@/components/feedback/page-title";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PagedList } from "@/components/ui/paged-list";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { formatTime } from "@/lib/format-time";
import { useChoiceInAddress } from "@/lib/use-address-choice";

const stateLabels = { open: "Open", fixed: "Fixed", ignored: "Ignored" } as const;

function ErrorsCard() {
  const [state, setState] = useChoiceInAddress("errors", errorStates);
  const query = useErrors(state);
  const counts = query.data?.pages[0]?.counts;
  return (
    <Card
      flush
      className="mt-5"
      title="Errors people ran into"
      wideAside
      aside={
        <Segmented
          label="Show"
          value={state}
          onChange={setState}
          options={errorStates.map((value) => ({
            value,
            label: counts ? `${stateLabels[value]} ${counts[value]}` : stateLabels[value],
          }))}
        />
      }
    >
      <PagedList
        query={query}
        rows={query.data?.pages.flatMap(({ errors }) => errors)}
        what="errors"
        empty={<EmptyState title={state === "open" ? "No open errors" : "None here"} />}
      >
        {(errors) => (
          <RowList>
            {errors.map((error) => (
              <ErrorRow key={error.id} error={error} state={state} />
            ))}
          </RowList>
        )}
      </PagedList>
    </Card>
  );
}

function troubleWords(troubles: number): string {
  if (troubles === 0) return "Everything works";
  return troubles === 1 ? "1 thing needs your attention" : `${troubles} things need your attention`;
}

/** /admin/health: whether the platform works, and what failed (RULES: Health). */
export function HealthPage() {
  const query = useHealthReport();
  const { data: report } = query;
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 grow">
          <PageTitle>Health</PageTitle>
          <p className="mt-0.5 text-ink-muted">
            {report
              ? `${troubleWords(countTroubles(report))}. Checked at ${formatTime(report.checked_at)}, and every minute while this page is open.`
              : "Checking…"}
          </p>
        </div>
        <Button icon={RefreshCw} busy={query.isFetching} busyLabel="Checking..." onClick={() => void query.refetch()}>
          Check now
        </Button>
      </div>
      <Card flush className="mt-5">
        {report ? (
          <HealthParts report={report} />
        ) : query.isError ? (
          <ErrorState title={`Couldn't check: ${query.error.message}`} query={query} />
        ) : (
          <Skeleton label="Checking" rows={6} />
        )}
      </Card>
      <ErrorsCard />
      {report && (
        <Card flush className="mt-5" title="Scheduled work">
          <SchedulesTable schedules={report.schedules} />
        </Card>
      )}
    </div>
  );
}
