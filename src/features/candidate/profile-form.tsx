import type { Candidate } from "@contracts/candidate";
import type { CandidateProfileInput } from "@contracts/candidate-input";
import { genderLabels, workAuthorizationLabels } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { AddressFields } from "@/components/form/address-fields";
import { CancelButton } from "@/components/form/cancel-button";
import { CultureField } from "@/components/form/culture-field";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { SkillsField } from "@/components/form/list-fields";
import { optionsOf } from "@/components/form/option";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField, TextareaField, TextField, UrlField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useUpdateProfile } from "@/data/candidates/profile-update-mutation";
import { skillVocabulary } from "@/data/skills/vocabulary";
import { DocumentsSection } from "@/features/candidate/documents-section";
import { type ProfileFormValues, profileFormSchema, profileFormValues } from "@/features/candidate/profile-form-values";
import { useReturnPlace } from "@/features/candidate/return-place";

const links = [
  { name: "linkedinUrl", label: "LinkedIn" },
  { name: "githubUrl", label: "GitHub" },
  { name: "portfolioUrl", label: "Portfolio" },
] as const;

const twoColumns = "grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2";

/** The candidate's profile: nothing is required to save it. */
export function ProfileForm({ candidate }: { candidate: Candidate }) {
  const navigate = useNavigate();
  const back = useReturnPlace();
  const update = useUpdateProfile(candidate.user_id);
  const form = useForm<ProfileFormValues, unknown, CandidateProfileInput>({
    ...formOptions,
    resolver: zodResolver(profileFormSchema(candidate)),
    // What changes elsewhere meanwhile, in another tab or by an accepted invitation, comes in where nothing was typed.
    values: profileFormValues(candidate),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const clearDraft = useFormDraft(candidate.user_id, "candidate-profile", form, { onlyChanged: true });
  useUnsavedWarning(form.formState.isDirty && !update.isSuccess);

  const leave = () => {
    clearDraft();
    navigate(back.to);
  };
  const save = async (profile: CandidateProfileInput) => {
    await update.mutateAsync(profile);
    leave();
  };

  return (
    <Form form={form} onSubmit={save} label="Profile" className="gap-6!">
      <Card title="Personal information">
        <div className={twoColumns}>
          <TextField name="firstName" label="First name" autoComplete="given-name" maxLength={limits.personName} />
          <TextField name="lastName" label="Last name" autoComplete="family-name" maxLength={limits.personName} />
          <EmailField name="email" label="Email" />
          <TextField name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" maxLength={limits.phone} />
          <TextField
            name="alternatePhoneNumber"
            label="Alternate phone number"
            optional
            type="tel"
            maxLength={limits.phone}
          />
          <SelectField name="gender" label="Gender" options={optionsOf(genderLabels)} placeholder="Choose one" />
        </div>
      </Card>
      <Card title="Professional profile">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <TextField
            name="title"
            label="Title"
            placeholder="Senior Backend Engineer"
            maxLength={limits.shortText}
            autoComplete="organization-title"
          />
          <TextareaField name="bio" label="Bio" rows={6} help="What you do, what you are looking for." />
          <div className={twoColumns}>
            {links.map((link) => (
              <UrlField key={link.name} {...link} optional placeholder="https://" />
            ))}
          </div>
        </div>
      </Card>
      <Card title="Job preferences" id="preferences" className="scroll-mt-16">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SkillsField
            vocabulary={skillVocabulary}
            name="skills"
            label="Skills"
            placeholder="TypeScript"
            help="Jobs are matched with these."
            max={limits.skills}
            maxLength={limits.skill}
          />
          <div className={twoColumns}>
            <TextField name="experienceYears" label="Years of experience" optional inputMode="numeric" maxLength={2} />
            <SelectField
              name="workAuthorization"
              label="Work authorization"
              options={optionsOf(workAuthorizationLabels)}
              placeholder="Choose one"
            />
          </div>
        </div>
      </Card>
      <Card title="How you like to work" id="culture" className="scroll-mt-16">
        <p className="mb-4 text-ink-muted">
          Companies name how they work. The match shows both of you which of that is on your profile; it counts last,
          and never rejects anyone.
        </p>
        <CultureField name="cultureValues" label="Ways of working" />
      </Card>
      <Card title="Address">
        <div className={twoColumns}>
          <AddressFields
            optional="unit"
            names={{
              street: "address.street",
              unit: "unit",
              city: "address.city",
              state: "address.state",
              zipCode: "address.zipCode",
              country: "address.country",
            }}
          />
        </div>
      </Card>
      <DocumentsSection candidate={candidate} />
      <p className="text-sm text-ink-muted">
        Who sees this profile, who has looked, and what partner companies read:{" "}
        <TextLink to={paths.candidate.myData()}>My data</TextLink>
      </p>
      <FormActions counted>
        <SubmitButton busyLabel="Saving...">Save Profile</SubmitButton>
        <CancelButton onCancel={leave} />
      </FormActions>
    </Form>
  );
}
