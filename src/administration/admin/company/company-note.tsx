import type { CompanyNote } from "@contracts/administration/company-page";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { NoteBox } from "@/administration/admin/company/note-box";
import { useEditCompanyNote } from "@/administration/data/company-page";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { formatDateTime, formatRecent } from "@/lib/format-time";

interface CompanyNoteItemProps {
  note: CompanyNote;
  onDelete: () => void;
}

export function CompanyNoteItem({ note, onDelete }: CompanyNoteItemProps) {
  const { id, body, author, created_at, edited_at, is_mine } = note;
  const [isEditing, setEditing] = useState(false);
  const edit = useEditCompanyNote(id);
  const name = author ?? "A former administrator";
  const when = formatRecent(created_at);
  return (
    <li className="note">
      <Avatar name={name} />
      <div className="col-span-2 min-w-0">
        <div className="flex items-center justify-between gap-2">
          <p className="min-w-0 text-sm">
            <b className="break-words font-semibold">{is_mine ? "You" : name}</b>{" "}
            <time className="text-ink-muted" dateTime={created_at} title={formatDateTime(created_at)}>
              {when}
            </time>
            {edited_at && (
              <span className="text-ink-muted" title={formatDateTime(edited_at)}>
                , edited
              </span>
            )}
          </p>
          {!isEditing && (
            <span className="-my-2 -mr-2 flex">
              {is_mine && (
                <IconButton
                  icon={Pencil}
                  size="sm"
                  label={`Edit your note, ${when}`}
                  onClick={() => setEditing(true)}
                />
              )}
              <IconButton
                icon={Trash2}
                size="sm"
                label={`Delete ${is_mine ? "your note" : `the note by ${name}`}, ${when}`}
                onClick={onDelete}
              />
            </span>
          )}
        </div>
        {isEditing ? (
          <NoteBox
            label="Your note"
            draft={`company note ${id}`}
            start={body}
            submitLabel="Save"
            busyLabel="Saving..."
            busy={edit.isPending}
            onSubmit={(words) => edit.mutateAsync(words).then(() => setEditing(false))}
          >
            <Button variant="quiet" onClick={() => setEditing(false)}>
              Cancel
            </Button>
          </NoteBox>
        ) : (
          <p className="whitespace-pre-line break-words" dir="auto">
            {body}
          </p>
        )}
      </div>
    </li>
  );
}
