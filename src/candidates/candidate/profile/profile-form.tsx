import type { Candidate, CompletionItem } from "@contracts/candidates/candidate";
import type { ProfileHistory } from "@contracts/candidates/history";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { AboutSection } from "@/candidates/candidate/profile/about-section";
import { CompletionLine } from "@/candidates/candidate/profile/completion-line";
import { ContactSection } from "@/candidates/candidate/profile/contact-section";
import { DocumentsSection } from "@/candidates/candidate/profile/documents-section";
import { FieldMark } from "@/candidates/candidate/profile/field-mark";
import { type Editing, OpenEntry } from "@/candidates/candidate/profile/history/entry-editor";
import { EducationCard, WorkHistoryCard } from "@/candidates/candidate/profile/history/history-cards";
import { PreferencesRow } from "@/candidates/candidate/profile/preferences-row";
import { ReadCard, ReadSheet } from "@/candidates/candidate/profile/read-card";
import { FromResume, type Taken } from "@/candidates/candidate/profile/resume/from-resume";
import { ResumeCard } from "@/candidates/candidate/profile/resume/resume-card";
import { useReturnPlace } from "@/candidates/candidate/profile/return-place";
import { SkillsSection } from "@/candidates/candidate/profile/skills-section";
import { useUploadDocument } from "@/candidates/data/document-upload-mutation";
import { historyQuery } from "@/candidates/data/own-queries";
import { profileSignedOut } from "@/candidates/data/profile-mutations";
import { profileQuery } from "@/candidates/data/profile-query";
import { useUpdateProfile } from "@/candidates/data/profile-save-mutation";
import { useRefetch } from "@/candidates/data/use-refetch";
import {
  type ProfileFormOutput,
  type ProfileFormValues,
  profileFormSchema,
  profileFormValues,
} from "@/candidates/model/profile-form-values";
import { Form, formOptions } from "@/components/form/form";
import { SaveBar } from "@/components/form/save-bar";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormDraft } from "@/components/form/use-form-draft";
import type { UploadProgress } from "@/files/data/upload-file";

interface ProfileFormProps {
  candidate: Candidate;
  history: ProfileHistory;
  onDiscard: () => void;
}

export function ProfileForm({ candidate, history, onDiscard }: ProfileFormProps) {
  const navigate = useNavigate();
  const back = useReturnPlace();
  const update = useUpdateProfile(candidate.user_id);
  const upload = useUploadDocument(candidate.user_id);
  const refetch = useRefetch(profileSignedOut);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const openEntry = useRef<Editing>(null);
  const form = useForm<ProfileFormValues, unknown, ProfileFormOutput>({
    ...formOptions,
    resolver: zodResolver(profileFormSchema),
    // Changes from another tab or an accepted invitation come in where nothing was typed.
    values: profileFormValues(candidate, history),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const clearDraft = useFormDraft(candidate.user_id, "candidate-profile", form, { onlyChanged: true });
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const fromResume = useMemo(
    () => ({ taken, take: (more: readonly Taken[]) => setTaken((known) => [...known, ...more]) }),
    [taken],
  );

  const forget = () => {
    openEntry.current?.forget();
    clearDraft();
  };
  const discard = () => {
    forget();
    onDiscard();
  };
  const save = async ({ resumeFile }: ProfileFormOutput) => {
    if (resumeFile) {
      setProgress({ sent: 0, total: resumeFile.size });
      await upload
        .mutateAsync({ kind: "resume", file: resumeFile, replaces: candidate.resume_url, onProgress: setProgress })
        .finally(() => setProgress(null));
      // Other errors don't send it again.
      form.resetField("resumeFile", { defaultValue: null });
    }
    const [stored, lists] = await Promise.all([refetch(profileQuery(candidate.user_id)), refetch(historyQuery())]);
    if (stored && lists) form.reset(profileFormValues(stored.candidate, lists), { keepDirtyValues: true });
    await update.mutateAsync(z.parse(profileFormSchema, form.getValues()));
    forget();
    navigate(back.to);
  };
  // An open entry is saved as well, or corrected first.
  const finishEntry = (event: FormEvent) => {
    if (openEntry.current === null || openEntry.current.finish()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const mark = (item: CompletionItem) => <FieldMark item={item} candidate={candidate} />;

  return (
    <FormProvider {...form}>
      <CompletionLine candidate={candidate} />
      <FromResume value={fromResume}>
        <div className="split mt-5" onSubmitCapture={finishEntry}>
          <Form form={form} onSubmit={save} label="Profile" className="grid-cols-[minmax(0,1fr)]">
            <ReadSheet candidate={candidate} />
            <ResumeCard candidate={candidate} progress={progress} failure={upload.error?.message ?? null} />
            <AboutSection mark={mark} />
            <OpenEntry value={openEntry}>
              <WorkHistoryCard />
              <EducationCard />
            </OpenEntry>
            <SkillsSection mark={mark} />
            <DocumentsSection candidate={candidate} />
            <ContactSection mark={mark} />
            <PreferencesRow />
            <SaveBar isAlsoTyped={() => openEntry.current?.isDirty === true} onDiscard={discard}>
              <SubmitButton busyLabel="Saving...">Save Profile</SubmitButton>
            </SaveBar>
          </Form>
          <aside className="max-lg:hidden lg:sticky lg:top-16" aria-label="Preview">
            <ReadCard candidate={candidate} />
          </aside>
        </div>
      </FromResume>
    </FormProvider>
  );
}
