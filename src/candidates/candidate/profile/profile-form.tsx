import type { Candidate, CompletionItem } from "@contracts/candidates/candidate";
import { candidateFacts } from "@contracts/candidates/candidate-fields";
import type { ProfileHistory } from "@contracts/candidates/history";
import { genderLabels, workAuthorizationLabels } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useAuth } from "@/auth/use-auth";
import { CompletionCard, CompletionLine } from "@/candidates/candidate/profile/completion-card";
import { DocumentsSection } from "@/candidates/candidate/profile/documents-section";
import { type Editing, OpenEntry } from "@/candidates/candidate/profile/history/entry-editor";
import { EducationCard, WorkHistoryCard } from "@/candidates/candidate/profile/history/history-cards";
import { ReadCard } from "@/candidates/candidate/profile/read-card";
import { ResumeCard } from "@/candidates/candidate/profile/resume/resume-card";
import { useReturnPlace } from "@/candidates/candidate/profile/return-place";
import { StillEmpty } from "@/candidates/candidate/profile/still-empty";
import { YearsField } from "@/candidates/candidate/profile/years-field";
import { useUploadDocument } from "@/candidates/data/document-upload-mutation";
import { historyQuery } from "@/candidates/data/own-queries";
import { profileSignedOut, useUpdateProfile } from "@/candidates/data/profile-mutations";
import { profileQuery } from "@/candidates/data/profile-query";
import { useReadAnew } from "@/candidates/data/read-anew";
import {
  type ProfileFormOutput,
  type ProfileFormValues,
  profileFormSchema,
  profileFormValues,
} from "@/candidates/model/profile-form-values";
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
import { SignInAddress } from "@/components/product/sign-in-address";
import { Card } from "@/components/ui/card";
import { paths } from "@/config/paths";
import type { UploadProgress } from "@/files/data/upload-file";
import { skillVocabulary } from "@/matching/data/vocabulary";

const links = candidateFacts
  .filter(({ kind }) => kind === "link")
  .map(({ name, fact }) => ({ name, label: fact }))
  .reverse();

const twoColumns = "grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2";

interface ProfileFormProps {
  candidate: Candidate;
  history: ProfileHistory;
  /** Stands above it: the page's title. */
  children: ReactNode;
}

