import type { CompanyApplicationDetail } from "@contracts/application";
import { useUndoApplicationStatus } from "@/applications/data/move-mutations";
import { offerUndo } from "@/components/feedback/undo-offer";

/** Offers to undo the move that came with an offer, and the offer with it, until the candidate is told. */
export function useOfferedUndo({ id, candidate }: Pick<CompanyApplicationDetail, "id" | "candidate">) {
  const undo = useUndoApplicationStatus(id);
  const name = candidate.first_name || "The candidate";
  return () =>
    offerUndo({
      title: `${name} moved to Offered`,
      description: `${name} is told of the offer in 10 seconds.`,
      undo: () => undo.mutate("offered"),
      of: "application",
    });
}
