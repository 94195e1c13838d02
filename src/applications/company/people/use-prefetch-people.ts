import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { boardOrder, layouts, readPeopleFilter, readPeopleOrder } from "@/applications/company/people/people-view";
import { applicationViewsQuery } from "@/applications/data/application-views";
import {
  companyApplicationsQuery,
  jobApplicationsQuery,
  jobBoardQuery,
} from "@/applications/data/company-application-queries";
import { isId } from "@/lib/is-id";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { useIsWide } from "@/lib/use-is-wide";

/** Prefetches a page's people in parallel with its subject; null for all jobs. */
export function usePrefetchPeople(jobId: string | null): void {
  const queryClient = useQueryClient();
  const [address] = useSearchParams();
  const order = readPeopleOrder(address, jobId);
  const [layout] = useChoiceInAddress("view", layouts);
  const filter = readPeopleFilter(address);
  const isWide = useIsWide();
  const isAsked = ({ queryKey }: { queryKey: readonly unknown[] }) => queryClient.getQueryState(queryKey) !== undefined;
  // Another tab of the page shows, or the page doesn't exist.
  if (address.has("tab") || (jobId !== null && !isId(jobId))) return;
  const views = applicationViewsQuery();
  if (!isAsked(views)) void queryClient.prefetchQuery(views);
  const { stage: _any, ...anyStage } = filter;
  if (jobId === null) {
    const query = companyApplicationsQuery(filter, order);
    if (!isAsked(query)) void queryClient.prefetchInfiniteQuery(query);
  } else if (isWide && layout === "board") {
    const query = jobBoardQuery(jobId, anyStage, boardOrder(order));
    if (!isAsked(query)) void queryClient.prefetchQuery(query);
  } else {
    const query = jobApplicationsQuery(jobId, filter, order);
    if (!isAsked(query)) void queryClient.prefetchInfiniteQuery(query);
  }
}
