import type { Candidate } from "@contracts/candidates/candidate";
import type { JobQuestion } from "@contracts/jobs/job";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { QuestionField } from "@/applications/candidate/apply/question-field";
import { useSubmitApplication } from "@/applications/data/application-submit-mutation";
import {
  type AnswerValues,
  answersSchema,
  emptyAnswers,
  isAnswerMissing,
  toAnswerInputs,
} from "@/applications/model/answers";
import { isProfileIncomplete, submissionFailure } from "@/applications/model/submission-failure";
import { CancelButton } from "@/components/form/cancel-button";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { FileRow } from "@/components/product/file-row";
import { useProfileLink } from "@/components/product/use-profile-link";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

/** The files of the profile under the names that their companies see; the same as private.profile_documents. */
function sentFiles({ resume_url, cover_letter_url, certificates }: Candidate): { path: string; name: string }[] {
  const named = (path: string | null, name: string) =>
    path === null ? [] : [{ path, name: `${name}.${path.split(".").at(-1)}` }];
  return [
    ...named(resume_url, "resume"),
    ...named(cover_letter_url, "cover-letter"),
    ...certificates.flatMap((path, index) => named(path, `certificate-${index + 1}`)),
  ];
}

/** Every file that goes with the application. */
function SentFiles({ candidate }: { candidate: Candidate }) {
  const links = { resume: useProfileLink("resume"), profile: useProfileLink() };
  const label = useId();
  return (
    <div className="field">
      <span className="label" id={label}>
        Goes with your application
      </span>
      {candidate.resume_url === null && (
        <p className="text-ink-muted">
          Your profile has no resume yet. <TextLink to={links.resume}>Add your resume</TextLink>
        </p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className="grid gap-2 empty:hidden" aria-labelledby={label}>
        {sentFiles(candidate).map(({ path, name }) => (
          <li key={path}>
            <FileRow
              name={name}
              meta="From your profile"
              actions={
                <TextLink
                  className="px-2 py-2 text-sm"
                  to={path === candidate.resume_url ? links.resume : links.profile}
                >
                  Change<span className="sr-only"> {name}</span>
                </TextLink>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ApplyFormProps {
  jobId: string;
  /** Null when they could not be loaded: that is no reason not to apply. */
  questions: readonly JobQuestion[] | null;
  /** Undefined until it is loaded. */
  candidate: Candidate | undefined;
  userId: string;
}

/** The job's questions, kept as a draft until they are sent; an incomplete profile leads to the profile and back (RULES: Applications). */
export function ApplyForm({ jobId, questions: known, candidate, userId }: ApplyFormProps) {
  const questions = known ?? [];
  const navigate = useNavigate();
  const profile = useProfileLink();
  const draft = { owner: userId, name: `apply:${jobId}` };
  const submit = useSubmitApplication(submissionFailure, known === null, draft);
  const form = useForm<AnswerValues>({
    ...formOptions,
    resolver: zodResolver(answersSchema(questions)),
    defaultValues: emptyAnswers(questions),
  });
  const clearDraft = useFormDraft(draft.owner, draft.name, form);
  useUnsavedWarning(form.formState.isDirty && !submit.isSuccess);

  const leave = () => {
    clearDraft();
    navigate(paths.candidate.dashboard());
  };
  const send = async (values: AnswerValues) => {
    const application = { jobId, answers: toAnswerInputs(questions, values) };
    await submit.mutateAsync(application, {
      onError: (error) => isProfileIncomplete(error) && navigate(profile),
    });
    leave();
  };

  return (
    <Form
      form={form}
      onSubmit={send}
      label="Application Form"
      problemsTitle={isAnswerMissing(questions, form.getValues()) ? "Please answer all required questions" : undefined}
      className="card gap-6 p-4 md:p-6"
    >
      <div>
        <h2 className="card-title">Application Form</h2>
        <p className="mt-0.5 text-sm text-ink-muted">
          {known === null ? (
            "Apply without them; if one of them needs an answer, they are asked for when you submit."
          ) : questions.length === 0 ? (
            "No additional questions for this position."
          ) : (
            <>
              Questions marked{" "}
              <span className="req" aria-hidden="true">
                *
              </span>
              <span className="sr-only">with an asterisk</span> need an answer.
            </>
          )}
        </p>
      </div>
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} userId={userId} />
      ))}
      {candidate && <SentFiles candidate={candidate} />}
      <FormActions decisive>
        <SubmitButton busyLabel="Submitting...">Submit Application</SubmitButton>
        <CancelButton question="Discard your answers?" onCancel={leave} />
      </FormActions>
    </Form>
  );
}
