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

/** What administrators announce, which may have ended since it was read. */
export const useAnnouncement = () => useQuery(siteSettingsQuery).data?.announcement ?? null;

/** What else administrators have set, as everyone may read it; until it has been read, what applies without settings. */
export function useSiteSettings() {
  const { data } = useQuery(siteSettingsQuery);
  return {
    operatorName: data?.operatorName ?? null,
    operatorAddress: data?.operatorAddress ?? null,
    supportEmail: data?.supportEmail ?? getEnv().VITE_SUPPORT_EMAIL,
    retention: { ...retentionDays, ...data?.retention },
  };
}
