import { readApplicationStatus } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useSearchParams } from "react-router-dom";

/** The stage a list is narrowed to, kept in the address so that going back finds it again; unknown ones mean all. */
export function useStage(): [ApplicationStatus | null, (stage: ApplicationStatus | null) => void] {
  const [search, setSearch] = useSearchParams();
  const stage = readApplicationStatus(search.get("stage") ?? "");
  const choose = (next: ApplicationStatus | null) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next) changed.set("stage", next);
        else changed.delete("stage");
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [stage, choose];
}
