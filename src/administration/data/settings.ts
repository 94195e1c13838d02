import type { RetentionSetting } from "@contracts/administration/day-settings";
import type { SettingsChanges } from "@contracts/administration/settings";
import { keepPreviousData } from "@tanstack/react-query";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";

export const settingsQuery = procedureQuery("get_settings", {});

/** How many rows shorter retentions would delete next night. */
export const expiringQuery = (days: Partial<Record<RetentionSetting, number>>) =>
  procedureQuery("count_expiring", { p_days: days }, { placeholderData: keepPreviousData, staleTime: 10_000 });

export const settingsHistoryQuery = procedureQuery("list_audit_log", { p_filter: { kind: "settings" }, p_limit: 5 });

interface Save {
  changes: SettingsChanges;
  /** The version the edit started from. */
  seen: string;
}

export const useSaveSettings = () =>
  useProcedure(
    "save_settings",
    ({ changes, seen }: Save): { p_changes: SettingsChanges; p_seen: string } => ({ p_changes: changes, p_seen: seen }),
    {
      meta: { errorTitle: "The settings couldn't be saved", successTitle: "Settings saved" },
    },
  );
