import type { OwnProfile } from "@contracts/candidate";
import type { PreferencesInput } from "@contracts/preferences";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { preferencesQuery } from "@/candidates/data/preferences-query";
import { profileQuery } from "@/candidates/data/profile-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** Saves the preferences form; how one likes to work goes into the profile. */
export function useSavePreferences(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preferences: PreferencesInput) => callProcedure("set_my_preferences", { p_preferences: preferences }),
    meta: { errorTitle: "Your preferences were not saved", successTitle: "Preferences saved" },
    onSuccess: (saved) => {
      client.setQueryData(preferencesQuery(userId).queryKey, saved);
      client.setQueryData<OwnProfile>(
        profileQuery(userId).queryKey,
        (own) => own && { ...own, candidate: { ...own.candidate, culture_values: saved.culture_values } },
      );
      // What is shown first, and what fits, depend on it.
      return client.invalidateQueries({ queryKey: publicJobKeys.all });
    },
  });
}
