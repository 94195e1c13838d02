import { keepPreviousData } from "@tanstack/react-query";
import { procedureQuery } from "@/lib/procedure-query";

export const everythingQuery = (query: string) =>
  procedureQuery(
    "search_everything",
    { p_query: query },
    { enabled: query !== "", placeholderData: keepPreviousData, staleTime: 10_000 },
  );
