import { limits } from "@contracts/limits";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { formOptions } from "@/components/form/form";
import { useFormDraft } from "@/components/form/use-form-draft";
import { Button } from "@/components/ui/button";
import { dropSentBody } from "@/lib/drafts";
import { onceDone } from "@/lib/once-done";

interface NoteBoxProps {
  label: string;
  draft: string;
  start?: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Resolves once it is kept. */
  onSubmit: (body: string) => Promise<unknown>;
  /** Another button next to the first. */
  children?: ReactNode;
}

/** Words of a note; what is typed waits for a reload or another sign-in. Control and Enter send it. */
export function NoteBox({ label, draft, start = "", submitLabel, busyLabel, busy, onSubmit, children }: NoteBoxProps) {
  const { user } = useAuth();
  const form = useForm({ ...formOptions, defaultValues: { body: start } });
  useFormDraft(user?.id, draft, form);
  const [isEmpty, setEmpty] = useState(false);
  const box = useRef<HTMLTextAreaElement | null>(null);
  const errorId = useId();
  const { ref, onChange, ...field } = form.register("body");
  useEffect(() => {
    if (start) box.current?.focus();
  }, [start]);
  const submit = () => {
    const { body } = form.getValues();
    setEmpty(body.trim() === "");
    if (body.trim() === "") return box.current?.focus();
    if (busy) return;
    onceDone(onSubmit(body), () => {
      // What was typed while it was sent stays.
      if (form.getValues("body") === body) form.reset({ body: start });
      dropSentBody(user?.id, draft, body);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="composer flex-wrap justify-end">
        <textarea
          {...field}
          ref={(element) => {
            ref(element);
            box.current = element;
          }}
          className="input grow basis-32"
          rows={1}
          aria-label={label}
          placeholder={label}
          maxLength={limits.note}
          aria-invalid={isEmpty || undefined}
          aria-describedby={isEmpty ? errorId : undefined}
          onChange={(event) => {
            void onChange(event);
            setEmpty(false);
          }}
          onKeyDown={onKeyDown}
        />
        {children}
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
      {isEmpty && (
        <p id={errorId} className="error" role="alert">
          Write a note
        </p>
      )}
    </form>
  );
}
