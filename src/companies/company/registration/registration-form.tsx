import type { Company, CompanyMembership } from "@contracts/companies/company";
import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { IndustryAndSizeFields, LogoField } from "@/companies/company/company-fields";
import { DocumentField } from "@/companies/company/registration/document-field";
import { AddressSections, ContactSection } from "@/companies/company/registration/registration-sections";
import {
  type RegistrationOutput,
  type RegistrationValues,
  registrationEditBase,
  registrationFormSchema,
  registrationValues,
} from "@/companies/company/registration/registration-values";
import { type CompanyFiles, uploadFailure } from "@/companies/company/registration/use-company-files";
import { CancelButton } from "@/components/form/cancel-button";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { SubmitButton } from "@/components/form/submit-button";
import { TextareaField, TextField, UrlField } from "@/components/form/text-field";
import { type Edit, useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { companyFieldLabel, showCompanyField } from "@/components/product/company-field-words";
import { registrationIndustry } from "@/components/product/options";
import { Card } from "@/components/ui/card";

interface RegistrationFormProps {
  company: Company | null;
  membership: CompanyMembership | null;
  files: CompanyFiles;
  label: string;
  submitLabel: string;
  busyLabel: string;
  /** `edit` has the changes since the company was loaded; null while its registration is unfinished. */
  onSubmit: (values: RegistrationOutput, edit: Edit | null) => Promise<unknown>;
  /** Leaves after saving or discarding. */
  onDone: () => void;
  canCancel?: boolean;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { company, membership, files, label, submitLabel, busyLabel, onSubmit, onDone, canCancel } = props;
  const defaultValues = registrationValues(company, membership);
  const form = useForm<RegistrationValues, unknown, RegistrationOutput>({
    ...formOptions,
    resolver: zodResolver(registrationFormSchema),
    defaultValues,
  });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `registration:${company?.id ?? "new"}`, form);
  const leave = () => {
    clearDraft();
    onDone();
  };
  const conflict = useEditConflict(form, {
    readCurrent: (current) => registrationEditBase(current as Company),
    label: companyFieldLabel,
    show: showCompanyField,
  });
  const [logo, ein, tax] = useWatch({ control: form.control, name: ["logo_file", "ein_file", "tax_file"] });
  // A draft can't store the chosen files.
  useUnsavedWarning(Boolean(logo || ein || tax) && !form.formState.isSubmitSuccessful);

  return (
    <Form
      form={form}
      label={label}
      className="max-w-read"
      onSubmit={async (values) => {
        if (!(await conflict.save((edit) => onSubmit(values, edit)))) return;
        leave();
      }}
    >
      {conflict.dialog}
      <Card title="Company">
        <div className="grid gap-5">
          <TextField name="name" label="Company name" required autoComplete="organization" maxLength={limits.name} />
          <TextField
            name="dba_name"
            label="DBA name"
            help="The name you do business under, if different"
            maxLength={limits.name}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <IndustryAndSizeFields industries={registrationIndustry.options(defaultValues.industry)} />
            <TextField
              name="location"
              label="Location"
              required
              placeholder={country.exampleCity}
              maxLength={limits.shortText}
            />
            <UrlField name="website" label="Website" autoComplete="url" />
          </div>
          <TextareaField
            name="description"
            label="Description"
            rows={5}
            help="What candidates read about you"
            maxLength={limits.companyDescription}
          />
          <LogoField path={company?.logo_url} upload={files.logo} failure={uploadFailure(files.logo)} />
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
          <TextField name="tax_id" label={country.taxNumber} autoComplete="off" maxLength={limits.taxId} />
          <DocumentField
            name="ein_file"
            column="ein_document_url"
            label={country.taxNumberDocument}
            prompt={`Add the ${country.taxNumberDocument}`}
            upload={files.ein}
          />
          <DocumentField
            name="tax_file"
            column="tax_document_url"
            label="Tax document"
            prompt="Add the tax document"
            upload={files.tax}
          />
        </div>
      </Card>
      <FormActions>
        <SubmitButton busyLabel={busyLabel}>{submitLabel}</SubmitButton>
        {canCancel && <CancelButton onCancel={leave} />}
      </FormActions>
    </Form>
  );
}
