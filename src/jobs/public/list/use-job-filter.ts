import type { JobFilter } from "@contracts/jobs/job-filter";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readFilter, withFilter } from "@/jobs/model/jobs-address";

/** Changes the filter; `inPlace` without a step of its own in the history. */
export type SetFilter = (filter: JobFilter, inPlace?: boolean) => void;

/** The filter of the list, which stands in the address: Back takes back what was chosen last. */
export function useJobFilter(): [JobFilter, SetFilter] {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readFilter(address), [address]);
  const setFilter: SetFilter = useCallback(
    (next, inPlace = false) => {
      // As it is by now: of two changes in quick succession the second is made before the first is drawn.
      const changed = withFilter(new URLSearchParams(window.location.search), next);
      changed.delete("job");
      setAddress(changed, { replace: inPlace, preventScrollReset: true });
    },
    [setAddress],
  );
  return [filter, setFilter];
}
