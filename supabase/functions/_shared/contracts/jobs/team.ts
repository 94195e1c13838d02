import type { StaffRole } from "../enums.ts";
import type { Assignee } from "./job.ts";

/** A member of, or candidate for, a hiring team. */
export interface TeamPerson extends Assignee {
  role: StaffRole;
}

/** Who works on a job (RULES: Jobs). */
export interface HiringTeam {
  /** Its assignee, or else its creator while still at the company. */
  owner: TeamPerson | null;
  /** By name, excluding the owner. */
  members: TeamPerson[];
  /** Colleagues who could join, by name, for those who may change the team. */
  colleagues: TeamPerson[];
  /** change: to add and remove members. assign: to choose another owner. */
  can: { change: boolean; assign: boolean };
}
