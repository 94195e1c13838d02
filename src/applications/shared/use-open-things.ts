import { type Interview, isToCome } from "@contracts/interviews/interview";
import { useQuery } from "@tanstack/react-query";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { formatList } from "@/lib/format";
import { formatInZone } from "@/lib/time-zones";
import { offersQuery } from "@/offers/data/offers";

interface OpenThings {
  /** Interviews to come. */
  toCome: Interview[];
  /** Times wait to be picked. */
  hasTimes: boolean;
  /** An offer waits for an answer. */
  hasOffer: boolean;
}

/** What of an application ends with it, as both sides read it; nothing while that is not known. */
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

/** "The interview on Tue, Nov 24, 10:00 AM is cancelled." */
export const cancelledWords = (toCome: readonly Interview[], zone: string): string =>
  `The interview on ${formatList(toCome.map(({ starts_at }) => formatInZone(starts_at, zone)))} is cancelled.`;
