import type { ListedJob } from "@contracts/candidate";
import { limits } from "@contracts/limits";
import { useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { PageTitle } from "@/components/feedback/page-title";
import { MatchOrder } from "@/components/product/match-order";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { searchJobsQuery } from "@/data/public-jobs/jobs-search-query";
import { potentialJobsQuery } from "@/data/public-jobs/potential-jobs-query";
import { JobRows } from "@/features/jobs/job-rows";
import { formatCount } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useSearchText } from "@/lib/use-search-text";

interface Found {
  /** Undefined until it is known. */
  total: number | undefined;
  /** There are more than `total`. */
  hasMore: boolean;
  query: string;
}

/** "12 open positions", "More than 25 open positions for “nurse”": heard when it changes, so it names the search as well. */
function openPositions({ total, hasMore, query }: Found): string {
  if (total === undefined) return "Open positions";
  const amount = hasMore ? `More than ${total} open positions` : formatCount(total, "open position");
  return query ? `${amount} for “${query}”` : amount;
}

/** The open jobs: newest first for visitors, best match first for candidates, and newest first again in a search. */
export function JobsPage() {
  const { status, role } = useAuth();
  const { text, setText, query } = useSearchText();
  const isCandidate = role === "candidate";
  const ranked = isCandidate && query === "";
  const known = status !== "loading";
  const best = useEagerInfiniteQuery({ ...potentialJobsQuery(), enabled: known && ranked });
  const newest = useEagerInfiniteQuery({ ...searchJobsQuery(query), enabled: known && !ranked });
  const list = ranked ? best : newest;
  const jobs: ListedJob[] | undefined = list.data?.pages.flatMap((page) => page.jobs as ListedJob[]);
  // While a search is under way the last one's jobs stay, and what is said is said of them.
  const [shown, setShown] = useState(query);
  if (!list.isPlaceholderData && shown !== query) setShown(query);
  const total = ranked ? best.data?.pages[0]?.total : undefined;

  const amount = openPositions({
    total: total ?? jobs?.length,
    hasMore: total === undefined && list.hasNextPage,
    query: shown,
  });

  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Jobs</PageTitle>
      <p className="mt-1 break-words text-ink-muted" role="status">
        {amount}
        {known && (ranked ? ", best match first" : ", newest first")}
        {list.hasNextPage && total !== undefined && <span className="sr-only">, {jobs?.length} shown</span>}
      </p>
      {known && ranked && <MatchOrder className="mt-1" />}
      <SearchBox
        className="mt-5 block max-w-[42rem]"
        label="Search jobs"
        placeholder="Title, skill, company or place"
        value={text}
        onChange={setText}
        maxLength={limits.jobTitle}
      />
      <Card flush className="mt-5">
        {jobs === undefined && !list.error && <Skeleton label="Loading jobs" rows={12} />}
        {jobs === undefined && list.error && (
          <ErrorState title="Failed to load job postings" query={list}>
            {list.error.message}
          </ErrorState>
        )}
        {jobs?.length === 0 && shown === "" && <EmptyState title="No new jobs available at the moment." />}
        {jobs?.length === 0 && shown !== "" && (
          <EmptyState
            title={`No job matches “${shown}”.`}
            action={<Button onClick={() => setText("")}>Show all jobs</Button>}
          >
            Try fewer or other words.
          </EmptyState>
        )}
        {jobs !== undefined && jobs.length > 0 && (
          <JobRows jobs={jobs} canApply={isCandidate} source="search" className="*:first:rounded-t-lg" />
        )}
        <ShowMore hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      </Card>
    </div>
  );
}
