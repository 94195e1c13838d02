import type { Company } from "@contracts/company";
import { toast } from "@/components/feedback/toast";
import { useUndoDecision } from "@/data/admin/decision-undo-mutation";
import { undoTime } from "@/lib/undo-time";

/** The offers that stand, by company: only the last decision about one can be undone. */
const offers = new Map<string, number>();

/** What the screen does next, whichever decision it was. */
export interface AfterDecision {
  onDecided?: ((company: Company) => void) | undefined;
  onUndone?: ((company: Company) => void) | undefined;
}

/** Tells what was decided and offers to undo it, until the company is told. */
export function useUndoOffer({ onDecided, onUndone }: AfterDecision = {}) {
  const undo = useUndoDecision((company) => onUndone?.(company));
  return (company: Company, title: string) => {
    const standing = offers.get(company.id);
    if (standing !== undefined) toast.dismiss(standing);
    const offer = toast.success({
      title,
      description: `${company.name} is told in 10 seconds.`,
      action: { label: "Undo", onSelect: () => undo.mutate(company.id) },
      lasts: undoTime,
    });
    offers.set(company.id, offer);
    onDecided?.(company);
  };
}
