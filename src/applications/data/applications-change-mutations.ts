import type { BulkChange } from "@contracts/application";
import { applicationStatusLabels } from "@contracts/application-status";
import type { ChangeOutcome } from "@contracts/change-outcome";
import type { ApplicationStatus } from "@contracts/enums";
import { useMutation, useMutationState } from "@tanstack/react-query";
import { useShowApplications } from "@/applications/data/applications-shown";
import { applicationKeys } from "@/applications/data/keys";
import type { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { formatCount } from "@/lib/format";
import { sendSafely } from "@/lib/send-safely";

interface ApplicationsChange {
  /** Each where it was seen. */
  moves: { id: string; from: ApplicationStatus }[];
  change: BulkChange;
}

const mutationKey = applicationKeys.changes();

/**
 * Changes several applications at once; `onChanged` gets what became of each, even when the screen is left. Without a network it
 * waits for one, in turn with the others; one that got no answer is asked again: what it has moved already is left out then, not
 * moved twice.
 */
export function useChangeApplications(onChanged: (outcomes: ChangeOutcome[], given: ApplicationsChange) => void) {
  const show = useShowApplications();
  return useMutation({
    mutationKey,
    mutationFn: async ({ moves, change }: ApplicationsChange) =>
      (await sendSafely(() => callProcedure("change_applications", { p_moves: moves, p_change: change }))).outcomes,
    networkMode: "online",
    scope: { id: "applications" },
    retry: (failures, { status }: AppError) => status === 0 && failures < 3,
    onSuccess: onChanged,
    // Refused or without an answer, lists may be behind as well.
    onSettled: show,
    meta: { errorTitle: "Nothing was changed" },
  });
}

interface Undone {
  ids: string[];
  /** Where they were moved. */
  status: ApplicationStatus;
}

/** Takes one's own last move of several applications back; those told already or moved since stay, and are counted. */
export function useUndoApplicationsChange() {
  const show = useShowApplications();
  return useMutation({
    mutationFn: ({ ids, status }: Undone) =>
      callProcedure("undo_applications_change", { p_ids: ids, p_status: status }),
    onSuccess: show,
    meta: {
      successMessage: (undone: string[], { ids, status }: Undone) => {
        const stayed = ids.length - undone.length;
        const back = formatCount(undone.length, "person goes back", "people go back");
        return stayed === 0 ? `Undone: ${back}` : `${back}; ${stayed} in ${applicationStatusLabels[status]} could not`;
      },
      errorTitle: "The move could not be undone",
    },
  });
}

/** How many changes wait for the network. */
export const useWaitingChanges = (): number =>
  useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.isPaused,
  }).filter(Boolean).length;
