import { useEffect, useRef } from "react";
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Initial text of a field that may arrive after its form is open: filled in unless the field was edited. Text that is there already
 * is the form's default.
 */
export function useSuggestedWords<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
  suggested: string | undefined,
): void {
  const begun = useRef(suggested);
  const { register, getFieldState, resetField } = form;
  useEffect(() => {
    if (begun.current !== undefined || suggested === undefined) return;
    begun.current = suggested;
    if (getFieldState(name).isDirty) return;
    // Its field may mount later, and takes no value until registered.
    register(name);
    resetField(name, { defaultValue: suggested as FieldPathValue<Values, Path<Values>> });
  }, [suggested, name, register, getFieldState, resetField]);
}
