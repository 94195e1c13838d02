import type { JobFilter } from "@contracts/jobs/job-filter";
import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "@/config/paths";
import { readFilter, withFilter } from "@/jobs/model/jobs-address";

/** Changes the filter; `inPlace` without a step of its own in the history. */
export type SetFilter = (filter: JobFilter, inPlace?: boolean) => void;

/**
 * The filter of the list, which the address keeps: Back takes back what was chosen last. On a landing page the path gives it; a change
 * leads to the list.
 */
export function useJobFilter(landing?: JobFilter): [JobFilter, SetFilter] {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => ({ ...landing, ...readFilter(address) }), [landing, address]);
  const setFilter: SetFilter = useCallback(
    (next, inPlace = false) => {
      // As it is by now: of two changes in quick succession the second is made before the first is drawn.
      const changed = withFilter(new URLSearchParams(window.location.search), next);
      changed.delete("job");
      const to = { pathname: paths.jobs.list(), search: changed.toString() };
      void navigate(to, { replace: inPlace, preventScrollReset: true });
    },
    [navigate],
  );
  return [filter, setFilter];
}
