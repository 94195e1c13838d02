import { useFormContext, useWatch } from "react-hook-form";
import type { RegistrationValues } from "@/companies/company/registration/registration-values";
import { type CompanyUpload, uploadFailure } from "@/companies/company/registration/use-company-files";
import { FileField } from "@/components/form/file-field";
import { fileLimits } from "@/files/data/file-limits";
import { StoredFileActions } from "@/files/shared/stored-file-actions";

interface DocumentFieldProps {
  name: "ein_file" | "tax_file";
  /** The column with the stored document's path. */
  column: "ein_document_url" | "tax_document_url";
  label: string;
  prompt: string;
  upload: CompanyUpload;
}

/** A registration document: a stored one can be opened or removed; a new one is sent with the form. */
export function DocumentField({ name, column, label, prompt, upload }: DocumentFieldProps) {
  const { setValue } = useFormContext<RegistrationValues>();
  const path = useWatch<RegistrationValues, typeof column>({ name: column });
  return (
    <FileField
      name={name}
      label={label}
      prompt={prompt}
      limits={fileLimits("company-documents")}
      stored={
        path
          ? {
              name: `${label}.${path.split(".").at(-1)}`,
              meta: "File uploaded successfully",
              actions: (
                <StoredFileActions
                  name={label}
                  bucket="company-documents"
                  path={path}
                  onRemove={() => setValue(column, "", { shouldDirty: true })}
                />
              ),
            }
          : null
      }
      progress={upload.progress}
      failure={uploadFailure(upload)}
      onChosen={upload.reset}
    />
  );
}
