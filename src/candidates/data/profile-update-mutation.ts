import { type Candidate, joinBio } from "@contracts/candidate";
import { candidateFieldRows } from "@contracts/candidate-fields";
import type { CandidateProfileInput } from "@contracts/candidate-input";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { get } from "react-hook-form";
import { profileQuery } from "@/candidates/data/profile-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** What whoever is signed out meanwhile could not do. */
export const profileSignedOut = "You must be logged in to update your profile";

function updateProfile(userId: string, profile: CandidateProfileInput): Promise<Candidate> {
  const given = candidateFieldRows.map(({ name, column, kind }) => {
    const value = get(profile, name);
    return [`p_${column}`, kind === "list" || kind === "number" ? value : (value ?? "")];
  });
  const { p_title: _inBio, ...fields } = Object.fromEntries(given);
  return callProcedure("update_candidate_profile", {
    ...fields,
    p_user_id: userId,
    p_bio: joinBio(profile.title, profile.bio),
  });
}

/** Saves the profile form. Field errors carry the form's own paths ("address.city"). */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profile: CandidateProfileInput) => updateProfile(userId, profile),
    meta: {
      errorTitle: "Failed to update profile",
      signedOutMessage: profileSignedOut,
      successTitle: "Success",
      successMessage: "Your profile has been successfully updated.",
    },
    onSuccess: (candidate) => {
      client.setQueryData(profileQuery(userId).queryKey, { candidate, created: false });
      // What fits depends on the profile.
      return client.invalidateQueries({ queryKey: publicJobKeys.all });
    },
  });
}
