import type { MyApplicationsFilter } from "@contracts/applications/application";
import { withdrawableStatuses } from "@contracts/applications/application-status";
import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { useMemo } from "react";
import { useAddressChange, useChoiceInAddress, useFilterInAddress } from "@/lib/use-address-choice";
import { useSearchText } from "@/lib/use-search-text";

const states = ["active", "closed"] as const;
export type ApplicationsState = (typeof states)[number];

export const statusesOf: Record<ApplicationsState, readonly ApplicationStatus[]> = {
  active: withdrawableStatuses,
  closed: applicationStatuses.filter((status) => !withdrawableStatuses.includes(status)),
};

/** What the candidate's list of applications shows; the URL keeps it. */
export function useApplicationsView() {
  const change = useAddressChange();
  const search = useSearchText();
  const [state] = useChoiceInAddress("tab", states);
  const [status, setStatus] = useFilterInAddress("status", statusesOf[state]);
  const words = search.query.trim().slice(0, limits.name);
  const filter = useMemo(
    (): MyApplicationsFilter => ({ state, ...(status && { status }), ...(words && { search: words }) }),
    [state, status, words],
  );
  return {
    filter,
    search,
    state,
    setState: (next: ApplicationsState) => change({ tab: next === "active" ? null : next, status: null }),
    status,
    setStatus,
  };
}
