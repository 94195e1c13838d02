import type { Assignee } from "../jobs/job.ts";

/** A team's note about an application or a candidate it represents (RULES: Applications). */
export interface TeamNote {
  id: string;
  body: string;
  /** As of when the note was written. */
  author_name: string;
  created_at: string;
  /** User ids of the mentioned colleagues, who were notified. */
  mentioned: string[];
  is_mine: boolean;
}

export interface TeamNotes {
  /** Oldest first. */
  notes: TeamNote[];
  /** Colleagues who can read the notes and be mentioned. */
  readers: Assignee[];
}

/** What notes are about. */
export type NoteSubject = { applicationId: string } | { candidateId: string };
