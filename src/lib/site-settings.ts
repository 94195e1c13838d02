import { retentionDays } from "@contracts/accounts/retention";
import { useQuery } from "@tanstack/react-query";
import { getEnv } from "@/config/env";
import { procedureQuery } from "@/lib/procedure-query";

const freshFor = 5 * 60_000;

const siteSettingsQuery = procedureQuery(
  "get_site_settings",
  {},
  { staleTime: freshFor, refetchInterval: freshFor, meta: { silent: true } },
);

/** The administrators' announcement, which may have expired since it was loaded. */
export const useAnnouncement = () => useQuery(siteSettingsQuery).data?.announcement ?? null;

/** The public settings; their defaults until loaded. */
export function useSiteSettings() {
  const { data } = useQuery(siteSettingsQuery);
  return {
    operatorName: data?.operatorName ?? null,
    operatorAddress: data?.operatorAddress ?? null,
    supportEmail: data?.supportEmail ?? getEnv().VITE_SUPPORT_EMAIL,
    retention: { ...retentionDays, ...data?.retention },
  };
}
