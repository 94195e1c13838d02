import { type Candidate, profileCompletion } from "@contracts/candidates/candidate";
import { neededSentence } from "@/components/product/completion-words";
import { useProfileLink } from "@/components/product/use-profile-link";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Says before the form what an application would be refused for; nothing once the profile is complete (RULES: Candidates). */
export function IncompleteProfile({ candidate }: { candidate: Candidate | undefined }) {
  const profile = useProfileLink();
  const completion = candidate && profileCompletion(candidate);
  if (!completion || completion.isComplete) return null;
  return (
    <Notice
      tone="warn"
      title="Your profile is not complete yet"
      actions={<LinkButton to={profile}>Complete your profile</LinkButton>}
    >
      {neededSentence(completion)}
    </Notice>
  );
}
