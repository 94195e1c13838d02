import { applicationSourceLabels, applicationStatuses } from "@contracts/enums";
import type { CompanyJob } from "@contracts/jobs/job";
import { useQuery } from "@tanstack/react-query";
import { NumberLink } from "@/components/product/number-link";
import { statusLook } from "@/components/product/status-look";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { KeyValues } from "@/components/ui/key-values";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { jobStatisticsQuery } from "@/jobs/data/company-job-queries";
import { formatCount, formatNumber } from "@/lib/format";

/** A job's statistics: views, applications by stage, and sources. */
export function JobStatistics({ job }: { job: CompanyJob }) {
  const query = useQuery(jobStatisticsQuery(job.id));
  const { data } = query;
  const rows = (label: string, n: number, filter: Record<string, string> = {}) => ({
    label,
    value: (
      <NumberLink
        value={n}
        label={`${label}: ${formatNumber(n)}`}
        to={paths.company.manageJob(job.id, { view: "list", stage: "all", ...filter })}
      />
    ),
  });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title="Statistics">
        <KeyValues
          align="end"
          items={[
            ...(data
              ? [
                  { label: "Views", value: formatNumber(data.views) },
                  { label: "Views in the last 30 days", value: formatNumber(data.views_lately) },
                  {
                    label: "Open for",
                    value: data.days_open === null ? "Not open" : formatCount(data.days_open, "day"),
                  },
                ]
              : []),
            rows("Applications", job.application_count),
            ...applicationStatuses.map((status) =>
              rows(statusLook("application", status).word, job.status_counts[status] ?? 0, { stage: status }),
            ),
          ]}
        />
        <p className="mt-4 text-ink-muted text-sm">Each visitor is counted once a day. Your own team isn't counted.</p>
      </Card>
      <Card title="Where applications come from">
        {query.isPending && <Skeleton label="Loading the statistics" rows={3} />}
        {query.isError && !data && (
          <ErrorState title="The statistics couldn't be loaded" query={query}>
            {query.error.message}
          </ErrorState>
        )}
        {data && (
          <KeyValues
            align="end"
            items={data.sources.map(({ source, n }) => rows(applicationSourceLabels[source], n, { source }))}
          />
        )}
        {data?.sources.length === 0 && <p className="text-ink-muted">No applications yet.</p>}
      </Card>
    </div>
  );
}
