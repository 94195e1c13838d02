import { type Candidate, type CompletionItem, profileCompletion } from "@contracts/candidate";
import { useFormContext } from "react-hook-form";
import { MatchSign } from "@/components/product/match-sign";
import { useAsTyped } from "@/features/candidate/profile/as-typed";
import type { ProfileFormValues } from "@/features/candidate/profile/profile-form-values";

/** Stands behind the label of a field that completion counts, as long as nothing is in it. */
export function StillEmpty({ item, candidate }: { item: CompletionItem; candidate: Candidate }) {
  const { control } = useFormContext<ProfileFormValues>();
  const { missing } = profileCompletion(useAsTyped(candidate, control));
  if (!missing.includes(item)) return null;
  return (
    <span className="still" aria-hidden="true">
      <MatchSign fit="none" label={null} />
      still empty
    </span>
  );
}
