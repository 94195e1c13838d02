import { refusalWords } from "@contracts/change-outcome";
import { useMutation } from "@tanstack/react-query";
import { useShowApplications } from "@/applications/data/applications-shown";
import { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

/** Gives one application to a colleague (their account), or with null back to who looks after its job. AppError 409 with why it stays. */
export function useAssignApplication(applicationId: string) {
  const show = useShowApplications();
  return useMutation({
    mutationFn: async (assignee: string | null) => {
      const { outcomes } = await callProcedure("change_applications", {
        p_moves: [{ id: applicationId }],
        p_change: { assignee },
      });
      const [outcome] = outcomes;
      if (outcome?.refusal)
        throw new AppError({ code: outcome.refusal, message: `${refusalWords(outcome)}.`, status: 409 });
    },
    onSettled: show,
    meta: {
      successMessage: (_nothing: undefined, assignee: string | null) =>
        assignee ? "Application assigned" : "Application unassigned",
      errorTitle: "The application could not be assigned",
    },
  });
}
