import type { ApplicationStatus, StaffRole } from "../enums.ts";

/** The place of an item in what happened at a company. */
export interface ActivityKey {
  at: string;
  source: "application" | "colleague" | "removed";
  id: string;
}

interface OfApplication {
  application_id: string;
  /** Whose it is, as it was sent. */
  person_name: string;
  job_title: string;
  status: ApplicationStatus;
}

/** One thing that happened at a company. */
export type ActivityItem = ActivityKey & {
  /** The reader did it, or it is about them. */
  is_me: boolean;
} & (
    | ({ kind: "applied" | "withdrawn" } & OfApplication)
    /** Who moved it on; null for somebody who is gone. */
    | ({ kind: "moved" | "added"; actor_name: string | null } & OfApplication)
    /** A person added by hand had their data removed. */
    | { kind: "removed"; job_title: string }
    | { kind: "joined"; person_name: string; role: StaffRole }
  );
