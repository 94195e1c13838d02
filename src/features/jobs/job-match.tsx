import type { MatchExplanation } from "@contracts/match";
import { MatchPanel } from "@/components/product/match";
import { TextLink } from "@/components/ui/text-link";
import { addSkills } from "@/features/jobs/add-skills";
import { missingSkillsQuestion } from "@/features/jobs/job-facts";
import { useProfileLink } from "@/features/jobs/use-profile-link";

/** How a job compares with its reader's profile, and the way to say more there. */
export function JobMatch({ match, company }: { match: MatchExplanation; company: string }) {
  const skills = useProfileLink("preferences");
  const culture = useProfileLink("culture");
  const question = missingSkillsQuestion([...match.required, ...match.preferred]);
  const lead = match.without_skills
    ? "Your profile names no skills yet."
    : question && `${question} Your profile does not say so yet.`;
  return (
    <MatchPanel
      match={match}
      reader="candidate"
      other={company}
      title={match.without_skills ? addSkills : undefined}
      note={match.without_skills ? "The match orders the list; it never rejects anyone." : undefined}
      footer={
        lead || match.without_culture ? (
          <>
            <span className="grow">
              {lead || `Your profile does not say yet how you like to work; ${company} does.`}
            </span>
            {lead && <TextLink to={skills}>Add skills</TextLink>}
            {match.without_culture && <TextLink to={culture}>Add ways of working</TextLink>}
          </>
        ) : undefined
      }
    />
  );
}
