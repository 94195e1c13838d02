import type { BulkChange } from "@contracts/applications/application";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import { type ChangeOutcome, refusalWords } from "@contracts/applications/change-outcome";
import type { ApplicationStatus } from "@contracts/enums";
import { useMutationState } from "@tanstack/react-query";
import { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { formatCount } from "@/lib/format";
import { sendSafely } from "@/lib/send-safely";
import { useAct, useProcedure } from "@/lib/use-act";

interface ApplicationsChange {
  /** Each from the stage it was seen in. */
  moves: { id: string; from: ApplicationStatus }[];
  change: BulkChange;
}

const mutationKey = ["change_applications"];

/**
 * Changes several applications together; `onChanged` gets each outcome, even when the user has left the screen. Offline, changes
 * queue up; a call without a response is retried, and skips what it has already moved.
 */
export const useChangeApplications = (onChanged: (outcomes: ChangeOutcome[], given: ApplicationsChange) => void) =>
  useAct("change_applications", {
    mutationKey,
    mutationFn: async ({ moves, change }: ApplicationsChange) =>
      (await sendSafely(() => callProcedure("change_applications", { p_moves: moves, p_change: change }))).outcomes,
    networkMode: "online",
    scope: { id: "applications" },
    retry: (failures, { status }) => status === 0 && failures < 3,
    onSuccess: onChanged,
    meta: { errorTitle: "Nothing was changed" },
  });

/** How many changes wait for the network. */
export const useWaitingChanges = (): number =>
  useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.isPaused,
  }).filter(Boolean).length;

interface Undone {
  ids: string[];
  /** The target stage. */
  status: ApplicationStatus;
}

/**
 * Undoes the user's last move of several applications; those already notified or moved since stay, and are counted. `onUndone` is
 * called even when the user has left the screen.
 */
export const useUndoApplicationsChange = (onUndone?: (undone: Undone) => void) =>
  useProcedure("undo_applications_change", ({ ids, status }: Undone) => ({ p_ids: ids, p_status: status }), {
    onSuccess: (_ids, undone) => onUndone?.(undone),
    meta: {
      successMessage: (undone: string[], { ids, status }: Undone) => {
        const stayed = ids.length - undone.length;
        const back = `${formatCount(undone.length, "person goes back", "people go back")}`;
        return stayed === 0 ? `Undone: ${back}` : `${back}; ${stayed} in ${applicationStatusLabels[status]} could not`;
      },
      errorTitle: "The move couldn't be undone",
    },
  });

/** Assigns an application to a colleague's account, or with null to its job's owner. AppError 409 with the reason it stays. */
export const useAssignApplication = (applicationId: string) =>
  useAct("change_applications", {
    mutationFn: async (assignee: string | null) => {
      const { outcomes } = await callProcedure("change_applications", {
        p_moves: [{ id: applicationId }],
        p_change: { assignee },
      });
      const [outcome] = outcomes;
      if (outcome?.refusal)
        throw new AppError({ code: outcome.refusal, message: `${refusalWords(outcome)}.`, status: 409 });
    },
    meta: {
      successMessage: (_nothing: undefined, assignee: string | null) =>
        assignee ? "Application assigned" : "Application unassigned",
      errorTitle: "The application couldn't be assigned",
    },
  });
