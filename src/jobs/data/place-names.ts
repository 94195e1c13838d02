import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { procedureQuery } from "@/lib/procedure-query";
import { useSettled } from "@/lib/use-settled";

/** US place names that start with the typed text, largest first; empty if nothing is typed. The field works without them. */
export function usePlaceNames(typed: string): readonly string[] {
  const text = useSettled(typed.trim(), 120);
  const { data } = useQuery(
    procedureQuery(
      "search_places",
      { p_text: text },
      { enabled: text !== "", staleTime: 60_000, placeholderData: keepPreviousData, meta: { silent: true } },
    ),
  );
  return typed.trim() === "" ? [] : (data ?? []);
}
