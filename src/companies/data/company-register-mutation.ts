import type { CompanyRegistrationInput } from "@contracts/company-input";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/companies/data/keys";
import { invokeFunction } from "@/lib/invoke-function";

export interface CompanyRegistration {
  companyData: CompanyRegistrationInput;
  firstName: string;
  lastName: string;
}

/** Submits a company for review and returns its id; safe to repeat. Throws AppError with `fields`. */
async function registerCompany(registration: CompanyRegistration): Promise<string> {
  const { companyId } = await invokeFunction("create-company-user-relation", registration);
  return companyId;
}

export function useRegisterCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: registerCompany,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyKeys.all }),
    meta: {
      successMessage: "Company registered successfully! Your submission is pending approval.",
      errorMessage: "Failed to register company",
      signedOutMessage: "You must be logged in to register a company",
    },
  });
}
