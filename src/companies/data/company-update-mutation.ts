import type { Company } from "@contracts/company";
import type { ServerFunctions } from "@contracts/functions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyDashboardQuery } from "@/companies/data/company-dashboard-query";
import { companyKeys } from "@/companies/data/keys";
import { isEditConflict } from "@/lib/edit-conflict";
import { invokeFunction } from "@/lib/invoke-function";

type UpdateCompany = ServerFunctions["update-company-direct"]["request"];

/** Changes the named columns of a company; what is absent stays. Throws AppError with `fields`; edit_conflict when it is a newer one by now. */
async function updateCompany(change: UpdateCompany): Promise<Company> {
  const { company } = await invokeFunction("update-company-direct", change);
  return company;
}

const waits = "Names, tax ID, addresses and documents show once an administrator has approved them.";

interface Texts {
  successTitle: string;
  errorMessage: string;
  signedOutMessage: string;
}

function useUpdateCompany(texts: Texts) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateCompany,
    onSuccess: (company) => {
      queryClient.setQueryData(companyDashboardQuery.queryKey, (dashboard) => dashboard && { ...dashboard, company });
      return queryClient.invalidateQueries({ queryKey: companyKeys.all });
    },
    meta: {
      ...texts,
      successMessage: ({ proposal }: Company) => (proposal ? waits : null),
      // The form asks about a conflict.
      silent: isEditConflict,
    },
  });
}

/** For the public profile form. */
export const useUpdateCompanyProfile = () =>
  useUpdateCompany({
    successTitle: "Company profile updated successfully",
    errorMessage: "Failed to update company profile",
    signedOutMessage: "You must be logged in to update your company profile",
  });

/** For the registration form; a rejected company is submitted again by it. */
export const useUpdateCompanyRegistration = () =>
  useUpdateCompany({
    successTitle: "Company information updated successfully",
    errorMessage: "Failed to update company information",
    signedOutMessage: "You must be logged in to update your company information",
  });
