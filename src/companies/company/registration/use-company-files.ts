import type { Company } from "@contracts/companies/company";
import type { Bucket } from "@contracts/files/files";
import { country } from "@contracts/operator";
import type { RegistrationOutput } from "@/companies/company/registration/registration-values";
import { useLogoUpload } from "@/companies/data/logo-upload";
import { withProposal } from "@/companies/model/with-proposal";
import { useRemoveFile } from "@/files/data/file-remove-mutation";
import { useUpload } from "@/files/data/file-upload-mutation";
import { removeFile } from "@/files/data/remove-file";

type FileColumn = "logo_url" | "ein_document_url" | "tax_document_url";
type CompanyPaths = Partial<Record<FileColumn, string>>;

const buckets: Record<FileColumn, Bucket> = {
  logo_url: "company-logos",
  ein_document_url: "company-documents",
  tax_document_url: "company-documents",
};

/** The registration form's files. A logo that fails doesn't block the registration; a document does, because the review needs it. */
export function useCompanyFiles() {
  const logo = useLogoUpload({ successMessage: "Logo uploaded successfully" });
  const ein = useUpload("company-documents", {
    successMessage: `${country.taxNumberDocument} uploaded successfully`,
    errorMessage: `Failed to upload ${country.taxNumberDocument}`,
  });
  const tax = useUpload("company-documents", {
    successMessage: "Tax document uploaded successfully",
    errorMessage: "Failed to upload tax document",
  });
  const remove = useRemoveFile();

  /** Uploads chosen files to the company's folder and returns their paths. Throws AppError for a document. */
  const send = async (companyId: string, values: RegistrationOutput): Promise<CompanyPaths> => {
    const paths: CompanyPaths = {};
    if (values.ein_file) paths.ein_document_url = await ein.send(companyId, values.ein_file);
    if (values.tax_file) paths.tax_document_url = await tax.send(companyId, values.tax_file);
    if (values.logo_file) {
      const path = await logo.send(companyId, values.logo_file).catch(() => null);
      if (path) paths.logo_url = path;
    }
    return paths;
  };

  const removeOld = (before: Company, after: Company) => {
    for (const column of Object.keys(buckets) as FileColumn[]) {
      const old = withProposal(before)[column];
      const wanted = withProposal(after)[column];
      if (!old || old === after[column] || old === wanted) continue;
      // Only a file removed by hand is announced; replaced ones are just cleaned up.
      if (!wanted) remove.mutate({ bucket: buckets[column], path: old });
      else
        removeFile(buckets[column], old).catch((error: unknown) =>
          console.warn("A replaced file could not be deleted.", error),
        );
    }
  };
  return { logo, ein, tax, send, removeOld };
}

export type CompanyFiles = ReturnType<typeof useCompanyFiles>;
export type CompanyUpload = CompanyFiles["ein"];

/** Why a file was refused; null if none was. */
export const uploadFailure = ({ failure }: CompanyUpload): string | null =>
  failure && `Error uploading file: ${failure}`;
