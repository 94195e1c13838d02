import type { ListedJob } from "@contracts/candidates/candidate";
import type { MatchExplanation } from "@contracts/matching/match";
import { formatCount, formatWords } from "@/lib/format";

/** As many are named; the others are counted. */
const named = 3;

interface AskedSkillsProps {
  job: Pick<ListedJob, "asked" | "job_type" | "experience_level">;
  match: MatchExplanation | null;
}

/** A job's requirements if there is nothing to compare: "Asks for 7 skills: TypeScript, PostgreSQL, Node.js +4". */
export function AskedSkills({ job, match }: AskedSkillsProps) {
  const skills = match?.required.map(({ name }) => name) ?? job.asked?.required.map(([name]) => name) ?? [];
  if (skills.length === 0)
    return <span>{[formatWords(job.job_type), formatWords(job.experience_level)].filter(Boolean).join(", ")}</span>;
  return (
    <span className="asks">
      {`Asks for ${formatCount(skills.length, "skill")}: `}
      <b>{skills.slice(0, named).join(", ")}</b>
      {skills.length > named && <span>{` +${skills.length - named}`}</span>}
    </span>
  );
}
