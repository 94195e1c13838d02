import type { ApplicationFate, BulkChange } from "@contracts/application";
import type { ApplicationStatus } from "@contracts/enums";
import { useMutation } from "@tanstack/react-query";
import { useShowApplications } from "@/data/applications/applications-shown";
import { callProcedure } from "@/lib/call-procedure";

export interface ApplicationsChange {
  /** Each where it was seen. */
  moves: { id: string; from: ApplicationStatus }[];
  change: BulkChange;
}

/** Changes several applications at once; `onChanged` gets what became of each, even when the screen is left. */
export function useChangeApplications(onChanged: (fates: ApplicationFate[], given: ApplicationsChange) => void) {
  const show = useShowApplications();
  return useMutation({
    mutationFn: async ({ moves, change }: ApplicationsChange) =>
      (await callProcedure("change_applications", { p_moves: moves, p_change: change })).fates,
    onSuccess: (fates, given) => {
      onChanged(fates, given);
      return show();
    },
    meta: { errorTitle: "Nothing was changed" },
  });
}
