import type { Company } from "@contracts/companies/company";
import { useUndoDecision } from "@/administration/data/company-decisions";
import { offerUndo } from "@/components/feedback/undo-offer";

/** What the screen does after either decision. */
export interface AfterDecision {
  onDecided?: ((company: Company) => void) | undefined;
  onUndone?: ((company: Company) => void) | undefined;
}

/** Announces a decision with undo until the company is notified; undoing an approval also undoes its plan. */
export function useUndoOffer({ onDecided, onUndone }: AfterDecision = {}) {
  const undo = useUndoDecision((company) => onUndone?.(company));
  return (company: Company, title: string) => {
    offerUndo({
      title,
      description: `We'll notify ${company.name} in 10 seconds.`,
      undo: () => undo.mutate(company.id),
      of: company.id,
    });
    onDecided?.(company);
  };
}
