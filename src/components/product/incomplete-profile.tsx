import { type Candidate, profileCompletion } from "@contracts/candidates/candidate";
import { useProfileLink } from "@/components/product/use-profile-link";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/format";

/** Says before the form that it asks for what the profile lacks; nothing once that is complete (RULES: Candidates). */
export function IncompleteProfile({ candidate }: { candidate: Candidate | undefined }) {
  const profile = useProfileLink();
  const completion = candidate && profileCompletion(candidate);
  if (!completion || completion.isComplete) return null;
  return (
    <Notice
      tone="info"
      title={`We'll ask for ${formatCount(completion.needed, "detail")} when you apply.`}
      actions={<LinkButton to={profile}>Complete your profile</LinkButton>}
    />
  );
}
