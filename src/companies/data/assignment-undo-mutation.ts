import { useMutation } from "@tanstack/react-query";
import { useWorkChange } from "@/companies/data/use-work-change";
import { callProcedure } from "@/lib/call-procedure";

/** Takes one's own assignment back, by the id it was answered with. AppError 409 when it is too late. */
export function useUndoAssignment() {
  const changed = useWorkChange();
  return useMutation({
    mutationFn: (changeId: string) => callProcedure("undo_assignment", { p_change_id: changeId }),
    onSettled: changed,
    meta: {
      successMessage: (count: number) =>
        count > 0
          ? "Undone: everything is with whom it was before"
          : "All of it has been assigned anew since, and stays",
      errorTitle: "The assignment could not be undone",
    },
  });
}
