import { useWatch } from "react-hook-form";
import { changedNames, type EditBase } from "@/components/form/edit-base";

/** Marks an unsaved field of a form whose values hold the `base` its edit began from. */
export function ChangedMark({ name }: { name: string }) {
  const [value, base] = useWatch({ name: [name, "base"] }) as [unknown, EditBase | undefined];
  const isChanged =
    base && changedNames({ [name]: value }, { ...base, values: { [name]: base.values[name] } }).length > 0;
  return isChanged ? <span className="ml-2 text-accent-text text-sm">Changed</span> : null;
}
