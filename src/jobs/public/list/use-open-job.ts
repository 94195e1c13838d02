import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { ComparedJob } from "@/jobs/model/order-jobs";
import { isId } from "@/lib/is-id";

interface OpenJob {
  /** Undefined while there is none to show. */
  id: string | undefined;
  /** The URL names it: the reader opened it. */
  isChosen: boolean;
  choose: (id: string) => void;
}

/**
 * The job next to the list: the one in the URL, or the first when the list loaded. It stays while listed, so that ticking in it
 * doesn't replace it.
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
      // The first one adds a history entry; stepping on doesn't.
      const replace = changed.has("job");
      changed.set("job", id);
      setAddress(changed, { replace, preventScrollReset: true, state: { source: "search" } });
    },
  };
}
