import type { ReactNode } from "react";
import { FileField } from "@/components/form/file-field";
import type { Option } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { companySizeOptions } from "@/components/product/options";
import { fileLimits } from "@/files/data/file-limits";
import type { useUpload } from "@/files/data/file-upload-mutation";

export function IndustryAndSizeFields({
  industries,
  markOf,
}: {
  industries: readonly Option[];
  /** A mark next to a field's label. */
  markOf?: (name: "industry" | "company_size") => ReactNode;
}) {
  return (
    <>
      <SelectField
        name="industry"
        label="Industry"
        required
        mark={markOf?.("industry")}
        options={industries}
        placeholder="Choose an industry"
      />
      <SelectField
        name="company_size"
        label="Company size"
        mark={markOf?.("company_size")}
        options={companySizeOptions}
        placeholder="Choose a size"
      />
    </>
  );
}

interface LogoFieldProps {
  /** Of the stored logo. */
  path: string | null | undefined;
  upload: Pick<ReturnType<typeof useUpload>, "progress" | "reset">;
  failure: string | null;
}

export function LogoField({ path, upload, failure }: LogoFieldProps) {
  return (
    <FileField
      name="logo_file"
      label="Logo"
      prompt="Add your logo"
      limits={fileLimits("company-logos")}
      stored={path ? { name: `Logo.${path.split(".").at(-1)}` } : null}
      progress={upload.progress}
      failure={failure}
      onChosen={upload.reset}
    />
  );
}
