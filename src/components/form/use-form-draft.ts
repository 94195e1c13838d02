import { useEffect, useRef } from "react";
import type { DeepPartial, FieldValues, UseFormReturn } from "react-hook-form";

const prefix = "fairmatch.draft.";

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

function read(key: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? "null");
    return typeof draft === "object" && draft !== null ? (draft as Record<string, unknown>) : null;
  } catch (error) {
    console.warn("The unsaved input could not be read.", error);
    return null;
  }
}

function write(key: string, draft: unknown) {
  try {
    if (draft === null) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch (error) {
    console.warn("The unsaved input could not be kept.", error);
  }
}

/**
 * Keeps what was typed but not sent for this browser tab, and puts it back after a reload or coming back; never passwords or
 * files. `key` names form and record ("apply:<job id>"); null switches it off, for instance until the record is loaded.
 * Returns what clears it: call it once the form was sent.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  key: string | null,
  form: UseFormReturn<Values, unknown, Output>,
): () => void {
  const sent = useRef(false);
  const { reset, subscribe } = form;
  useEffect(() => {
    if (key === null) return;
    sent.current = false;
    const draft = read(key);
    if (draft) {
      const values = { ...form.getValues(), ...draft } as Values;
      reset(values, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!sent.current) write(key, isDirty === false ? null : keepable(values as DeepPartial<Values>));
      },
    });
  }, [key, reset, subscribe, form.getValues]);
  return () => {
    sent.current = true;
    if (key !== null) write(key, null);
  };
}
