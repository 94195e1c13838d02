import { type ReactNode, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { changedNames, conflictingNames, type EditBase } from "@/components/form/edit-base";
import { type ConflictingField, EditConflictDialog, type Side } from "@/components/form/edit-conflict-dialog";
import { isAppError } from "@/lib/app-error";
import { isEditConflict } from "@/lib/edit-conflict";

/** What a save sends: the version the edit started from, and the changed fields. */
export interface Edit {
  updatedAt: string;
  changed: readonly string[];
}

interface EditConflictOptions {
  /** The refused record, from the error, as a new edit's base. */
  readCurrent: (current: unknown) => EditBase;
  label: (name: string) => string;
  show: (name: string, value: unknown) => ReactNode;
  /** Who saved the other version and when, if known. */
  by?: (current: unknown) => string | null;
}

/**
 * Saves an edit of a shared record. `save` resolves to whether it was saved; after a conflict, the `dialog`, to be placed in the
 * form, asks field by field and resubmits. The form's value `base` holds what the edit started from; without one the record is new,
 * and everything is sent.
 */
export function useEditConflict<Values extends FieldValues & { base?: EditBase | undefined }, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { readCurrent, label, show, by }: EditConflictOptions,
) {
  const place = useRef<HTMLSpanElement>(null);
  const [conflict, setConflict] = useState<{
    current: EditBase;
    fields: ConflictingField[];
    title: string | null;
  } | null>(null);

  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  /** Rebases on the current record; fields not kept as mine take its values. */
  const adopt = (current: EditBase, base: EditBase, choices: Record<string, Side>) => {
    for (const name of changedNames(current.values, base)) {
      if (choices[name] !== "mine") set(name, current.values[name]);
    }
    set("base", current);
  };

  const save = async (send: (edit: Edit | null) => Promise<unknown>): Promise<boolean> => {
    const values = form.getValues();
    const { base } = values;
    if (!base) {
      await send(null);
      return true;
    }
    const changed = changedNames(values, base);
    try {
      await send({ updatedAt: base.updatedAt, changed });
      return true;
    } catch (error) {
      if (!isAppError(error) || !isEditConflict(error)) throw error;
      const current = readCurrent(error.details.current);
      const names = conflictingNames(values, base, current);
      if (names.length === 0) {
        adopt(current, base, {});
        return save(send);
      }
      const fields = names.map((name) => ({
        name,
        label: label(name),
        theirs: show(name, current.values[name]),
        mine: show(name, values[name]),
        preferred: changed.includes(name) ? ("mine" as const) : ("theirs" as const),
      }));
      setConflict({ current, fields, title: by?.(error.details.current) ?? null });
      return false;
    }
  };

  const dialog = (
    <>
      <span ref={place} hidden />
      {conflict && (
        <EditConflictDialog
          title={conflict.title}
          fields={conflict.fields}
          onClose={() => setConflict(null)}
          onResolve={(choices) => {
            const { base } = form.getValues();
            if (base) adopt(conflict.current, base, choices);
            setConflict(null);
            place.current?.closest("form")?.requestSubmit();
          }}
        />
      )}
    </>
  );
  return { save, dialog };
}
