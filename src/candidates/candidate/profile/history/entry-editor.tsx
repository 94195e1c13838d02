import { zodResolver } from "@hookform/resolvers/zod";
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import { FormProvider, type Resolver, useForm } from "react-hook-form";
import * as z from "zod/mini";
import { formOptions } from "@/components/form/form";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { unfold } from "@/components/ui/unfold";
import { readDraft } from "@/lib/drafts";

export interface Editing {
  /** Adds the entry to the profile form; returns false if it has errors. */
  finish: () => boolean;
  isDirty: boolean;
  /** Discards what was typed. */
  forget: () => void;
}

/** The entry being edited; null if none. */
export const OpenEntry = createContext<RefObject<Editing | null>>({ current: null });

export interface EntryEditorProps<Entry, Fields> {
  /** Names the group for screen readers: "New job". */
  label: string;
  /** Where this tab stores typing until it is applied. */
  draft: { owner: string | undefined; name: string };
  fields: Fields;
  schema: z.ZodMiniType<Entry, Fields>;
  onDone: (entry: Entry) => void;
  onCancel: () => void;
  onRemove?: (() => void) | undefined;
  /** The fields; their names begin with "entry.". */
  children: ReactNode;
}

/** Edits one entry within the profile's form. Done, Enter and Save Profile apply it; Escape and Cancel discard the edit. */
export function EntryEditor<Entry, Fields extends object>({
  label,
  draft,
  fields,
  schema,
  onDone: take,
  onCancel: close,
  onRemove: drop,
  children,
}: EntryEditorProps<Entry, Fields>) {
  type Values = { entry: Fields };
  const group = useRef<HTMLFieldSetElement>(null);
  const whole = z.object({ entry: schema });
  const form = useForm<Values>({
    ...formOptions,
    resolver: zodResolver(whole) as unknown as Resolver<Values>,
    defaultValues: { entry: fields } as never,
  });
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);
  // An entry restored with its page doesn't take the focus.
  const [isReopened] = useState(() => draft.owner !== undefined && readDraft(draft.owner, draft.name) !== null);
  const forget = useFormDraft(draft.owner, draft.name, form);

  const onCancel = () => {
    forget();
    close();
  };
  const onRemove =
    drop &&
    (() => {
      forget();
      drop();
    });
  const finish = () => {
    if (!isDirty && onRemove === undefined) {
      onCancel();
      return true;
    }
    const read = z.safeParse(whole, form.getValues());
    if (read.success) {
      forget();
      take(read.data.entry as Entry);
    } else {
      unfold(group.current);
      void form.trigger(undefined, { shouldFocus: true });
    }
    return read.success;
  };
  const open = use(OpenEntry);
  useEffect(() => {
    open.current = { finish, isDirty, forget };
    return () => {
      open.current = null;
    };
  });
  useEffect(() => {
    if (!isReopened) group.current?.querySelector<HTMLElement>("input")?.focus();
  }, [isReopened]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    } else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      finish();
    }
  };
  return (
    <FormProvider {...form}>
      <fieldset ref={group} aria-label={label} className="min-w-0" onKeyDown={onKeyDown}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">{children}</div>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button onClick={finish}>Done</Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          {onRemove && (
            <Button variant="danger-quiet" className="ml-auto" onClick={onRemove}>
              Remove
            </Button>
          )}
        </div>
      </fieldset>
    </FormProvider>
  );
}
