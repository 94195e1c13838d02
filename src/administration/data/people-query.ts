import type { AppRole } from "@contracts/app-role";
import { pageSize } from "@contracts/limits";
import type { CreatedKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

const peopleQuery = (search: string, role: AppRole | null) =>
  infiniteQueryOptions({
    queryKey: adminKeys.people(search, role),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_people",
        { p_search: search, p_role: role ?? undefined, p_before: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as CreatedKey | null,
    getNextPageParam: ({ people }) => nextPage(people, createdKey),
    placeholderData: keepPreviousData,
  });

/** Every account, newest first, page by page: those with these words in their name or whose address begins so, of one role or of any. */
export const usePeople = (search: string, role: AppRole | null) => useEagerInfiniteQuery(peopleQuery(search, role));
