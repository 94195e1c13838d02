import { type Candidate, completionItems } from "@contracts/candidates/candidate";
import { FieldLinks } from "@/candidates/candidate/profile/field-links";
import { useCompletion } from "@/candidates/candidate/profile/use-completion";

export function CompletionLine({ candidate }: { candidate: Candidate }) {
  const { filled, missing } = useCompletion(candidate);
  return (
    <p className="mt-1 text-ink-muted">
      <b className="tnum font-semibold text-ink">{`${filled} of ${completionItems.length}`}</b> filled in. Companies
      read this, and it decides which jobs match.
      {missing.length > 0 && (
        <>
          {" Still empty: "}
          <FieldLinks items={missing} />.
        </>
      )}
    </p>
  );
}
