import { type Interview, isToCome } from "@contracts/interviews/interview";
import { useQuery } from "@tanstack/react-query";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { formatList } from "@/lib/format";
import { formatInZone } from "@/lib/time-zones";
import { offersQuery } from "@/offers/data/offers";

interface OpenThings {
  toCome: Interview[];
  /** Proposed times wait for a pick. */
  hasTimes: boolean;
  hasOffer: boolean;
}

/** What ends with an application, as both sides read it; empty while unknown. */
export function useOpenThings(applicationId: string | undefined): OpenThings {
  const asked = { enabled: applicationId !== undefined, meta: { silent: true } };
  const interviews = useQuery({ ...interviewsQuery(applicationId ?? ""), ...asked }).data;
  const offers = useQuery({ ...offersQuery(applicationId ?? ""), ...asked }).data;
  return {
    toCome: (interviews?.interviews ?? []).filter(isToCome),
    hasTimes: (interviews?.proposals ?? []).some(({ state }) => state === "open"),
    hasOffer: (offers?.offers ?? []).some(({ state }) => state === "open"),
  };
}

/** "The interview on Tue, Nov 24, 10:00 AM is canceled." */
export const cancelledWords = (toCome: readonly Interview[], zone: string): string =>
  `The interview on ${formatList(toCome.map(({ starts_at }) => formatInZone(starts_at, zone)))} is canceled.`;
