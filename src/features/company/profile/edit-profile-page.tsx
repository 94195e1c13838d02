import { type Company, companyProfileSchema } from "@contracts/company";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useAuth } from "@/auth/use-auth";
import { PageTitle } from "@/components/feedback/page-title";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextareaField, TextField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { useUpdateCompanyProfile } from "@/data/companies/company-update-mutation";
import { useUpload } from "@/data/files/file-upload-mutation";
import { removeFile } from "@/data/files/remove-file";
import { chosenFile } from "@/features/company/chosen-file";
import { IndustryAndSizeFields, LogoField } from "@/features/company/company-fields";
import { companyTexts } from "@/features/company/company-texts";
import { profileIndustry } from "@/features/company/options";
import { isOwn, type OwnCompany, WithCompany } from "@/features/company/with-company";

const schema = z.extend(companyProfileSchema, { logo_file: chosenFile("company-logos") });
type Values = z.input<typeof schema>;

const columns = z.keyof(companyProfileSchema).options;

const profileValues = (company: Company) =>
  ({
    ...companyTexts(company, columns),
    industry: profileIndustry.spelled(company.industry),
    logo_file: null,
  }) satisfies Values;

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
  const logo = useUpload("company-logos", { errorMessage: "Failed to upload company logo" });
  const navigate = useNavigate();
  const defaultValues = profileValues(company);
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    ...formOptions,
    resolver: zodResolver(schema),
    defaultValues,
  });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `company-profile:${company.id}`, form);
  if (!dashboard.can.edit_profile) return <CannotEdit />;
  const submit = async ({ logo_file: file, ...profile }: z.output<typeof schema>) => {
    // Without the new logo the rest is saved all the same (RULES: Companies).
    const path = file && (await logo.send(company.id, file).catch(() => null));
    await update.mutateAsync({ companyId: company.id, companyData: path ? { ...profile, logo_url: path } : profile });
    if (path && company.logo_url) {
      removeFile("company-logos", company.logo_url).catch((error: unknown) =>
        console.warn("The replaced logo could not be deleted.", error),
      );
    }
    clearDraft();
    navigate(paths.company.profile());
  };
  return (
    <Form form={form} label="Company profile" className="max-w-read" onSubmit={submit}>
      <Card title="About">
        <div className="grid gap-5">
          <TextField name="name" label="Company name" required autoComplete="organization" maxLength={limits.name} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="location" label="Location" required maxLength={limits.shortText} />
            <IndustryAndSizeFields industries={profileIndustry.options(defaultValues.industry)} />
          </div>
          <TextareaField name="description" label="Description" rows={6} maxLength={limits.companyDescription} />
          <LogoField path={company.logo_url} upload={logo} failure={logo.failure} />
        </div>
      </Card>
      <Card title="Links">
        <div className="grid gap-5">
          {links.map((link) => (
            <TextField
              key={link.name}
              {...link}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={limits.url}
            />
          ))}
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <SubmitButton busyLabel="Updating...">Update Profile</SubmitButton>
        <LinkButton variant="quiet" to={paths.company.profile()}>
          Cancel
        </LinkButton>
      </div>
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
