import type { Company, CompanyMembership } from "@contracts/company";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { FileField } from "@/components/form/file-field";
import { Form, formOptions } from "@/components/form/form";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextareaField, TextField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Card } from "@/components/ui/card";
import { fileLimits } from "@/data/files/file-limits";
import { companySizeOptions, registrationIndustry } from "@/features/company/options";
import { AddressSections, ContactSection } from "@/features/company/registration/registration-sections";
import {
  type RegistrationOutput,
  type RegistrationValues,
  registrationFormSchema,
  registrationValues,
} from "@/features/company/registration/registration-values";
import type { useCompanyFiles } from "@/features/company/registration/use-company-files";
import { StoredFileActions } from "@/features/company/stored-file-actions";

interface RegistrationFormProps {
  company: Company | null;
  membership: CompanyMembership | null;
  files: ReturnType<typeof useCompanyFiles>;
  label: string;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (values: RegistrationOutput) => Promise<unknown>;
  onDone: () => void;
  /** Beside the submit button. */
  children?: ReactNode;
}

/** Company, contacts, addresses, documents: registration and its edit mode (S2 §2, §5, §9). */
export function RegistrationForm(props: RegistrationFormProps) {
  const { company, membership, files, label, submitLabel, busyLabel, onSubmit, onDone, children } = props;
  const defaultValues = registrationValues(company, membership);
  const form = useForm<RegistrationValues, unknown, RegistrationOutput>({
    ...formOptions,
    resolver: zodResolver(registrationFormSchema),
    defaultValues,
  });
  const clearDraft = useFormDraft(`registration:${company?.id ?? "new"}`, form);
  const [logo, ein, tax, einPath, taxPath, logoPath] = useWatch({
    control: form.control,
    name: ["logo_file", "ein_file", "tax_file", "ein_document_url", "tax_document_url", "logo_url"],
  });
  // The draft keeps what was typed; a chosen file it cannot keep.
  useUnsavedWarning(Boolean(logo || ein || tax) && !form.formState.isSubmitSuccessful);

  const stored = (column: "ein_document_url" | "tax_document_url", name: string, path: string | null | undefined) =>
    path
      ? {
          name: `${name}.${path.split(".").at(-1)}`,
          meta: "File uploaded successfully",
          actions: (
            <StoredFileActions
              name={name}
              bucket="company-documents"
              path={path}
              onRemove={() => form.setValue(column, "", { shouldDirty: true })}
            />
          ),
        }
      : null;

  return (
    <Form
      form={form}
      label={label}
      className="max-w-read"
      onSubmit={async (values) => {
        await onSubmit(values);
        clearDraft();
        onDone();
      }}
    >
      <Card title="Company">
        <div className="grid gap-5">
          <TextField name="name" label="Company name" required autoComplete="organization" maxLength={limits.name} />
          <TextField
            name="dba_name"
            label="DBA name"
            help="The name you do business under, if it differs"
            maxLength={limits.name}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              name="industry"
              label="Industry"
              required
              options={registrationIndustry.options(defaultValues.industry)}
              placeholder="Choose an industry"
            />
            <SelectField
              name="company_size"
              label="Company size"
              options={companySizeOptions}
              placeholder="Choose a size"
            />
            <TextField
              name="location"
              label="Location"
              required
              placeholder="Denver, CO"
              maxLength={limits.shortText}
            />
            <TextField
              name="website"
              label="Website"
              type="url"
              inputMode="url"
              placeholder="https://example.com"
              autoComplete="url"
              maxLength={limits.url}
            />
          </div>
          <TextareaField
            name="description"
            label="Description"
            rows={5}
            help="What candidates read about you"
            maxLength={limits.companyDescription}
          />
          <FileField
            name="logo_file"
            label="Logo"
            prompt="Add your logo"
            limits={fileLimits("company-logos")}
            stored={logoPath ? { name: `Logo.${logoPath.split(".").at(-1)}` } : null}
            progress={files.logo.progress}
            failure={files.logo.failure && `Error uploading file: ${files.logo.failure}`}
            onChosen={files.logo.reset}
          />
        </div>
      </Card>
      <Card title="You">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstName" label="Your first name" autoComplete="given-name" maxLength={limits.personName} />
          <TextField name="lastName" label="Your last name" autoComplete="family-name" maxLength={limits.personName} />
        </div>
      </Card>
      <ContactSection title="Primary contact" prefix="primary_contact" />
      <ContactSection title="Secondary contact" prefix="secondary_contact" />
      <AddressSections />
      <Card title="Tax and documents">
        <div className="grid gap-5">
          <TextField name="tax_id" label="Tax ID" autoComplete="off" maxLength={limits.taxId} />
          <FileField
            name="ein_file"
            label="EIN document"
            prompt="Add the EIN document"
            limits={fileLimits("company-documents")}
            stored={stored("ein_document_url", "EIN document", einPath)}
            progress={files.ein.progress}
            failure={files.ein.failure && `Error uploading file: ${files.ein.failure}`}
            onChosen={files.ein.reset}
          />
          <FileField
            name="tax_file"
            label="Tax document"
            prompt="Add the tax document"
            limits={fileLimits("company-documents")}
            stored={stored("tax_document_url", "Tax document", taxPath)}
            progress={files.tax.progress}
            failure={files.tax.failure && `Error uploading file: ${files.tax.failure}`}
            onChosen={files.tax.reset}
          />
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <SubmitButton busyLabel={busyLabel}>{submitLabel}</SubmitButton>
        {children}
      </div>
    </Form>
  );
}
