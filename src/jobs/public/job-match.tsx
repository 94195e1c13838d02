import type { MatchExplanation } from "@contracts/matching/match";
import { missingSkillsQuestion } from "@/components/product/job-facts";
import { MatchPanel } from "@/components/product/match";
import { useProfileLink } from "@/components/product/use-profile-link";
import { TextLink } from "@/components/ui/text-link";
import { addSkills } from "@/jobs/public/add-skills";

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
