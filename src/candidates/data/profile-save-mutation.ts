import { joinBio } from "@contracts/candidates/candidate";
import { candidateFieldRows } from "@contracts/candidates/candidate-fields";
import type { CandidateProfileInput } from "@contracts/candidates/candidate-input";
import type { ProfileHistory } from "@contracts/candidates/history";
import type { Procedures } from "@contracts/procedures";
import { useQueryClient } from "@tanstack/react-query";
import { get } from "react-hook-form";
import { profileSignedOut, showProfile } from "@/candidates/data/profile-mutations";
import { useProcedure } from "@/lib/use-act";

// Apart from the other changes, so that first screens don't load the form library.

function profileArguments(
  userId: string,
  profile: CandidateProfileInput & ProfileHistory,
): Procedures["update_candidate_profile"]["args"] {
  const given = candidateFieldRows.map(({ name, column, kind }) => {
    const value = get(profile, name);
    return [`p_${column}`, kind === "list" || kind === "number" ? value : (value ?? "")];
  });
  const { p_title: _inBio, ...fields } = Object.fromEntries(given);
  return {
    ...fields,
    p_user_id: userId,
    p_bio: joinBio(profile.title, profile.bio),
    p_positions: profile.positions,
    p_schools: profile.schools,
    p_years_follow_history: (profile.experienceYears ?? null) === null,
  };
}

/** Saves the profile form. Field errors carry the form's own paths ("address.city"). */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  return useProcedure(
    "update_candidate_profile",
    (profile: CandidateProfileInput & ProfileHistory) => profileArguments(userId, profile),
    {
      onSuccess: (candidate) => showProfile(client, userId, candidate),
      meta: {
        errorTitle: "Failed to update profile",
        signedOutMessage: profileSignedOut,
        successTitle: "Success",
        successMessage: "Your profile has been successfully updated.",
      },
    },
  );
}
