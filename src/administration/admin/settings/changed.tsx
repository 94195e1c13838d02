import { useWatch } from "react-hook-form";
import type { SettingsValues } from "@/administration/admin/settings/settings-values";
import { changedNames } from "@/components/form/edit-base";

/** The names of the unsaved settings. */
export function useChangedSettings(): readonly string[] {
  const values = useWatch<SettingsValues>() as SettingsValues;
  return changedNames(values, values.base);
}
