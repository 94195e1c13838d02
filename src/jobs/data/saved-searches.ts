import type { JobFilter } from "@contracts/jobs/job-filter";
import type { SavedSearch, SearchFrequency } from "@contracts/jobs/saved-search";
import { useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useSafeMutation } from "@/lib/use-safe-send";

/** The candidate's saved searches, newest first. */
export const savedSearchesQuery = () => procedureQuery("get_saved_searches", {});

/** Changes the list optimistically, in order, so that the last press wins. */
function useShownAtOnce(change: (all: SavedSearch[], given: SavedSearch) => SavedSearch[]) {
  const client = useQueryClient();
  const { queryKey } = savedSearchesQuery();
  return {
    scope: { id: "saved searches" },
    onMutate: async (given: SavedSearch) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all && change(all, given));
    },
    onError: () => client.invalidateQueries({ queryKey }),
  };
}

interface SearchToSave {
  name: string;
  words: string;
  filter: JobFilter;
  frequency: SearchFrequency;
}

/** Saves a search; saving it again only changes its name and frequency. */
export const useSaveSearch = () =>
  useSafeMutation({
    act: "save_search",
    send: ({ name, words, filter, frequency }: SearchToSave, id) =>
      callProcedure("save_search", {
        p_id: id,
        p_name: name,
        p_words: words,
        p_filter: filter,
        p_frequency: frequency,
      }),
    meta: { errorTitle: "The search wasn't saved" },
  });

/** Changes a search's name or email frequency. Optimistic, and reverted on failure. */
export const useChangeSearch = () =>
  useProcedure(
    "change_saved_search",
    ({ id, name, frequency }: SavedSearch) => ({ p_id: id, p_name: name, p_frequency: frequency }),
    {
      ...useShownAtOnce((all, changed) => all.map((each) => (each.id === changed.id ? changed : each))),
      meta: { errorTitle: "The search wasn't changed" },
    },
  );

/** Deletes a search, which leaves the list right away. */
export const useDeleteSearch = () =>
  useProcedure("delete_saved_search", ({ id }: SavedSearch) => ({ p_id: id }), {
    ...useShownAtOnce((all, { id }) => all.filter((each) => each.id !== id)),
    meta: { errorTitle: "The search wasn't deleted" },
  });

export const useUndoDeleteSearch = () =>
  useProcedure("undo_delete_saved_search", ({ id }: SavedSearch) => ({ p_id: id }), {
    meta: { successMessage: "The search is back", errorTitle: "This couldn't be undone" },
  });
