import type { NoteSubject } from "@contracts/applications/note";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** The subject as the procedures take it. */
const subjectArguments = (subject: NoteSubject) =>
  "applicationId" in subject ? { p_application_id: subject.applicationId } : { p_candidate_id: subject.candidateId };

/** What the team has noted about an application or a managed candidate, and who reads it. Throws AppError 404. */
export const teamNotesQuery = (subject: NoteSubject) =>
  procedureQuery("get_team_notes", subjectArguments(subject), { staleTime: deskStaleTime });

interface NewNote {
  body: string;
  mentioned: string[];
}

/** Keeps a note and tells whom it mentions. AppError 422 by field. */
export const useAddTeamNote = (subject: NoteSubject, options: SafeSendOptions) =>
  useSafeMutation({
    act: "add_team_note",
    about: subjectArguments(subject),
    send: ({ body, mentioned }: NewNote, id) =>
      callProcedure("add_team_note", { p_id: id, p_body: body, p_mentioned: mentioned, ...subjectArguments(subject) }),
    safely: options,
    meta: { errorTitle: "The note could not be kept" },
  });

/** Takes one's own note away. */
export const useDeleteTeamNote = (subject: NoteSubject) =>
  useProcedure("delete_team_note", (id: string) => ({ p_id: id }), {
    about: subjectArguments(subject),
    meta: { successMessage: "Note removed", errorTitle: "The note could not be removed" },
  });
