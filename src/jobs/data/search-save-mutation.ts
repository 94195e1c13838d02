import type { JobFilter } from "@contracts/job-filter";
import type { SearchFrequency } from "@contracts/saved-search";
import { useQueryClient } from "@tanstack/react-query";
import { savedSearchKeys } from "@/jobs/data/saved-search-keys";
import { callProcedure } from "@/lib/call-procedure";
import { useSafeMutation } from "@/lib/use-safe-send";

interface SearchToSave {
  name: string;
  words: string;
  filter: JobFilter;
  frequency: SearchFrequency;
}

/** Saves a search; the same one again only changes its name and frequency. */
export function useSaveSearch() {
  const client = useQueryClient();
  return useSafeMutation({
    send: ({ name, words, filter, frequency }: SearchToSave, id) =>
      callProcedure("save_search", {
        p_id: id,
        p_name: name,
        p_words: words,
        p_filter: filter,
        p_frequency: frequency,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchKeys.all }),
    meta: { errorTitle: "The search was not saved" },
  });
}
