import { useWatch } from "react-hook-form";
import type { SettingsValues } from "@/administration/admin/settings/settings-values";
import { changedNames } from "@/components/form/edit-base";

export function useChangedSettings(): readonly string[] {
  const values = useWatch<SettingsValues>() as SettingsValues;
  return changedNames(values, values.base);
}
