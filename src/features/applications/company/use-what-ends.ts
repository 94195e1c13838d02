import { isToCome } from "@contracts/interview";
import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useKeptZone } from "@/auth/use-kept-zone";
import { interviewsQuery } from "@/data/interviews/interviews-query";
import { offersQuery } from "@/data/offers/offers-query";
import { formatInZone } from "@/lib/time-zones";

const list = new Intl.ListFormat("en-US");

/** What ends with an application that is marked as Not Selected, and who is told of it: rows for `Told`. None while it is not known. */
export function useWhatEnds(applicationId: string | undefined) {
  const { zone } = useKeptZone();
  const asked = { enabled: applicationId !== undefined, meta: { silent: true } };
  const interviews = useQuery({ ...interviewsQuery(applicationId ?? ""), ...asked }).data;
  const offers = useQuery({ ...offersQuery(applicationId ?? ""), ...asked }).data;
  const toCome = (interviews?.interviews ?? []).filter(isToCome);
  const ends = [
    (interviews?.proposals ?? []).some(({ state }) => state === "open") && "The times that are open end.",
    (offers?.offers ?? []).some(({ state }) => state === "open") && "The offer ends.",
  ].filter((each) => each !== false);
  return [
    ...(toCome.length > 0
      ? [
          {
            icon: Bell,
            title:
              list.format(new Set(toCome.flatMap(({ people }) => people.map(({ name }) => name)))) || "Who takes part",
            text: `The interview on ${list.format(toCome.map(({ starts_at }) => formatInZone(starts_at, zone)))} is cancelled.`,
          },
        ]
      : []),
    ...(ends.length > 0 ? [{ icon: Bell, title: "Both sides", text: ends.join(" ") }] : []),
  ];
}
