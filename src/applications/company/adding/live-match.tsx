import type { CompanyJob } from "@contracts/jobs/job";
import { useWatch } from "react-hook-form";
import { MatchLine } from "@/components/product/match";
import { held } from "@/components/product/match-parts";
import { useRecognisedSkills } from "@/matching/data/vocabulary";

export type MatchedJob = Pick<CompanyJob, "skills_required" | "preferred_skills">;

/** Under the skills of a person being added: which of the job's they have, as they are typed. */
export function LiveMatch({ job: { skills_required, preferred_skills } }: { job: MatchedJob }) {
  const skills = (useWatch({ name: "skills" }) as string[] | undefined) ?? [];
  const theirs = useRecognisedSkills(skills);
  // Looked up separately: only the first fifty of a list are read.
  const asked = new Map([...useRecognisedSkills(skills_required), ...useRecognisedSkills(preferred_skills)]);
  const keys = new Set([...theirs.values()].map(({ key }) => key));
  const compared = (names: readonly string[]) =>
    names.map((name) => ({ name, has: keys.has(asked.get(name)?.key ?? "") }));
  const [required, preferred] = [compared(skills_required), compared(preferred_skills)];
  const isKnown = skills.length > 0 && required.length > 0 && asked.size > 0;
  const missing = required.filter(({ has }) => !has).map(({ name }) => name);
  const counts = `${held(required)} of ${required.length} required skills`;
  const summary = missing.length > 0 ? `${counts}; missing: ${missing.join(", ")}` : counts;
  return (
    // Rendered before it has text, so that screen readers announce it.
    <div className={isKnown ? "-mt-2" : "sr-only"} role="status">
      {isKnown && <MatchLine match={{ required, preferred, summary, without_skills: false }} />}
    </div>
  );
}
