import type { Company, CompanyDashboard } from "@contracts/company";
import type { ServerFunctions } from "@contracts/functions";
import { type MutationMeta, useMutation, useQueryClient } from "@tanstack/react-query";
import { companyDashboardQuery } from "@/data/companies/company-dashboard-query";
import { companyKeys } from "@/data/companies/keys";
import { invokeFunction } from "@/lib/invoke-function";

type UpdateCompany = ServerFunctions["update-company-direct"]["request"];

/** Changes the named columns of a company; what is absent stays. Throws AppError with `fields`. */
async function updateCompany(change: UpdateCompany): Promise<Company> {
  const { company } = await invokeFunction("update-company-direct", change);
  return company;
}

function useUpdateCompany(meta: MutationMeta) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateCompany,
    onSuccess: (company) => {
      queryClient.setQueryData<CompanyDashboard>(
        companyDashboardQuery.queryKey,
        (dashboard) => dashboard && { ...dashboard, company },
      );
      return queryClient.invalidateQueries({ queryKey: companyKeys.all });
    },
    meta,
  });
}

/** For the public profile form. */
export const useUpdateCompanyProfile = () =>
  useUpdateCompany({
    successMessage: "Company profile updated successfully",
    errorMessage: (error) =>
      error.status === 401
        ? "You must be logged in to update your company profile"
        : "Failed to update company profile",
  });

/** For the registration form; a rejected company is submitted again by it. */
export const useUpdateCompanyRegistration = () =>
  useUpdateCompany({
    successMessage: "Company information updated successfully",
    errorMessage: (error) =>
      error.status === 401
        ? "You must be logged in to update your company profile"
        : "Failed to update company profile",
  });
