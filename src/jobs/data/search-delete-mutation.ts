import type { SavedSearch } from "@contracts/saved-search";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { savedSearchKeys } from "@/jobs/data/saved-search-keys";
import { savedSearchesQuery } from "@/jobs/data/saved-searches-query";
import { callProcedure } from "@/lib/call-procedure";

/** Deletes a search, which leaves the list at once. */
export function useDeleteSearch() {
  const client = useQueryClient();
  const { queryKey } = savedSearchesQuery();
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => callProcedure("delete_saved_search", { p_id: id }),
    scope: { id: "saved searches" },
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.filter((each) => each.id !== id));
    },
    onError: () => client.invalidateQueries({ queryKey: savedSearchKeys.all }),
    meta: { errorTitle: "The search was not deleted" },
  });
}

/** Brings a deleted search back. */
export function useUndoDeleteSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => callProcedure("undo_delete_saved_search", { p_id: id }),
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchKeys.all }),
    meta: { successMessage: "The search is back", errorTitle: "This could not be undone" },
  });
}
