import type { ApplicationStatus, JobStatus, StaffRole } from "../enums.ts";

/** An applicant, or a represented candidate without a matching application. */
export interface FoundPerson {
  /** Null for a candidate the company represents. */
  application_id: string | null;
  candidate_id: string;
  name: string;
  title: string | null;
  /** Who added them by hand, until they take over. */
  added_by: string | null;
  job_title: string | null;
  status: ApplicationStatus | null;
  /** A resume line that matches where the other fields don't. */
  resume_line: string | null;
}

interface FoundJob {
  id: string;
  title: string;
  status: JobStatus;
  is_expired: boolean;
}

interface FoundColleague {
  user_id: string;
  name: string;
  email: string;
  role: StaffRole;
}

/** search_everything: at most five of each kind. */
export interface FoundThings {
  people: FoundPerson[];
  jobs: FoundJob[];
  colleagues: FoundColleague[];
}