/** The candidate's profile, as a form with what it comes to beside it: nothing is required to save it. */
export function ProfileForm({ candidate, history, children }: ProfileFormProps) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const back = useReturnPlace();
  const update = useUpdateProfile(candidate.user_id);
  const upload = useUploadDocument(candidate.user_id);
  const readAnew = useReadAnew(profileSignedOut);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const openEntry = useRef<Editing>(null);
  const form = useForm<ProfileFormValues, unknown, ProfileFormOutput>({
    ...formOptions,
    resolver: zodResolver(profileFormSchema),
    // What changes elsewhere meanwhile, in another tab or by an accepted invitation, comes in where nothing was typed.
    values: profileFormValues(candidate, history),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const clearDraft = useFormDraft(candidate.user_id, "candidate-profile", form, { onlyChanged: true });
  useUnsavedWarning(form.formState.isDirty && !update.isSuccess);

  const leave = () => {
    openEntry.current?.forget();
    clearDraft();
    navigate(back.to);
  };
  const save = async ({ resumeFile }: ProfileFormOutput) => {
    if (resumeFile) {
      setProgress({ sent: 0, total: resumeFile.size });
      await upload
        .mutateAsync({ kind: "resume", file: resumeFile, replaces: candidate.resume_url, onProgress: setProgress })
        .finally(() => setProgress(null));
      // What else is refused does not send it again.
      form.resetField("resumeFile", { defaultValue: null });
    }
    const [stored, lists] = await Promise.all([readAnew(profileQuery(candidate.user_id)), readAnew(historyQuery())]);
    if (stored && lists) form.reset(profileFormValues(stored.candidate, lists), { keepDirtyValues: true });
    await update.mutateAsync(z.parse(profileFormSchema, form.getValues()));
    leave();
  };
  // What is typed in an entry that is still open is saved as well, or corrected first.
  const finishEntry = (event: FormEvent) => {
    if (openEntry.current === null || openEntry.current.finish()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const still = (item: CompletionItem) => <StillEmpty item={item} candidate={candidate} />;

  return (
    <FormProvider {...form}>
      {children}
      <CompletionLine candidate={candidate} />
      <div className="split mt-5" onSubmitCapture={finishEntry}>
        <Form form={form} onSubmit={save} label="Profile" className="grid-cols-[minmax(0,1fr)]">
          <ResumeCard candidate={candidate} progress={progress} failure={upload.error?.message ?? null} />
          <Card title="Personal information">
            <div className={twoColumns}>
              <TextField
                name="firstName"
                label="First name"
                mark={still("firstName")}
                autoComplete="given-name"
                maxLength={limits.personName}
              />
              <TextField
                name="lastName"
                label="Last name"
                mark={still("lastName")}
                autoComplete="family-name"
                maxLength={limits.personName}
              />
              <EmailField name="email" label="Email" mark={still("email")} />
              <TextField
                name="phoneNumber"
                label="Phone number"
                mark={still("phoneNumber")}
                type="tel"
                autoComplete="tel"
                maxLength={limits.phone}
              />
              <TextField
                name="alternatePhoneNumber"
                label="Alternate phone number"
                optional
                type="tel"
                maxLength={limits.phone}
              />
              <SelectField
                name="workAuthorization"
                label="Work authorization"
                mark={still("workAuthorization")}
                options={optionsOf(workAuthorizationLabels)}
                placeholder="Choose one"
              />
              <SelectField
                name="gender"
                label="Gender"
                mark={still("gender")}
                options={optionsOf(genderLabels)}
                placeholder="Choose one"
                help="Companies never see this."
              />
            </div>
            {user && (
              <div className="mt-5">
                <SignInAddress email={user.email} security={paths.candidate.security()} name="Account" />
              </div>
            )}
          </Card>
          <Card title="Professional profile">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <TextField
                name="title"
                label="Title"
                mark={still("title")}
                placeholder="Senior Backend Engineer"
                maxLength={limits.shortText}
                autoComplete="organization-title"
              />
              <TextareaField
                name="bio"
                label="Bio"
                mark={still("bio")}
                rows={6}
                help="What you do, what you are looking for."
              />
              <div className={twoColumns}>
                {links.map((link) => (
                  <UrlField key={link.name} {...link} optional placeholder="https://" />
                ))}
              </div>
            </div>
          </Card>
          <OpenEntry value={openEntry}>
            <WorkHistoryCard />
            <EducationCard />
          </OpenEntry>
          <Card title="Job preferences" id="preferences" className="scroll-mt-16">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <SkillsField
                vocabulary={skillVocabulary}
                name="skills"
                label="Skills"
                mark={still("skills")}
                placeholder="TypeScript"
                help="One spelling for everybody, so that ReactJS, React.js and React fill the same bar."
                max={limits.skills}
                maxLength={limits.skill}
              />
              <div className={twoColumns}>
                <YearsField />
              </div>
            </div>
          </Card>
          <Card title="How you like to work" id="culture" className="scroll-mt-16">
            <p className="mb-4 text-ink-muted">
              Companies name how they work. The match shows both of you which of that is on your profile; it counts
              last, and never rejects anyone.
            </p>
            <CultureField name="cultureValues" label="Ways of working" />
          </Card>
          <Card title="Address">
            <div className={twoColumns}>
              <AddressFields
                optional="unit"
                markOf={(line) => line !== "unit" && still(line)}
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
          <FormActions counted pinned>
            <SubmitButton busyLabel="Saving...">Save Profile</SubmitButton>
            <CancelButton isAlsoTyped={() => openEntry.current?.isDirty === true} onCancel={leave} />
          </FormActions>
        </Form>
        <aside className="grid gap-5 lg:sticky lg:top-16" aria-label="Completion and preview">
          <CompletionCard candidate={candidate} />
          <ReadCard candidate={candidate} />
        </aside>
      </div>
    </FormProvider>
  );
}
