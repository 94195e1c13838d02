import type { JobFilter } from "@contracts/jobs/job-filter";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { MatchOrder } from "@/components/product/match-order";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { potentialJobsQuery } from "@/jobs/data/candidate-job-queries";
import { placesOf } from "@/jobs/model/jobs-address";
import { JobRows } from "@/jobs/public/job-rows";
import { formatMoney, formatWords } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

const shown = 5;

/** "Denver, CO or remote, full time or contract, from $100,000": what somebody prefers, within a sentence. */
function preferenceWords(filter: JobFilter): string {
  const { remote, types = [], levels = [], salary } = filter;
  const oneOf = (words: readonly string[]) => words.join(" or ");
  const plainTypes = types.filter((type) => type !== "REMOTE" || !remote);
  return [
    oneOf([...placesOf(filter), ...(remote ? ["remote"] : [])]),
    oneOf(plainTypes.map((type) => formatWords(type).toLowerCase())),
    oneOf(levels.map((level) => formatWords(level).toLowerCase())),
    salary === undefined ? "" : `from ${formatMoney(salary)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

interface WithinProps {
  within: JobFilter;
  isAll: boolean;
  onAll: (isAll: boolean) => void;
}

/** Says that only some jobs show, which, and how to see the others. */
const Within = ({ within, isAll, onAll }: WithinProps) => (
  <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pb-2 md:px-5">
    <span className="min-w-0 break-words">
      {isAll ? "All jobs, whatever you prefer. " : `Within your preferences: ${preferenceWords(within)}. `}
      <TextLink to={paths.candidate.preferences()}>Change</TextLink>
    </span>
    <button type="button" className="link" onClick={() => onAll(!isAll)}>
      {isAll ? "Only within my preferences" : "Show all jobs"}
    </button>
  </p>
);

/** Jobs You Can Apply For on the candidate's dashboard: the best matches, of those within the preferences unless all are asked for. */
export function PotentialJobsCard() {
  const [isAll, setIsAll] = useState(false);
  const preferred = useEagerInfiniteQuery({ ...potentialJobsQuery({ preferred: true }), meta: { silent: true } });
  const all = useInfiniteQuery({ ...potentialJobsQuery({ preferred: false }), enabled: isAll, meta: { silent: true } });
  const within = preferred.data?.pages[0]?.within;
  // What shows stays until the others are there.
  const showsAll = isAll && !all.isPending;
  const query = showsAll ? all : preferred;
  const { data, error } = query;
  const [first] = data?.pages ?? [];
  return (
    <Card
      flush
      title="Jobs You Can Apply For"
      aside={
        <LinkButton to={paths.jobs.list()} variant="quiet" size="sm" className="-mr-2">
          Browse All Jobs <Icon icon={ArrowRight} size="sm" />
        </LinkButton>
      }
    >
      {!first && !error && <Skeleton label="Loading jobs" />}
      {!first && error && (
        <ErrorState title="Failed to fetch potential jobs" query={query}>
          {error.message || "An unexpected error occurred"}
        </ErrorState>
      )}
      {within && <Within within={within} isAll={showsAll} onAll={setIsAll} />}
      {first?.jobs.length === 0 &&
        (within && !showsAll && first.total > 0 ? (
          <EmptyState
            title="No job is within your preferences at the moment."
            action={<Button onClick={() => setIsAll(true)}>Show all jobs</Button>}
          />
        ) : (
          <EmptyState title="No new jobs available at the moment." />
        ))}
      {first !== undefined && first.jobs.length > 0 && (
        <div aria-busy={isAll && !showsAll}>
          <MatchOrder className="px-4 pb-3 md:px-5" />
          <JobRows jobs={first.jobs.slice(0, shown)} canApply source="matches" className="border-t border-line" />
        </div>
      )}
    </Card>
  );
}
