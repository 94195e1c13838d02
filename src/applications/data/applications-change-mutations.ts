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

export interface ApplicationsChange {
  /** Each where it was seen. */
  moves: { id: string; from: ApplicationStatus }[];
  change: BulkChange;
}

const mutationKey = ["change_applications"];

/**
 * Changes several applications at once; `onChanged` gets what became of each, even when the screen is left. Without a network it
 * waits for one, in turn with the others; one that got no answer is asked again: what it has moved already is left out then, not
 * moved twice.
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
  /** Where they were moved. */
  status: ApplicationStatus;
}

/**
 * Takes one's own last move of several applications back; those told already or moved since stay, and are counted. `onUndone` is
 * called even when the screen is left.
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
      errorTitle: "The move could not be undone",
    },
  });

/** Gives one application to a colleague (their account), or with null back to who looks after its job. AppError 409 with why it stays. */
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
      errorTitle: "The application could not be assigned",
    },
  });
