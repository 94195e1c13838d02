import type { Company } from "@contracts/companies/company";
import { useUndoDecision } from "@/administration/data/company-decisions";
import { offerUndo } from "@/components/feedback/undo-offer";

/** What the screen does next, whichever decision it was. */
export interface AfterDecision {
  onDecided?: ((company: Company) => void) | undefined;
  onUndone?: ((company: Company) => void) | undefined;
}

/** Tells what was decided and offers to undo it, until the company is notified; a plan that came with an approval goes with it. */
export function useUndoOffer({ onDecided, onUndone }: AfterDecision = {}) {
  const undo = useUndoDecision((company) => onUndone?.(company));
  return (company: Company, title: string) => {
    offerUndo({
      title,
      description: `${company.name} is notified in 10 seconds.`,
      undo: () => undo.mutate(company.id),
      of: company.id,
    });
    onDecided?.(company);
  };
}
