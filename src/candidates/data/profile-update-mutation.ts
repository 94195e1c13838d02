import { type Candidate, joinBio } from "@contracts/candidate";
import type { CandidateProfileInput } from "@contracts/candidate-input";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { profileQuery } from "@/candidates/data/profile-query";
import { publicJobKeys } from "@/jobs/data/public-job-keys";
import { callProcedure } from "@/lib/call-procedure";

/** What whoever is signed out meanwhile could not do. */
export const profileSignedOut = "You must be logged in to update your profile";

function updateProfile(userId: string, profile: CandidateProfileInput): Promise<Candidate> {
  return callProcedure("update_candidate_profile", {
    p_user_id: userId,
    p_first_name: profile.firstName ?? "",
    p_last_name: profile.lastName ?? "",
    p_bio: joinBio(profile.title, profile.bio),
    p_skills: profile.skills ?? [],
    p_phone: profile.phoneNumber ?? "",
    p_email: profile.email ?? "",
    p_alternate_phone: profile.alternatePhoneNumber ?? "",
    p_gender: profile.gender ?? "",
    p_work_authorization: profile.workAuthorization ?? "",
    p_unit: profile.unit ?? "",
    p_street: profile.address.street ?? "",
    p_city: profile.address.city ?? "",
    p_state: profile.address.state ?? "",
    p_zip_code: profile.address.zipCode ?? "",
    p_country: profile.address.country ?? "",
    p_experience_years: profile.experienceYears,
    p_portfolio_url: profile.portfolioUrl ?? "",
    p_github_url: profile.githubUrl ?? "",
    p_linkedin_url: profile.linkedinUrl ?? "",
    p_culture_values: profile.cultureValues,
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
