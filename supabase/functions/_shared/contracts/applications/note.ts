import type { Assignee } from "../jobs/job.ts";

/** A note of a team about an application or a candidate it manages (RULES: Applications). */
export interface TeamNote {
  id: string;
  body: string;
  /** As it was when the note was written. */
  author_name: string;
  created_at: string;
  /** User ids of the colleagues it named, who were told. */
  mentioned: string[];
  is_mine: boolean;
}

export interface TeamNotes {
  /** Oldest first. */
  notes: TeamNote[];
  /** Who reads them, and can be mentioned. */
  readers: Assignee[];
}

/** What notes are about. */
export type NoteSubject = { applicationId: string } | { candidateId: string };
