import type { Company } from "@contracts/companies/company";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useFormContext, useFormState, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { IndustryAndSizeFields, LogoField } from "@/companies/company/company-fields";
import { BenefitsField } from "@/companies/company/profile/benefits-field";
import { HiringCard } from "@/companies/company/profile/hiring-field";
import { PreviewAside, PreviewButton } from "@/companies/company/profile/page-preview";
import { PicturesField } from "@/companies/company/profile/pictures-field";
import {
  type ProfileInput,
  type ProfileValues,
  profileEditBase,
  profileFormSchema,
  profileValues,
} from "@/companies/company/profile/profile-values";
import { ProposalNotice } from "@/companies/company/proposal-notice";
import { useUpdateCompanyProfile, useWithdrawProposal } from "@/companies/data/company-mutations";
import { useStorePicture } from "@/companies/data/company-pictures";
import { useLogoUpload } from "@/companies/data/logo-upload";
import { isOwn, type OwnCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { ChangedMark } from "@/components/form/changed-mark";
import { CultureField } from "@/components/form/culture-field";
import { pick } from "@/components/form/edit-base";
import { Form, formOptions } from "@/components/form/form";
import { countChanges } from "@/components/form/form-actions";
import { MarkdownField } from "@/components/form/markdown-field";
import { SaveBar } from "@/components/form/save-bar";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField, UrlField } from "@/components/form/text-field";
import { useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { companyFieldLabel, showCompanyField } from "@/components/product/company-field-words";
import { profileIndustry } from "@/components/product/options";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { removeFile } from "@/files/data/remove-file";
import { formatShortDay } from "@/lib/format-date";

const links = [
  { name: "linkedin_url", label: "LinkedIn" },
  { name: "twitter_url", label: "Twitter" },
  { name: "facebook_url", label: "Facebook" },
  { name: "instagram_url", label: "Instagram" },
] as const;

const CannotEdit = () => (
  <Notice
    title="Your role can't edit the profile"
    actions={<LinkButton to={paths.company.profile()}>View profile</LinkButton>}
  >
    Administrators and managers of your company can.
  </Notice>
);

/** Whether only a new name is pending approval; its field says so. */
const isNameAlone = (proposal: Company["proposal"]): proposal is NonNullable<Company["proposal"]> =>
  proposal?.rejected_at === null && proposal.can.withdraw && Object.keys(proposal.changes).join() === "name";

/** Whether the form's name differs from the approved one. */
function useNewName({ is_approved, name }: Company): boolean {
  const typed = useWatch<ProfileValues, "name">({ name: "name" });
  return is_approved && typed.trim() !== name;
}

/** When changes show: right away, except a new name. */
function WhenLive({ company }: { company: Company }) {
  const { dirtyFields } = useFormState<ProfileValues>();
  const waits = useNewName(company) && dirtyFields.name;
  if (!waits) return null;
  const live = countChanges(dirtyFields) - 1;
  return (
    <span className="block text-ink-muted text-sm">{`${live > 0 ? `${live} ${live === 1 ? "goes" : "go"} live when you save, ` : ""}1 waits for approval: company name`}</span>
  );
}

/** The name requires approval: until then the page shows the approved one, and Undo restores it. */
function NameField({ company }: { company: Company }) {
  const { id, name, is_approved, proposal } = company;
  const waits = useNewName(company);
  const withdraw = useWithdrawProposal();
  const { resetField, setValue } = useFormContext<ProfileValues>();
  const { dirtyFields } = useFormState<ProfileValues>({ name: "name" });
  const undo = () =>
    withdraw.mutate(id, {
      onSuccess: (current) => {
        resetField("name", { defaultValue: current.name });
        setValue("base", profileEditBase(current));
      },
    });
  return (
    <TextField
      name="name"
      label="Company name"
      required
      autoComplete="organization"
      maxLength={limits.name}
      mark={
        isNameAlone(proposal) && !dirtyFields.name ? (
          <span className="ml-2 inline-flex items-center gap-1 text-ink-muted text-sm">
            {`Sent ${formatShortDay(proposal.proposed_at)}`}
            <Button size="sm" variant="quiet" aria-label="Undo the new name" busy={withdraw.isPending} onClick={undo}>
              Undo
            </Button>
          </span>
        ) : (
          <>
            <ChangedMark name="name" />
            {waits && <span className="ml-2 text-sm text-warn-text">Needs approval</span>}
          </>
        )
      }
      help={
        waits
          ? `Your page says “${name}” until an administrator approves it.`
          : is_approved && "A new name appears once an administrator approves it."
      }
    />
  );
}

/** Deletes files the page no longer shows; failures are cleaned up later. */
function giveUp(bucket: "company-logos" | "company-pictures", unused: readonly string[]): void {
  for (const path of unused)
    removeFile(bucket, path).catch((error: unknown) => console.warn(`${path} could not be deleted.`, error));
}

function EditProfile({ company, dashboard, onDiscard }: OwnCompany & { onDiscard: () => void }) {
  const update = useUpdateCompanyProfile();
  const logo = useLogoUpload();
  const pictures = useStorePicture(company.id);
  const navigate = useNavigate();
  const defaultValues = profileValues(company);
  const form = useForm<ProfileValues, unknown, ProfileInput>({
    ...formOptions,
    // With onTouched, a new step would be validated before it has a name.
    mode: "onBlur",
    resolver: zodResolver(profileFormSchema),
    defaultValues,
  });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `company-profile:${company.id}`, form);
  const conflict = useEditConflict(form, {
    readCurrent: (current) => profileEditBase(current as Company),
    label: companyFieldLabel,
    show: showCompanyField,
  });
  if (!dashboard.can.edit_profile) return <CannotEdit />;
  const discard = () => {
    clearDraft();
    onDiscard();
  };
  const submit = async ({ logo_file: file, base: _base, ...profile }: ProfileInput) => {
    // Without the new logo the rest is still saved (RULES: Companies).
    const path = file && (await logo.send(company.id, file).catch(() => null));
    const isSaved = await conflict.save((edit) =>
      update.mutateAsync({
        companyId: company.id,
        companyData: { ...pick(profile, edit?.changed ?? []), ...(path && { logo_url: path }) },
        updatedAt: edit?.updatedAt,
      }),
    );
    if (!isSaved) return;
    if (path && company.logo_url) giveUp("company-logos", [company.logo_url]);
    const shown = profile.pictures.map((picture) => picture.path);
    giveUp(
      "company-pictures",
      company.pictures.map((picture) => picture.path).filter((each) => !shown.includes(each)),
    );
    clearDraft();
    navigate(paths.company.profile());
  };
  return (
    <Form form={form} label="Company page" onSubmit={submit}>
      <div className="company-edit">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {conflict.dialog}
          {!isNameAlone(company.proposal) && <ProposalNotice company={company} />}
          <PreviewButton company={company} />
          <Card title="Name and website">
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <NameField company={company} />
              <UrlField name="website" label="Website" placeholder="https://" mark={<ChangedMark name="website" />} />
            </div>
          </Card>
          <Card title="About your company">
            <MarkdownField
              name="description"
              label="What you do and what it's like to work there"
              mark={<ChangedMark name="description" />}
              rows={6}
              maxLength={limits.companyDescription}
            />
          </Card>
          <HiringCard />
          <Card title="Pictures" aside={<ChangedMark name="pictures" />}>
            <PicturesField store={pictures} />
          </Card>
          <Card title="Your benefits" aside={<ChangedMark name="benefits" />}>
            <BenefitsField />
          </Card>
          <Card title="Logo and facts">
            <div className="grid gap-5">
              <LogoField path={company.logo_url} upload={logo} failure={logo.failure} />
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField
                  name="location"
                  label="Location"
                  required
                  maxLength={limits.shortText}
                  mark={<ChangedMark name="location" />}
                />
                <IndustryAndSizeFields
                  industries={profileIndustry.options(defaultValues.industry)}
                  markOf={(name) => <ChangedMark name={name} />}
                />
              </div>
              <div className="grid gap-5 sm:grid-cols-2">
                {links.map((link) => (
                  <UrlField key={link.name} {...link} placeholder="https://" mark={<ChangedMark name={link.name} />} />
                ))}
              </div>
            </div>
          </Card>
          <Card title="How you work" aside={<ChangedMark name="culture_values" />}>
            <p className="mb-4 text-ink-muted">
              Candidates see these on your jobs, next to what they prefer. They count last in the match, after location,
              and never reject anyone.
            </p>
            <CultureField name="culture_values" label="Ways of working" />
          </Card>
          <SaveBar note={<WhenLive company={company} />} onDiscard={discard}>
            {/* A picture being uploaded is part of the save. */}
            <SubmitButton
              busy={pictures.isPending}
              busyLabel={pictures.isPending ? "Adding picture..." : "Updating..."}
            >
              Update Profile
            </SubmitButton>
          </SaveBar>
        </div>
        <PreviewAside company={company} />
      </div>
    </Form>
  );
}

/** /company/edit-profile: the company's public profile, with a preview. */
export function EditProfilePage() {
  // Remounts the form with the stored values.
  const [discarded, setDiscarded] = useState(0);
  const discard = () => {
    setDiscarded(discarded + 1);
    document.querySelector<HTMLElement>("h1")?.focus();
  };
  return (
    <div className="wrap page-start">
      <PageTitle className="mb-5">Company page</PageTitle>
      <WithCompany>
        {(seen) => (isOwn(seen) ? <EditProfile key={discarded} {...seen} onDiscard={discard} /> : <CannotEdit />)}
      </WithCompany>
    </div>
  );
}
