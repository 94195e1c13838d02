import type { AssignmentDone } from "@contracts/job";
import { toast } from "@/components/feedback/toast";
import { useUndoAssignment } from "@/data/companies/assignment-undo-mutation";
import { undoTime } from "@/lib/undo-time";

/** The offer that stands, wherever it was made. */
let offer: number | undefined;

/** Tells what was assigned and offers to take it back, where something changed. */
export function useAssignmentOffer() {
  const undo = useUndoAssignment();
  return ({ change_id }: AssignmentDone, title: string, description?: string) => {
    if (offer !== undefined) toast.dismiss(offer);
    offer = toast.success({
      title,
      description,
      ...(change_id && { action: { label: "Undo", onSelect: () => undo.mutate(change_id) }, lasts: undoTime }),
    });
  };
}
