import type { Candidate } from "@contracts/candidates/candidate";

/** How many skills are enough to sort jobs by. */
export const enoughSkills = 3;

/** Whether a profile says so little that the first screen asks for a resume or for skills. */
export const isNewcomer = ({ resume_url, skills }: Pick<Candidate, "resume_url" | "skills">): boolean =>
  !resume_url && skills.length < enoughSkills;
