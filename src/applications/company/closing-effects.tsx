import { Bell } from "lucide-react";
import { cancelledWords, useOpenThings } from "@/applications/shared/use-open-things";
import { useKeptZone } from "@/auth/use-kept-zone";
import { Consequences } from "@/components/ui/consequences";
import { formatList } from "@/lib/format";

/** What ends with an application marked as Not Selected or Hired, and who is notified: rows for `Consequences`. Empty while unknown. */
export function useClosingEffects(applicationId: string | undefined) {
  const { zone } = useKeptZone();
  const { toCome, hasTimes, hasOffer } = useOpenThings(applicationId);
  const ends = [hasTimes && "The proposed times are withdrawn.", hasOffer && "The open offer ends."].filter(
    (each) => each !== false,
  );
  return [
    ...(toCome.length > 0
      ? [
          {
            icon: Bell,
            title:
              formatList(new Set(toCome.flatMap(({ people }) => people.map(({ name }) => name)))) ||
              "Everyone taking part",
            text: cancelledWords(toCome, zone),
          },
        ]
      : []),
    ...(ends.length > 0 ? [{ icon: Bell, title: "Both sides", text: ends.join(" ") }] : []),
  ];
}

/** What ends with applications moved to Hired; a single one is named. */
export function ClosingEffects({ ids }: { ids: readonly string[] }) {
  const isOne = ids.length === 1;
  const ending = useClosingEffects(isOne ? ids[0] : undefined);
  if (!isOne) return <p>Upcoming interviews, proposed times and open offers end.</p>;
  return ending.length > 0 && <Consequences items={ending} />;
}
