import { Lock } from "lucide-react";
import { CompanyNoteItem } from "@/administration/admin/company/company-note";
import { NoteBox } from "@/administration/admin/company/note-box";
import { useAddCompanyNote, useCompanyNotes, useDeleteCompanyNote } from "@/administration/data/company-page";
import { useAuth } from "@/auth/use-auth";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { PagedList } from "@/components/ui/paged-list";

export function NotesCard({ companyId }: { companyId: string }) {
  const { user } = useAuth();
  const query = useCompanyNotes(companyId);
  const draft = `company note of ${companyId}`;
  const add = useAddCompanyNote(companyId, { draft: { owner: user?.id, name: draft } });
  const remove = useDeleteCompanyNote();
  return (
    <Card
      id="notes"
      title="Notes"
      aside={
        <span className="inline-flex items-center gap-1.5 text-ink-muted text-sm">
          <Icon icon={Lock} size="sm" /> Administrators only
        </span>
      }
    >
      <NoteBox
        label="Write a note"
        draft={draft}
        submitLabel="Add"
        busyLabel="Adding..."
        busy={add.isPending}
        onSubmit={(body) => add.mutateAsync({ body })}
      />
      <PagedList
        query={query}
        rows={query.data?.pages.flatMap(({ notes }) => notes)}
        what="notes"
        empty={<p className="mt-3 text-ink-muted">No notes yet.</p>}
      >
        {(rows) => (
          // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
          <ul role="list" className="mt-4" aria-label="Notes">
            {rows.map((note) => (
              <CompanyNoteItem key={note.id} note={note} onDelete={() => remove.mutate(note)} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
