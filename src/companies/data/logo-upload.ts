import { useQueryClient } from "@tanstack/react-query";
import { showCompany, updateCompany } from "@/companies/data/company-mutations";
import { useUpload } from "@/files/data/file-upload-mutation";
import { uploadFile } from "@/files/data/upload-file";
import type { OutcomeTexts } from "@/lib/call-meta";
import { useAct } from "@/lib/use-act";

interface ChosenLogo {
  folder: string;
  file: File | null;
}

/** Uploads a logo and saves it to the company's profile. */
async function storeLogo({ folder: companyId, file }: ChosenLogo) {
  const path = await uploadFile({ bucket: "company-logos", folder: companyId, file });
  return updateCompany({ companyId, companyData: { logo_url: path } });
}

/**
 * useUpload for a company's logo. A form is saved without a logo that failed, and left: so the toast keeps the file, and its "Try
 * again" uploads it and saves it to the profile.
 */
export function useLogoUpload(texts: OutcomeTexts = {}) {
  const client = useQueryClient();
  const failure = {
    errorTitle: "Failed to upload company logo",
    tryAgain: (logo: ChosenLogo) => store.mutate(logo),
  };
  const store = useAct("update_company", {
    mutationFn: storeLogo,
    onSuccess: (company) => showCompany(client, company),
    meta: { ...failure, successMessage: "Logo uploaded successfully" },
  });
  return useUpload("company-logos", { ...failure, ...texts });
}
