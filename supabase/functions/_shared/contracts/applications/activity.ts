import type { ApplicationStatus, StaffRole } from "../enums.ts";

/** The position of an item in a company's activity. */
export interface ActivityKey {
  at: string;
  source: "application" | "colleague" | "removed";
  id: string;
}

interface OfApplication {
  application_id: string;
  /** The name as sent with the application. */
  person_name: string;
  job_title: string;
  status: ApplicationStatus;
}

/** One event at a company. */
export type ActivityItem = ActivityKey & {
  /** The reader did it, or it is about them. */
  is_me: boolean;
} & (
    | ({ kind: "applied" | "withdrawn" } & OfApplication)
    /** The colleague who moved it; null for a deleted account. */
    | ({ kind: "moved" | "added"; actor_name: string | null } & OfApplication)
    /** A person added by hand had their data removed. */
    | { kind: "removed"; job_title: string }
    | { kind: "joined"; person_name: string; role: StaffRole }
  );
