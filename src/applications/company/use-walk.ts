import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { readPeopleFilter, readPeopleOrder } from "@/applications/company/people/people-view";
import { useFrozen } from "@/applications/company/use-frozen";
import { useSteps } from "@/applications/company/use-steps";
import { companyApplicationsQuery, jobApplicationsQuery } from "@/applications/data/company-application-queries";
import { countOf } from "@/applications/model/stage-counts";
import { paths } from "@/config/paths";
import { isId } from "@/lib/is-id";

/** A step to another person, or back to the list. */
export interface Step {
  /** The person's name; null if only their URL is known. */
  name: string | null;
  /** The URL, if it leads to another page. */
  to?: string;
  go: () => void;
}

export interface Walk {
  previous: Step | null;
  next: Step | null;
  /** 1-based; null for a person outside the list. */
  position: number | null;
  total: number;
  /** The list as it was left, with its name. */
  back: Step & { name: string };
}

/**
 * The neighbors of a person in the list in the URL; by default those of their job, newest first. The order stays as it was when the
 * list was opened.
 */
export function useWalk(id: string, application: CompanyApplicationDetail | undefined): Walk | null {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const of = address.get("of");
  const jobId = of && isId(of) ? of : null;
  const isAll = of === "all";
  const filter = readPeopleFilter(address);
  const order = readPeopleOrder(address, jobId);
  const ofJob = useInfiniteQuery({ ...jobApplicationsQuery(jobId ?? "", filter, order), enabled: jobId !== null });
  const ofAll = useInfiniteQuery({ ...companyApplicationsQuery(filter, order), enabled: isAll });
  const query = isAll ? ofAll : ofJob;
  const pages: readonly { applications: readonly { id: string; candidate_name: string }[] }[] = query.data?.pages ?? [];
  const list = new URLSearchParams(address);
  for (const name of ["of", "tab"]) list.delete(name);
  const { people, total } = useFrozen(
    `${of}?${list}`,
    pages.flatMap(({ applications }) => applications),
    countOf(query.data?.pages[0]?.counts?.by_status ?? {}, filter.stage),
    id,
  );
  const place = people.findIndex((each) => each.id === id);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    // Prefetches the next page.
    if (place >= people.length - 2 && place >= 0 && hasNextPage && !isFetching) void fetchNextPage();
  }, [place, people.length, hasNextPage, isFetching, fetchNextPage]);

  const step = <Name extends string | null>(to: string, name: Name) => ({ to, name, go: () => void navigate(to) });
  /** Carries the chosen tab along, even one chosen just now. */
  const person = (other: string, name: string | null, list: URLSearchParams): Step => {
    const addressOf = (tab: string | null) => {
      const next = new URLSearchParams(list);
      if (tab) next.set("tab", tab);
      return `${paths.company.application(other)}${next.size > 0 ? `?${next}` : ""}`;
    };
    return {
      name,
      to: addressOf(address.get("tab")),
      go: () => void navigate(addressOf(new URLSearchParams(window.location.search).get("tab"))),
    };
  };
  const listOf = new URLSearchParams(list);
  listOf.set("of", of ?? "");
  const go = useSteps(people, id, (other) => person(other, null, listOf).go());
  if ((jobId || isAll) && place >= 0) {
    const listed = (by: 1 | -1) => {
      const each = people[place + by];
      return each ? { ...person(each.id, each.candidate_name, listOf), go: go(by) } : null;
    };
    return {
      previous: listed(-1),
      next: listed(1),
      position: place + 1,
      total,
      back: step(
        `${jobId ? paths.company.manageJob(jobId) : paths.company.applications()}${list.size > 0 ? `?${list}` : ""}`,
        (jobId && application?.job.title) || "Applications",
      ),
    };
  }
  if (!application) return null;
  const { job } = application;
  const beside = (other: string | null) => (other ? person(other, null, new URLSearchParams()) : null);
  return {
    previous: beside(application.previous_id),
    next: beside(application.next_id),
    position: application.position,
    total: application.total,
    back: job.can.open
      ? step(paths.company.manageJob(job.id), job.title)
      : step(paths.company.applications(), "Applications"),
  };
}
