import type { Candidate, CompletionItem } from "@contracts/candidates/candidate";
import { useCompletion } from "@/candidates/candidate/profile/use-completion";
import { MatchSign } from "@/components/product/match-sign";

/** Stands behind the label of a field that completion counts, as long as nothing is in it. */
export function StillEmpty({ item, candidate }: { item: CompletionItem; candidate: Candidate }) {
  const { missing } = useCompletion(candidate);
  if (!missing.includes(item)) return null;
  return (
    <span className="still" aria-hidden="true">
      <MatchSign fit="none" label={null} />
      still empty
    </span>
  );
}
