import { useEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { pick } from "@/components/form/edit-base";
import { countChanges } from "@/components/form/form-actions";
import { readDraft, tryOf, writeDraft } from "@/lib/drafts";

/** What can be kept: no files, and nothing named like a password. */
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

/** Where a draft keeps the names of chosen files, by field; not a valid field name. */
const filesKey = "chosen files";

const fileNames = (values: object) =>
  Object.entries(values).flatMap(([field, value]) => (value instanceof File ? [[field, value.name] as const] : []));

/**
 * Keeps unsent input for this browser tab, and restores it after a reload or return; never passwords or files, which their fields
 * request again by name. It belongs to `owner`, the user's id, and never shows to others; without one nothing is kept. `name`
 * identifies form and record ("apply:<job id>"). With `onlyChanged` it holds only changes, so that the record's newer values show
 * next to it. Returns a function to clear it: call it after sending.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  owner: string | undefined,
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  { onlyChanged = false }: { onlyChanged?: boolean } = {},
): () => void {
  const sent = useRef(false);
  const { reset, setError, subscribe } = form;
  useEffect(() => {
    if (owner === undefined) return;
    sent.current = false;
    const { [filesKey]: files, ...draft } = readDraft(owner, name) ?? {};
    // Chosen before the reload, and not again since.
    const missing = new Map(Object.entries((files ?? {}) as Record<string, string>));
    if (Object.keys(draft).length > 0) reset({ ...form.getValues(), ...draft } as Values, { keepDefaultValues: true });
    for (const [field, file] of missing) {
      setError(field as Path<Values>, { type: "missing", message: `Choose the file again: ${file}` });
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values: all, dirtyFields = {} }) => {
        if (sent.current) return;
        const values = onlyChanged ? pick(all, Object.keys(dirtyFields)) : all;
        const chosen = fileNames(values);
        for (const [field] of chosen) missing.delete(field);
        const kept = { ...(keepable(values) as object), [filesKey]: Object.fromEntries([...missing, ...chosen]) };
        // A reset that keeps values marks the form as clean.
        writeDraft(owner, name, countChanges(dirtyFields) === 0 && missing.size === 0 ? null : kept);
      },
    });
  }, [owner, name, onlyChanged, reset, setError, subscribe, form.getValues]);
  return () => {
    sent.current = true;
    if (owner === undefined) return;
    writeDraft(owner, name, null);
    writeDraft(owner, tryOf(name), null);
  };
}
