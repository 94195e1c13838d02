import { country } from "@contracts/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { procedureQuery } from "@/lib/procedure-query";
import { useSettled } from "@/lib/use-settled";

/** Names of cities that begin as what is typed, largest first; none while nothing is typed. A field without them is a field all the same. */
export function usePlaceNames(typed: string): readonly string[] {
  const text = useSettled(typed.trim(), 120);
  const { data } = useQuery(
    procedureQuery(
      "search_places",
      { p_text: text },
      {
        enabled: country.hasPlaces && text !== "",
        staleTime: 60_000,
        placeholderData: keepPreviousData,
        meta: { silent: true },
      },
    ),
  );
  return typed.trim() === "" ? [] : (data ?? []);
}
