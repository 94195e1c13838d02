import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAuth } from "@/auth/use-auth";
import { timeZoneQuery, useSetTimeZone } from "@/interviews/data/time-zone";
import { useReaderZone } from "@/lib/reader-zone";
import { isZone } from "@/lib/time-zones";

/** The reader's time zone, here and in emails, and a way to change it. Not ready until theirs is known. */
export function useKeptZone(): { zone: string; choose: (zone: string) => void; isReady: boolean } {
  const { user } = useAuth();
  const userId = user?.id ?? "";
  const { data } = useQuery({ ...timeZoneQuery(), enabled: userId !== "", meta: { silent: true } });
  const set = useSetTimeZone();
  const [zone, show] = useReaderZone();
  const kept = data && isZone(data.zone) ? data.zone : null;
  useEffect(() => {
    if (kept) show(kept);
  }, [kept, show]);
  const choose = (chosen: string) => {
    show(chosen);
    set.mutate(chosen);
  };
  return { zone, choose, isReady: data !== undefined };
}
