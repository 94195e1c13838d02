import type { NoteSubject } from "@contracts/note";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { subjectArguments, teamNotesQuery } from "@/applications/data/team-notes-query";
import { callProcedure } from "@/lib/call-procedure";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

interface NewNote {
  body: string;
  mentioned: string[];
}

/** Reads the notes anew, and how many an application has. */
function useShowNotes(subject: NoteSubject) {
  const queryClient = useQueryClient();
  return () => {
    if ("applicationId" in subject)
      void queryClient.invalidateQueries({ queryKey: applicationKeys.companyDetail(subject.applicationId) });
    return queryClient.invalidateQueries({ queryKey: teamNotesQuery(subject).queryKey });
  };
}

/** Keeps a note and tells whom it mentions. AppError 422 by field. */
export function useAddTeamNote(subject: NoteSubject, options: SafeSendOptions) {
  const show = useShowNotes(subject);
  return useSafeMutation({
    send: ({ body, mentioned }: NewNote, id) =>
      callProcedure("add_team_note", { p_id: id, p_body: body, p_mentioned: mentioned, ...subjectArguments(subject) }),
    safely: options,
    onSuccess: show,
    meta: { errorTitle: "The note could not be kept" },
  });
}

/** Takes one's own note away. */
export function useDeleteTeamNote(subject: NoteSubject) {
  const show = useShowNotes(subject);
  return useMutation({
    mutationFn: (id: string) => callProcedure("delete_team_note", { p_id: id }),
    onSuccess: show,
    meta: { successMessage: "Note removed", errorTitle: "The note could not be removed" },
  });
}
