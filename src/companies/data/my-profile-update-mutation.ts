import { type CompanyUserProfileInput, companyUserProfileSchema } from "@contracts/company-input";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/companies/data/keys";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";

/** Changes the caller's own name and contact at a company. `membershipId` is the row in company_users. */
async function updateMyProfile({ membershipId, profile }: { membershipId: string; profile: CompanyUserProfileInput }) {
  const { email, phone, ...names } = companyUserProfileSchema.parse(profile);
  const tables = await getTables();
  await settle(
    tables
      .from("company_users")
      .update({ ...names, email: email || null, phone: phone || null })
      .eq("id", membershipId)
      .select("id")
      .single(),
  );
}

export function useUpdateMyProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateMyProfile,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyKeys.all }),
    meta: {
      successMessage: "Profile updated successfully!",
      errorMessage: "Failed to update profile",
      signedOutMessage: "You must be logged in to update your profile",
    },
  });
}
