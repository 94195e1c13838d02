import { Pencil, Plus } from "lucide-react";
import { type ReactNode, use, useEffect, useId, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { type EntryEditorProps, OpenEntry } from "@/candidates/candidate/profile/history/entry-editor";
import { ProfileSection } from "@/candidates/candidate/profile/profile-section";
import { FromResume, FromResumeMark } from "@/candidates/candidate/profile/resume/from-resume";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { offerUndo, withdrawUndo } from "@/components/feedback/undo-offer";
import { DraftOwner } from "@/components/form/draft-context";
import { useFormLock } from "@/components/form/form-lock";
import { Markdown } from "@/components/product/markdown";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { readDraft } from "@/lib/drafts";

type List = "positions" | "schools";
type EntryOf<Name extends List> = ProfileFormValues[Name][number];

interface EntriesCardProps<Name extends List> {
  name: Name;
  title: string;
  /** Below the title while the list is empty. */
  empty: string;
  what: string;
  most: number;
  sorted: (entries: readonly EntryOf<Name>[]) => EntryOf<Name>[];
  /** Its summary while collapsed. */
  line: (entries: readonly EntryOf<Name>[]) => string;
  say: (entry: EntryOf<Name>) => { title: string; line: string; text?: string | null };
  editor: (
    props: Pick<EntryEditorProps<EntryOf<Name>, never>, "label" | "draft" | "onDone" | "onCancel" | "onRemove"> & {
      entry: EntryOf<Name> | { id: string };
    },
  ) => ReactNode;
}

/** The entry with unsaved typing from before the page was left; one is edited at a time. */
function leftOpen({ owner, name }: EntryEditorProps<never, never>["draft"]): string | null {
  const draft = owner === undefined ? null : readDraft(owner, name);
  return (draft?.entry as { id?: string } | undefined)?.id ?? null;
}

/** A list of the profile, newest first: one entry is edited at a time, in place. It is saved with the profile. */
export function EntriesCard<Name extends List>({
  name,
  title,
  empty,
  what,
  most,
  sorted,
  line: closedLine,
  say,
  editor,
}: EntriesCardProps<Name>) {
  const { field, fieldState } = useController<ProfileFormValues, List>({ name });
  const { getValues } = useFormContext<ProfileFormValues>();
  const entries = field.value as EntryOf<Name>[];
  const open = use(OpenEntry);
  const { taken } = use(FromResume);
  const locked = useFormLock();
  const draft = { owner: use(DraftOwner), name: `candidate-profile:${name}` };
  const [editing, setEditing] = useState(() => leftOpen(draft));
  const [focused, setFocused] = useState<string | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const undoId = useId();
  const isNew = editing !== null && !entries.some(({ id }) => id === editing);

  // After an editor closes, the focus returns to its opener, unless that opened another one.
  useEffect(() => {
    if (focused === null) return;
    setFocused(null);
    if (open.current !== null) return;
    const element = section.current?.querySelector<HTMLElement>(`[data-entry="${focused}"]`);
    (element ?? section.current?.querySelector<HTMLElement>("[data-entry='new']"))?.focus();
  }, [focused, open]);
  useEffect(() => () => withdrawUndo(undoId), [undoId]);

  const write = (next: readonly EntryOf<Name>[]) => field.onChange(sorted(next));
  const stored = () => getValues(name) as EntryOf<Name>[];
  const close = (id: string) => {
    setEditing(null);
    setFocused(id);
  };
  const edit = (id: string) => {
    if (open.current === null || open.current.finish()) setEditing(id);
  };
  const remove = (entry: EntryOf<Name>) => {
    write(stored().filter(({ id }) => id !== entry.id));
    close("new");
    offerUndo({
      of: undoId,
      title: `${say(entry).title} removed`,
      undo: () => write([...stored().filter(({ id }) => id !== entry.id), entry]),
    });
  };
  const editorOf = (entry: EntryOf<Name> | { id: string }) =>
    editor({
      entry,
      draft,
      label: "title" in entry || "school" in entry ? say(entry as EntryOf<Name>).title : `New ${what}`,
      onDone: (done) => {
        write([...stored().filter(({ id }) => id !== done.id), done]);
        close(done.id);
      },
      onCancel: () => close(isNew ? "new" : entry.id),
      onRemove: isNew ? undefined : () => remove(entry as EntryOf<Name>),
    });

  return (
    <ProfileSection id={name} title={title} text={closedLine(entries)} fields={[name]} flush>
      <div ref={section} data-field={name} tabIndex={-1}>
        {fieldState.error?.message && (
          <p className="error px-4 md:px-5" role="alert">
            {fieldState.error.message}
          </p>
        )}
        {entries.length === 0 && !isNew && <p className="px-4 pb-3 text-ink-muted md:px-5">{empty}</p>}
        {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
        <ul role="list" className="entries" aria-label={title}>
          {isNew && (
            <li key={editing} className="entry-open">
              {editorOf({ id: editing })}
            </li>
          )}
          {entries.map((entry) => {
            if (entry.id === editing)
              return (
                <li key={entry.id} className="entry-open">
                  {editorOf(entry)}
                </li>
              );
            const { title: heading, line, text } = say(entry);
            return (
              <li key={entry.id} className="entry">
                <div className="min-w-0">
                  <p className="font-semibold">
                    {heading}
                    {taken.some(([, id]) => id === entry.id) && <FromResumeMark />}
                  </p>
                  <p className="tnum text-ink-muted text-sm">{line}</p>
                </div>
                <IconButton
                  icon={Pencil}
                  label={`Edit ${heading}`}
                  data-entry={entry.id}
                  disabled={locked}
                  onClick={() => edit(entry.id)}
                />
                {text && (
                  <div className="history-text">
                    <Markdown>{text}</Markdown>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
        {entries.length < most ? (
          <button
            type="button"
            className="entry-add"
            data-entry="new"
            disabled={locked}
            onClick={() => edit(crypto.randomUUID())}
          >
            <Icon icon={Plus} size="sm" />
            Add a {what}
          </button>
        ) : (
          <p className="border-line border-t px-4 py-3 text-ink-muted text-sm md:px-5">
            A profile can have up to {most} {what}s.
          </p>
        )}
      </div>
    </ProfileSection>
  );
}
