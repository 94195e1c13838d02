import type { NoteSubject, TeamNote } from "@contracts/applications/note";
import type { Assignee } from "@contracts/jobs/job";
import { Lock, Trash2 } from "lucide-react";
import { useState } from "react";
import { NoteBox } from "@/applications/company/notes/note-box";
import { teamNotesQuery, useDeleteTeamNote } from "@/applications/data/team-notes";
import { noteParts } from "@/applications/model/mentions";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDateTime, formatRecent } from "@/lib/format-time";
import { useEagerQuery } from "@/lib/use-eager-query";

interface NoteProps {
  note: TeamNote;
  readers: readonly Assignee[];
  onRemove: () => void;
}

function Note({ note, readers, onRemove }: NoteProps) {
  const mentioned = readers.filter(({ user_id }) => note.mentioned.includes(user_id));
  return (
    <li className="note">
      <Avatar name={note.author_name} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <b className="break-words font-semibold">{note.is_mine ? "You" : note.author_name}</b>
          <time className="text-ink-muted text-sm" dateTime={note.created_at} title={formatDateTime(note.created_at)}>
            {formatRecent(note.created_at)}
          </time>
        </div>
        <p className="whitespace-pre-line break-words" dir="auto">
          {noteParts(note.body, mentioned).map(({ text, isMention, at }) =>
            isMention ? (
              <span key={at} className="mention">
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      </div>
      {note.is_mine && <IconButton icon={Trash2} size="sm" label="Remove your note" onClick={onRemove} />}
    </li>
  );
}

interface TeamNotesProps {
  subject: NoteSubject;
  /** False where another note box is visible. */
  isWritten?: boolean;
}

/** A team's notes on an application or a candidate it represents, oldest first, with a box to add one. */
export function TeamNotes({ subject, isWritten = true }: TeamNotesProps) {
  const query = useEagerQuery(teamNotesQuery(subject));
  const remove = useDeleteTeamNote(subject);
  const [removing, setRemoving] = useState<TeamNote | null>(null);
  return (
    <Card
      title="Notes"
      aside={
        <span className="inline-flex items-center gap-1.5 text-ink-muted text-sm">
          <Icon icon={Lock} size="sm" /> Only your team
        </span>
      }
    >
      {query.isPending && <Skeleton label="Loading notes" rows={2} />}
      {query.isError && !query.data && (
        <ErrorState title="The notes couldn't be loaded" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {query.data && (
        <>
          {query.data.notes.length === 0 && <p className="text-ink-muted">No notes yet.</p>}
          {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
          <ul role="list" className="empty:hidden">
            {query.data.notes.map((note) => (
              <Note key={note.id} note={note} readers={query.data.readers} onRemove={() => setRemoving(note)} />
            ))}
          </ul>
          {isWritten && (
            <div className="pt-4">
              <NoteBox subject={subject} readers={query.data.readers} />
            </div>
          )}
        </>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title="Remove your note?"
        description="People you mentioned still see the start of it in their notifications."
        confirmLabel="Remove note"
        busyLabel="Removing..."
        danger
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id, { onSuccess: () => setRemoving(null) })}
      />
    </Card>
  );
}
