import type { NoteSubject } from "@contracts/applications/note";
import type { Assignee } from "@contracts/jobs/job";
import { limits } from "@contracts/limits";
import { Lock } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useAddTeamNote } from "@/applications/data/team-notes";
import { mentionAt, mentionedIn, mentionOf, suggestions } from "@/applications/model/mentions";
import { useAuth } from "@/auth/use-auth";
import { useAnnounce } from "@/components/feedback/announce";
import { formOptions } from "@/components/form/form";
import { useFormDraft } from "@/components/form/use-form-draft";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { dropSentBody } from "@/lib/drafts";
import { formatCount, formatList, personName } from "@/lib/format";
import { onceDone } from "@/lib/once-done";

interface NoteBoxProps {
  subject: NoteSubject;
  readers: readonly Assignee[];
  /** bar: one line until it has text. */
  look?: "box" | "bar";
  /** Next to the line while it's empty. */
  children?: ReactNode;
}

/** Writes a note; "@" mentions colleagues, who are notified. The draft survives a failed connection or another sign-in. */
export function NoteBox({ subject, readers, look = "box", children }: NoteBoxProps) {
  const { user } = useAuth();
  const about = "applicationId" in subject ? subject.applicationId : subject.candidateId;
  const draft = { owner: user?.id, name: `note:${about}` };
  const add = useAddTeamNote(subject, { draft });
  const form = useForm({ ...formOptions, defaultValues: { body: "" } });
  useFormDraft(draft.owner, draft.name, form);
  const body = form.watch("body");
  const box = useRef<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isShut, setShut] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const ids = { label: useId(), list: useId(), help: useId(), error: useId() };
  const naming = isShut ? null : mentionAt(body, caret);
  const found = naming
    ? suggestions(
        naming.typed,
        readers.filter(({ user_id }) => user_id !== user?.id),
      )
    : [];
  const chosen = found[Math.min(active, found.length - 1)];
  useAnnounce(
    found.length > 0 ? `${formatCount(found.length, "colleague")}. Use the arrow keys and Enter to choose` : "",
  );
  const notified = mentionedIn(body, readers).filter(({ user_id }) => user_id !== user?.id);
  const { ref, onChange, onBlur, name } = form.register("body");
  const isLine = look === "bar" && body === "" && !isEmpty;

  const choose = (person: Assignee) => {
    if (!naming) return;
    const start = `${body.slice(0, naming.from)}${mentionOf(person)} `;
    form.setValue("body", start + body.slice(caret).trimStart(), { shouldDirty: true });
    setCaret(start.length);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(start.length, start.length);
    });
  };
  const send = () => {
    if (add.isPending) return;
    if (body.trim() === "") {
      setEmpty(true);
      box.current?.focus();
      return;
    }
    onceDone(add.mutateAsync({ body, mentioned: notified.map(({ user_id }) => user_id) }), () => {
      // Keeps what was typed since.
      if (form.getValues("body") === body) form.reset({ body: "" });
      dropSentBody(draft.owner, draft.name, body);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (chosen && (event.key === "Enter" || event.key === "Tab")) {
      event.preventDefault();
      choose(chosen);
    } else if (chosen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((Math.min(active, found.length - 1) + step + found.length) % found.length);
    } else if (chosen && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setShut(true);
    }
  };
  return (
    <form
      className="grid gap-2"
      aria-label="Write a note"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label id={ids.label} className="sr-only" htmlFor={`${ids.label}-box`}>
        Note for your team
      </label>
      <div className="flex items-center gap-2.5">
        {look === "bar" && <Icon icon={Lock} size="sm" className="text-ink-muted" />}
        <textarea
          id={`${ids.label}-box`}
          name={name}
          ref={(element) => {
            ref(element);
            box.current = element;
          }}
          className={`input py-2 field-sizing-content ${look === "box" ? "min-h-20" : "max-h-32"}`}
          rows={look === "box" ? 3 : 1}
          maxLength={limits.note}
          placeholder="Add a note. Type @ to mention someone"
          aria-controls={found.length > 0 ? ids.list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${ids.list}-${chosen.user_id}`}
          aria-describedby={isEmpty ? `${ids.error} ${ids.help}` : ids.help}
          aria-invalid={isEmpty || undefined}
          onBlur={onBlur}
          onChange={(event) => {
            void onChange(event);
            setCaret(event.target.selectionStart);
            setActive(0);
            setShut(false);
            setEmpty(false);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
        />
        {isLine && <span className="shrink-0 text-sm">{children}</span>}
      </div>
      {found.length > 0 && (
        <div id={ids.list} role="listbox" aria-label="Colleagues" className="menu min-w-0 p-1">
          {found.map((person) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the keys of the box choose; the focus stays in it
            <div
              key={person.user_id}
              id={`${ids.list}-${person.user_id}`}
              role="option"
              aria-selected={person === chosen}
              className={person === chosen ? "menu-item bg-hover" : "menu-item"}
              // Before the box loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              <Avatar name={personName(person, "colleague")} size="sm" />
              {personName(person, "colleague")}
            </div>
          ))}
        </div>
      )}
      {isEmpty && (
        <p id={ids.error} className="error">
          Write a note
        </p>
      )}
      <div className={isLine ? "sr-only" : "flex flex-wrap items-center justify-between gap-2"}>
        <p id={ids.help} className="text-ink-muted text-sm" role="status">
          {notified.length > 0
            ? `${formatList(notified.map((person) => personName(person, "colleague")))} ${notified.length === 1 ? "is" : "are"} notified.`
            : "Only people you mention are notified."}
        </p>
        {!isLine && (
          <Button type="submit" busy={add.isPending} busyLabel="Adding...">
            Add note
          </Button>
        )}
      </div>
    </form>
  );
}
