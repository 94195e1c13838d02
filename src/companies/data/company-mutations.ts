import type { Company } from "@contracts/companies/company";
import {
  type CompanyRegistrationInput,
  type CompanyUserProfileInput,
  companyUserProfileSchema,
} from "@contracts/companies/company-input";
import type { ServerFunctions } from "@contracts/functions";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { companyDashboardQuery } from "@/companies/data/company-queries";
import { isEditConflict } from "@/lib/edit-conflict";
import { invokeFunction } from "@/lib/invoke-function";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";
import { useAct, useProcedure } from "@/lib/use-act";

interface CompanyRegistration {
  companyData: CompanyRegistrationInput;
  firstName: string;
  lastName: string;
}

/** Submits a company for review and returns its id; idempotent. Throws AppError with `fields`. */
export const useRegisterCompany = () =>
  useAct("register_company", {
    mutationFn: async (registration: CompanyRegistration): Promise<string> =>
      (await invokeFunction("create-company-user-relation", registration)).companyId,
    meta: {
      successMessage: "Company registered successfully! Your submission is pending approval.",
      errorMessage: "Failed to register company",
      signedOutMessage: "You must be logged in to register a company",
    },
  });

type UpdateCompany = ServerFunctions["update-company-direct"]["request"];

/** Changes the given columns of a company; others stay. Throws AppError with `fields`; edit_conflict if it has changed since. */
export async function updateCompany(change: UpdateCompany): Promise<Company> {
  const { company } = await invokeFunction("update-company-direct", change);
  return company;
}

export const showCompany = (client: QueryClient, company: Company) =>
  client.setQueryData(companyDashboardQuery.queryKey, (dashboard) => dashboard && { ...dashboard, company });

const waits = "Names, tax ID, addresses and documents appear once an administrator approves them.";

interface Texts {
  successTitle: string;
  errorMessage: string;
  signedOutMessage: string;
}

function useUpdateCompany(texts: Texts) {
  const client = useQueryClient();
  return useAct("update_company", {
    mutationFn: updateCompany,
    onSuccess: (company) => showCompany(client, company),
    meta: {
      ...texts,
      successMessage: ({ proposal }: Company) => (proposal ? waits : null),
      // The form handles conflicts.
      silent: isEditConflict,
    },
  });
}

export const useUpdateCompanyProfile = () =>
  useUpdateCompany({
    successTitle: "Company profile updated successfully",
    errorMessage: "Failed to update company profile",
    signedOutMessage: "You must be logged in to update your company profile",
  });

/** For the registration form; it also resubmits a rejected company. */
export const useUpdateCompanyRegistration = () =>
  useUpdateCompany({
    successTitle: "Company information updated successfully",
    errorMessage: "Failed to update company information",
    signedOutMessage: "You must be logged in to update your company information",
  });

/** Withdraws changes that are pending or were rejected. Throws AppError. */
export function useWithdrawProposal() {
  const client = useQueryClient();
  return useProcedure("withdraw_company_proposal", (companyId: string) => ({ p_company_id: companyId }), {
    onSuccess: (company) => showCompany(client, company),
    meta: { successMessage: "Changes withdrawn", errorMessage: "Failed to withdraw the changes" },
  });
}

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

export const useUpdateMyProfile = () =>
  useAct("change own contact", {
    mutationFn: updateMyProfile,
    meta: {
      successMessage: "Profile updated successfully!",
      errorMessage: "Failed to update profile",
      signedOutMessage: "You must be logged in to update your profile",
    },
  });
