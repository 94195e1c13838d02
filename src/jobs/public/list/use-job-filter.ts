import type { JobFilter } from "@contracts/jobs/job-filter";
import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "@/config/paths";
import { readFilter, withFilter } from "@/jobs/model/jobs-address";

/** Changes the filter; `inPlace` without adding a history entry. */
export type SetFilter = (filter: JobFilter, inPlace?: boolean) => void;

export function useJobFilter(landing?: JobFilter): [JobFilter, SetFilter] {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => ({ ...landing, ...readFilter(address) }), [landing, address]);
  const setFilter: SetFilter = useCallback(
    (next, inPlace = false) => {
      // Read at the time of the change: two quick changes may come before a render.
      const changed = withFilter(new URLSearchParams(window.location.search), next);
      changed.delete("job");
      const to = { pathname: paths.jobs.list(), search: changed.toString() };
      void navigate(to, { replace: inPlace, preventScrollReset: true });
    },
    [navigate],
  );
  return [filter, setFilter];
}
