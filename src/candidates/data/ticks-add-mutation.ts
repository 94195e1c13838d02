import { useMutation, useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "@/candidates/data/profile-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { isRefusal } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { clearTicks, readTicks } from "@/lib/ticks";
import { keepTicksFor } from "@/lib/ticks-owner";

/** Takes what is ticked in this browser into the profile, and out of the browser (RULES: Candidates). */
export function useAddTicks(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const { skills, years, place, culture } = readTicks();
      return callProcedure("add_ticks_to_profile", {
        p_skills: skills.map(({ name }) => name),
        p_years: years ?? undefined,
        p_place: place?.name,
        p_culture: [...culture],
      });
    },
    meta: { errorTitle: "What you ticked could not be added to your profile" },
    onSuccess: ({ candidate }) => {
      clearTicks();
      keepTicksFor(null);
      client.setQueryData(profileQuery(userId).queryKey, { candidate, created: false });
      // What fits depends on the profile.
      return client.invalidateQueries({ queryKey: publicJobKeys.all });
    },
    // Without an answer they are tried again with the next page; what was refused is asked about instead.
    onError: (error) => isRefusal(error) && keepTicksFor(null),
  });
}
