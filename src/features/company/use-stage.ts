import type { ApplicationFilter } from "@contracts/application";
import { readApplicationStatus } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useAddressChoice } from "@/lib/use-address-choice";

/** The stage a list is narrowed to; unknown ones mean all. */
export function useStage(): [ApplicationStatus | null, (stage: ApplicationStatus | null) => void] {
  const [stage, choose] = useAddressChoice("stage");
  return [readApplicationStatus(stage ?? ""), choose];
}

/** The filter that narrows a list to a stage. */
export const inStage = (stage: ApplicationStatus | null): ApplicationFilter => (stage ? { stage } : {});
