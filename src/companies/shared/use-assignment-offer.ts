import type { AssignmentDone } from "@contracts/jobs/job";
import { useUndoAssignment } from "@/companies/data/staff";
import { toast } from "@/components/feedback/toast";
import { offerUndo, withdrawUndo } from "@/components/feedback/undo-offer";

/** Announces an assignment with undo, if anything changed. */
export function useAssignmentOffer() {
  const undo = useUndoAssignment();
  return ({ change_id }: AssignmentDone, title: string, description?: string) => {
    withdrawUndo("assignment");
    if (change_id) offerUndo({ title, description, undo: () => undo.mutate(change_id), of: "assignment" });
    else toast.success({ title, description });
  };
}
