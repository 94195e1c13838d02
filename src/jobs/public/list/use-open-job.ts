import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { ComparedJob } from "@/jobs/model/order-jobs";
import { isId } from "@/lib/is-id";

interface OpenJob {
  /** Undefined while there is none to show. */
  id: string | undefined;
  /** The address names it: somebody opened it. */
  isChosen: boolean;
  choose: (id: string) => void;
}

/**
 * The job that is read beside the list: the one the address names, else the one that stood first when the list came. That one stays
 * while the list has it, so that ticking in it does not take it away.
 */
export function useOpenJob(jobs: readonly ComparedJob[] | undefined, areCurrent: boolean): OpenJob {
  const [address, setAddress] = useSearchParams();
  const named = address.get("job") ?? "";
  const [kept, setKept] = useState<string>();
  const first = jobs?.[0]?.job.id;
  const isListed = jobs?.some(({ job }) => job.id === kept) ?? true;
  if (areCurrent && !isListed && kept !== first) setKept(first);
  return {
    id: isId(named) ? named : (kept ?? first),
    isChosen: isId(named),
    choose: (id) => {
      setKept(id);
      const changed = new URLSearchParams(window.location.search);
      // The first is a step back to the list; walking on from there is none.
      const replace = changed.has("job");
      changed.set("job", id);
      setAddress(changed, { replace, preventScrollReset: true, state: { source: "search" } });
    },
  };
}
