import type { NoteSubject } from "@contracts/note";
import { queryOptions } from "@tanstack/react-query";
import { noteKeys } from "@/applications/data/note-keys";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";

/** The subject as the procedures take it. */
export const subjectArguments = (subject: NoteSubject) =>
  "applicationId" in subject ? { p_application_id: subject.applicationId } : { p_candidate_id: subject.candidateId };

/** What the team has noted about an application or a managed candidate, and who reads it. Throws AppError 404. */
export const teamNotesQuery = (subject: NoteSubject) =>
  queryOptions({
    queryKey: noteKeys.about(subject),
    queryFn: ({ signal }) => callProcedure("get_team_notes", subjectArguments(subject), { signal }),
    staleTime: deskStaleTime,
  });
