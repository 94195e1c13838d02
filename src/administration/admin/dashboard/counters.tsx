import type { UseQueryResult } from "@tanstack/react-query";
import { countQueries } from "@/administration/data/counts-query";
import { Figures } from "@/components/ui/figures";
import { RetryNotice } from "@/components/ui/retry-notice";
import { paths } from "@/config/paths";
import { useEagerQuery } from "@/lib/use-eager-query";

const figure = (label: string, { data, isError }: Pick<UseQueryResult<number>, "data" | "isError">, to: string) => ({
  label,
  value: data,
  isFailed: isError,
  to,
});

/** Totals, each with a link to its list. */
export function Counters() {
  const users = useEagerQuery(countQueries.users);
  const companies = useEagerQuery(countQueries.companies);
  const pending = useEagerQuery(countQueries.pending);
  const candidates = useEagerQuery(countQueries.candidates);
  // Fetched with the others; the quick actions show it.
  const undelivered = useEagerQuery(countQueries.undelivered);
  const reports = useEagerQuery(countQueries.reports);
  const reportedMessages = useEagerQuery(countQueries.reported_messages);
  const messages = useEagerQuery(countQueries.messages);
  const missing = [users, companies, pending, candidates, undelivered, reports, reportedMessages, messages].filter(
    ({ data, isError }) => isError && data === undefined,
  );
  return (
    <div className="mt-6 grid gap-3">
      <Figures
        label="In numbers"
        figures={[
          figure("Total users", users, paths.admin.people()),
          figure("Total companies", companies, paths.admin.companies()),
          figure("Pending approvals", pending, paths.admin.companyApprovals()),
          figure("Total candidates", candidates, paths.admin.people({ role: "candidate" })),
        ]}
      />
      {missing[0] && (
        <RetryNotice
          title={missing.length === 1 ? "A number couldn't be loaded" : `${missing.length} numbers couldn't be loaded`}
          query={{
            error: missing[0].error,
            isFetching: missing.some(({ isFetching }) => isFetching),
            refetch: () => missing.map(({ refetch }) => refetch()),
          }}
        >
          {missing[0].error?.message}
        </RetryNotice>
      )}
    </div>
  );
}
