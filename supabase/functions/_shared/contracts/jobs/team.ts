import type { StaffRole } from "../enums.ts";
import type { Assignee } from "./job.ts";

/** A colleague on, or for, a hiring team. */
export interface TeamPerson extends Assignee {
  role: StaffRole;
}

/** Who works on a job (RULES: Jobs). */
export interface HiringTeam {
  /** Its assignee, else its creator while they are in the company. */
  owner: TeamPerson | null;
  /** By name, without the owner. */
  members: TeamPerson[];
  /** Who could join, by name, for who may change the team. */
  colleagues: TeamPerson[];
  /** change: to add and remove members. assign: to choose another owner. */
  can: { change: boolean; assign: boolean };
}
