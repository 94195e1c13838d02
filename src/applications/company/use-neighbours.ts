import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { applicationOrders } from "@contracts/applications/application";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { readPeopleFilter } from "@/applications/company/people/people-view";
import { companyApplicationsQuery, jobApplicationsQuery } from "@/applications/data/company-application-queries";
import { countOf } from "@/applications/model/stage-counts";
import { paths } from "@/config/paths";
import { isId } from "@/lib/is-id";

export interface Neighbours {
  previous: string | null;
  next: string | null;
  /** Null once it has left the list. */
  position: number | null;
  total: number;
  /** The list they are of, as it was left. */
  list: string;
  listName: string;
}

const readOrder = (address: URLSearchParams) =>
  applicationOrders.find((order) => order === address.get("order")) ?? applicationOrders[0];

/**
 * The applications before and after one in the list it was opened from, which its address tells; without one those of its job, newest
 * first. Around somebody who has left the list by being moved stay those who stood beside them.
 */
export function useNeighbours(id: string, application: CompanyApplicationDetail | undefined): Neighbours | null {
  const [address] = useSearchParams();
  const of = address.get("of");
  const jobId = of && isId(of) ? of : null;
  const isAll = of === "all";
  const filter = readPeopleFilter(address);
  const order = readOrder(address);
  const ofJob = useInfiniteQuery({ ...jobApplicationsQuery(jobId ?? "", filter, order), enabled: jobId !== null });
  const ofAll = useInfiniteQuery({ ...companyApplicationsQuery(filter, order), enabled: isAll });
  const query = isAll ? ofAll : ofJob;
  const pages: readonly { applications: readonly { id: string }[] }[] = query.data?.pages ?? [];
  const ids = pages.flatMap(({ applications }) => applications.map((each) => each.id));
  const last = useRef<{ id: string; place: number } | null>(null);
  const found = ids.indexOf(id);
  const place = found >= 0 ? found : last.current?.id === id ? last.current.place : -1;
  useEffect(() => {
    if (found >= 0) last.current = { id, place: found };
  }, [id, found]);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    // The next page before its first one is wanted.
    if (place >= ids.length - 2 && place >= 0 && hasNextPage && !isFetching) void fetchNextPage();
  }, [place, ids.length, hasNextPage, isFetching, fetchNextPage]);

  const search = `?${address}`;
  const to = (neighbour: string | null | undefined, keeps: boolean) =>
    neighbour ? `${paths.company.application(neighbour)}${keeps ? search : ""}` : null;
  if ((jobId || isAll) && place >= 0) {
    const list = new URLSearchParams(address);
    list.delete("of");
    list.delete("tab");
    return {
      previous: to(ids[place - 1], true),
      // Who has left the list leaves their place to the next one.
      next: to(ids[found >= 0 ? place + 1 : place], true),
      position: found >= 0 ? place + 1 : null,
      total: Math.max(ids.length, countOf(query.data?.pages[0]?.counts?.by_status ?? {}, filter.stage)),
      list: `${jobId ? paths.company.manageJob(jobId) : paths.company.applications()}${list.size > 0 ? `?${list}` : ""}`,
      listName: (jobId && application?.job.title) || "Applications",
    };
  }
  if (!application) return null;
  const { job } = application;
  return {
    previous: to(application.previous_id, false),
    next: to(application.next_id, false),
    position: application.position,
    total: application.total,
    list: job.can.open ? paths.company.manageJob(job.id) : paths.company.applications(),
    listName: job.can.open ? job.title : "Applications",
  };
}
