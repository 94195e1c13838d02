import type { JobFilter } from "@contracts/job-filter";
import type { SearchFrequency } from "@contracts/saved-search";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { savedSearchKeys } from "@/data/saved-searches/keys";
import { callProcedure } from "@/lib/call-procedure";
import { useSafeSend } from "@/lib/use-safe-send";

interface SearchToSave {
  name: string;
  words: string;
  filter: JobFilter;
  frequency: SearchFrequency;
}

/** Saves a search; the same one again only changes its name and frequency. */
export function useSaveSearch() {
  const client = useQueryClient();
  const safely = useSafeSend();
  return useMutation({
    mutationFn: (search: SearchToSave) =>
      safely(search, (id) =>
        callProcedure("save_search", {
          p_id: id,
          p_name: search.name,
          p_words: search.words,
          p_filter: search.filter,
          p_frequency: search.frequency,
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchKeys.all }),
    meta: { errorTitle: "The search was not saved" },
  });
}
