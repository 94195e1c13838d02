import type { ListedJob } from "@contracts/candidates/candidate";
import { type JobFilter, type JobOrder, mostToOrder } from "@contracts/jobs/job-filter";
import { pageSize } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { jobsToOrderQuery, searchJobsQuery } from "@/jobs/data/public-job-queries";
import { bestFirst, type ComparedJob } from "@/jobs/model/order-jobs";
import { useReaderMatch } from "@/jobs/shared/reader-match";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useHydrated } from "@/lib/use-hydrated";

interface Wanted {
  query: string;
  filter: JobFilter;
  order: JobOrder;
  /** Null until the reader is known. */
  reader: "candidate" | "visitor" | "staff" | null;
  /** There are ticks in this browser. */
  hasTicked: boolean;
  isAboutToTick: boolean;
}

/** The matching jobs in order, as far as shown. */
export function useListedJobs({ query, filter, order, reader, hasTicked, isAboutToTick }: Wanted) {
  const readerMatch = useReaderMatch();
  // Staff without ticks have nothing to compare.
  const matchOf = reader === "staff" && !hasTicked ? null : readerMatch;
  const isHydrated = useHydrated();
  const inBrowser = reader === "visitor" && order === "match";
  const list = useEagerInfiniteQuery({
    ...searchJobsQuery(query, { filter, order: reader === "candidate" ? order : "newest" }),
    enabled: reader !== null,
  });
  const { data: toOrder } = useQuery({
    ...jobsToOrderQuery(query, filter),
    enabled: reader === "visitor" && (inBrowser || isAboutToTick) && list.hasNextPage && !list.isPlaceholderData,
    // Without them, the loaded rows are sorted.
    meta: { silent: true },
  });

  const wanted = JSON.stringify([query, filter]);
  const [revealed, setRevealed] = useState({ wanted, most: pageSize });
  const most = revealed.wanted === wanted ? revealed.most : pageSize;
  const isWhole = inBrowser && toOrder !== undefined;

  const pages = isHydrated ? list.data?.pages : undefined;
  const jobs: ListedJob[] | undefined = useMemo(
    () => (isWhole ? toOrder.jobs : pages?.flatMap((page) => page.jobs)),
    [isWhole, toOrder, pages],
  );
  const compared: ComparedJob[] | undefined = useMemo(() => {
    const rows = jobs?.map((job) => ({ job, match: matchOf?.(job) ?? null }));
    return rows && inBrowser ? bestFirst(rows) : rows;
  }, [jobs, matchOf, inBrowser]);

  const found = pages?.[0];
  const total = found?.total;
  const shown = Math.min(compared?.length ?? 0, isWhole ? most : Number.POSITIVE_INFINITY);
  const left = (isWhole ? (compared?.length ?? 0) : (total ?? 0)) - shown;
  return {
    list,
    /** All sorted ones, of which `shown` show. */
    jobs: compared,
    shown,
    total,
    withoutSalary: found?.without_salary ?? 0,
    /** More match than were sorted. */
    isCut: isWhole && (total ?? 0) > mostToOrder,
    /** Whether `jobs` is complete. */
    areAll: isWhole || !list.hasNextPage,
    more: {
      hasMore: isWhole ? left > 0 : pages !== undefined && list.hasNextPage,
      busy: list.isFetchingNextPage,
      label: left > 0 ? `Show ${Math.min(left, pageSize)} more` : "Show more",
      onClick: () => (isWhole ? setRevealed({ wanted, most: most + pageSize }) : void list.fetchNextPage()),
    },
  };
}
