import type { Candidate } from "@contracts/candidates/candidate";

/** Enough skills to sort jobs by. */
export const enoughSkills = 3;

/** Whether a profile is so empty that the first screen asks for a resume or skills. */
export const isNewcomer = ({ resume_url, skills }: Pick<Candidate, "resume_url" | "skills">): boolean =>
  !resume_url && skills.length < enoughSkills;
