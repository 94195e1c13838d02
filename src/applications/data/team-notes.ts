import type { NoteSubject } from "@contracts/applications/note";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

const subjectArguments = (subject: NoteSubject) =>
  "applicationId" in subject ? { p_application_id: subject.applicationId } : { p_candidate_id: subject.candidateId };

export const teamNotesQuery = (subject: NoteSubject) =>
  procedureQuery("get_team_notes", subjectArguments(subject), { staleTime: deskStaleTime });

interface NewNote {
  body: string;
  mentioned: string[];
}

/** Saves a note and notifies mentioned colleagues. AppError 422 by field. */
export const useAddTeamNote = (subject: NoteSubject, options: SafeSendOptions) =>
  useSafeMutation({
    act: "add_team_note",
    about: subjectArguments(subject),
    send: ({ body, mentioned }: NewNote, id) =>
      callProcedure("add_team_note", { p_id: id, p_body: body, p_mentioned: mentioned, ...subjectArguments(subject) }),
    safely: options,
    meta: { errorTitle: "The note wasn't saved" },
  });

export const useDeleteTeamNote = (subject: NoteSubject) =>
  useProcedure("delete_team_note", (id: string) => ({ p_id: id }), {
    about: subjectArguments(subject),
    meta: { successMessage: "Note removed", errorTitle: "The note wasn't removed" },
  });
