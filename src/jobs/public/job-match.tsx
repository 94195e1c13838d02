import type { MatchExplanation } from "@contracts/matching/match";
import { missingSkillsQuestion } from "@/components/product/job-facts";
import { MatchFacts } from "@/components/product/match";
import { useProfileLink } from "@/components/product/use-profile-link";
import { TextLink } from "@/components/ui/text-link";
import { addSkills } from "@/jobs/public/add-skills";
import { CheckMatch } from "@/jobs/public/reading/check-match";

/** A job's match with the reader's profile, collapsed, with links to complete the profile. */
export function JobMatch({ match, company }: { match: MatchExplanation; company: string }) {
  const skills = useProfileLink("skills");
  const culture = useProfileLink("culture");
  const question = missingSkillsQuestion([...match.required, ...match.preferred]);
  const lead = match.without_skills
    ? "Your profile has no skills yet."
    : question && `${question} Your profile doesn't say so yet.`;
  return (
    <CheckMatch
      match={match.without_skills ? null : match}
      title={match.without_skills ? addSkills : match.summary}
      note={
        match.without_skills
          ? "The match sorts the list. It never rejects anyone."
          : `${company} sees exactly this. It sorts the list. It never rejects anyone.`
      }
      startsOpen={match.without_skills}
    >
      <MatchFacts match={match} reader="candidate" />
      {(lead || match.without_culture) && (
        <p className="flex flex-wrap gap-x-4 gap-y-2 border-line border-t pt-3 text-ink-muted text-sm">
          <span className="grow">{lead || `Your profile does not say yet how you like to work; ${company} does.`}</span>
          {lead && <TextLink to={skills}>Add skills</TextLink>}
          {match.without_culture && <TextLink to={culture}>Add ways of working</TextLink>}
        </p>
      )}
    </CheckMatch>
  );
}
