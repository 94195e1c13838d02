import { useEffect, useRef } from "react";
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Words that a text field begins with and that may arrive after its form is open: they are put in as long as nobody has written there.
 * A form begins with those that are there already, as its default.
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
    // Its field may show later still, and is given nothing before the form knows of it.
    register(name);
    resetField(name, { defaultValue: suggested as FieldPathValue<Values, Path<Values>> });
  }, [suggested, name, register, getFieldState, resetField]);
}
