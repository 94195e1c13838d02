import type { Candidate, CompletionItem } from "@contracts/candidates/candidate";
import { FieldFromResume } from "@/candidates/candidate/profile/resume/from-resume";
import { useCompletion } from "@/candidates/candidate/profile/use-completion";
import { completionFields } from "@/candidates/model/completion-fields";
import { MatchSign } from "@/components/product/match-sign";

/** Next to the label of a completion field: still empty, or filled from the resume. */
export function FieldMark({ item, candidate }: { item: CompletionItem; candidate: Candidate }) {
  const { missing } = useCompletion(candidate);
  if (!missing.includes(item)) return <FieldFromResume name={completionFields[item]} />;
  return (
    <span className="still" aria-hidden="true">
      <MatchSign fit="none" label={null} />
      still empty
    </span>
  );
}
