import type { SavedSearch } from "@contracts/saved-search";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { savedSearchKeys } from "@/jobs/data/saved-search-keys";
import { savedSearchesQuery } from "@/jobs/data/saved-searches-query";
import { callProcedure } from "@/lib/call-procedure";

/** Calls a search differently, or mails it more or less often. It stands so at once, and goes back when that fails. */
export function useChangeSearch() {
  const client = useQueryClient();
  const { queryKey } = savedSearchesQuery();
  return useMutation({
    mutationFn: ({ id, name, frequency }: SavedSearch) =>
      callProcedure("change_saved_search", { p_id: id, p_name: name, p_frequency: frequency }),
    // One after the other, so that the last press is what holds.
    scope: { id: "saved searches" },
    onMutate: async (changed) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.map((each) => (each.id === changed.id ? changed : each)));
    },
    onError: () => client.invalidateQueries({ queryKey: savedSearchKeys.all }),
    meta: { errorTitle: "The search was not changed" },
  });
}
