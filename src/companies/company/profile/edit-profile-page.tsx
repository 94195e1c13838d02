import type { Company } from "@contracts/companies/company";
import { companyProfileSchema } from "@contracts/companies/company-input";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useAuth } from "@/auth/use-auth";
import { IndustryAndSizeFields, LogoField } from "@/companies/company/company-fields";
import { ProposalNotice } from "@/companies/company/proposal-notice";
import { useUpdateCompanyProfile } from "@/companies/data/company-mutations";
import { useLogoUpload } from "@/companies/data/logo-upload";
import { companyTexts } from "@/companies/model/company-texts";
import { withProposal } from "@/companies/model/with-proposal";
import { isOwn, type OwnCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { CancelButton } from "@/components/form/cancel-button";
import { CultureField } from "@/components/form/culture-field";
import { type EditBase, pick } from "@/components/form/edit-base";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { SubmitButton } from "@/components/form/submit-button";
import { TextareaField, TextField, UrlField } from "@/components/form/text-field";
import { useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { companyFieldLabel, showCompanyField } from "@/components/product/company-field-words";
import { profileIndustry } from "@/components/product/options";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { chosenFile } from "@/files/data/chosen-file";
import { removeFile } from "@/files/data/remove-file";

const schema = z.extend(companyProfileSchema, {
  logo_file: chosenFile("company-logos"),
  base: z.optional(z.custom<EditBase>()),
});
type Values = z.input<typeof schema>;

const columns = z.keyof(z.omit(companyProfileSchema, { culture_values: true })).options;

/** The public profile as the form holds it, with a name that waits for approval. */
const companyValues = (company: Company) => ({
  ...companyTexts(withProposal(company), columns),
  industry: profileIndustry.spelled(company.industry),
  culture_values: company.culture_values,
});
const editBase = (company: Company): EditBase => ({ updatedAt: company.updated_at, values: companyValues(company) });

const profileValues = (company: Company) =>
  ({ ...companyValues(company), logo_file: null, base: editBase(company) }) satisfies Values;

const links = [
  { name: "website", label: "Website" },
  { name: "linkedin_url", label: "LinkedIn" },
  { name: "twitter_url", label: "Twitter" },
  { name: "facebook_url", label: "Facebook" },
  { name: "instagram_url", label: "Instagram" },
] as const;

const CannotEdit = () => (
  <Notice
    title="Your role cannot edit the profile"
    actions={<LinkButton to={paths.company.profile()}>View profile</LinkButton>}
  >
    Administrators and managers of your company can.
  </Notice>
);

function EditProfile({ company, dashboard }: OwnCompany) {
  const update = useUpdateCompanyProfile();
  const logo = useLogoUpload();
  const navigate = useNavigate();
  const defaultValues = profileValues(company);
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    ...formOptions,
    resolver: zodResolver(schema),
    defaultValues,
  });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `company-profile:${company.id}`, form);
  const conflict = useEditConflict(form, {
    readCurrent: (current) => editBase(current as Company),
    label: companyFieldLabel,
    show: showCompanyField,
  });
  if (!dashboard.can.edit_profile) return <CannotEdit />;
  const leave = () => {
    clearDraft();
    navigate(paths.company.profile());
  };
  const submit = async ({ logo_file: file, base: _base, ...profile }: z.output<typeof schema>) => {
    // Without the new logo the rest is saved all the same (RULES: Companies).
    const path = file && (await logo.send(company.id, file).catch(() => null));
    const isSaved = await conflict.save((edit) =>
      update.mutateAsync({
        companyId: company.id,
        companyData: { ...pick(profile, edit?.changed ?? []), ...(path && { logo_url: path }) },
        updatedAt: edit?.updatedAt,
      }),
    );
    if (!isSaved) return;
    if (path && company.logo_url) {
      removeFile("company-logos", company.logo_url).catch((error: unknown) =>
        console.warn("The replaced logo could not be deleted.", error),
      );
    }
    leave();
  };
  return (
    <Form form={form} label="Company profile" className="max-w-read" onSubmit={submit}>
      {conflict.dialog}
      <ProposalNotice company={company} />
      <Card title="About">
        <div className="grid gap-5">
          <TextField
            name="name"
            label="Company name"
            required
            autoComplete="organization"
            maxLength={limits.name}
            help={company.is_approved && "A new name shows once an administrator has approved it"}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="location" label="Location" required maxLength={limits.shortText} />
            <IndustryAndSizeFields industries={profileIndustry.options(defaultValues.industry)} />
          </div>
          <TextareaField name="description" label="Description" rows={6} maxLength={limits.companyDescription} />
          <LogoField path={company.logo_url} upload={logo} failure={logo.failure} />
        </div>
      </Card>
      <Card title="How you work">
        <p className="mb-4 text-ink-muted">
          Candidates see these on your jobs, and how they meet what they like themselves. That orders matches last of
          all, after place; it never rejects anyone.
        </p>
        <CultureField name="culture_values" label="Ways of working" />
      </Card>
      <Card title="Links">
        <div className="grid gap-5">
          {links.map((link) => (
            <UrlField key={link.name} {...link} placeholder="https://" />
          ))}
        </div>
      </Card>
      <FormActions>
        <SubmitButton busyLabel="Updating...">Update Profile</SubmitButton>
        <CancelButton onCancel={leave} />
      </FormActions>
    </Form>
  );
}

/** /company/edit-profile: what candidates see of the company. */
export function EditProfilePage() {
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle className="mb-5">Edit Profile</PageTitle>
      <WithCompany>{(seen) => (isOwn(seen) ? <EditProfile {...seen} /> : <CannotEdit />)}</WithCompany>
    </div>
  );
}
