import { useEffect, useRef } from "react";
import type { DeepPartial, FieldValues, UseFormReturn } from "react-hook-form";
import { readDraft, writeDraft } from "@/lib/drafts";

/** What may be kept: no files, and nothing whose name says password. */
function keepable(value: unknown): unknown {
  if (value instanceof Blob) return undefined;
  if (Array.isArray(value)) return value.map(keepable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const kept = /password/i.test(key) ? undefined : keepable(each);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

/**
 * Keeps what was typed but not sent for this browser tab, and puts it back after a reload or coming back; never passwords or
 * files. It belongs to `owner`, the signed-in person's id, and nobody else is shown it; without one nothing is kept. `name` stands
 * for form and record ("apply:<job id>"). Returns what clears it: call it once the form was sent.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  owner: string | undefined,
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
): () => void {
  const sent = useRef(false);
  const { reset, subscribe } = form;
  useEffect(() => {
    if (owner === undefined) return;
    sent.current = false;
    const draft = readDraft(owner, name);
    if (draft) {
      const values = { ...form.getValues(), ...draft } as Values;
      reset(values, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!sent.current) writeDraft(owner, name, isDirty === false ? null : keepable(values as DeepPartial<Values>));
      },
    });
  }, [owner, name, reset, subscribe, form.getValues]);
  return () => {
    sent.current = true;
    if (owner !== undefined) writeDraft(owner, name, null);
  };
}
