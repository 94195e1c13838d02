import type { Candidate, JobDetails } from "@contracts/candidates/candidate";
import type { MyDocuments } from "@contracts/candidates/documents";
import type { JobQuestion } from "@contracts/jobs/job";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { DetailsCard } from "@/applications/candidate/apply/details-card";
import { QuestionField } from "@/applications/candidate/apply/question-field";
import { useFoundDetails } from "@/applications/candidate/apply/use-found-details";
import { WhatYouSend } from "@/applications/candidate/apply/what-you-send";
import { useSubmitApplication } from "@/applications/data/application-submit-mutation";
import { isAnswerMissing, toAnswerInputs } from "@/applications/model/answers";
import {
  type ApplyValues,
  applySchema,
  chosenResume,
  emptyApplication,
  toChosenDocuments,
} from "@/applications/model/apply-values";
import { type DetailItem, neededDetails, toGivenDetails } from "@/applications/model/given-details";
import { sentWords } from "@/applications/model/sent-words";
import { submissionFailure } from "@/applications/model/submission-failure";
import { CancelButton } from "@/components/form/cancel-button";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { SubmitButton } from "@/components/form/submit-button";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Card } from "@/components/ui/card";
import { paths } from "@/config/paths";
import { keepResumeText } from "@/files/data/resume-text";
import { answerDay } from "@/jobs/shared/answer-day";

interface ApplyFormProps {
  job: Pick<JobDetails, "id" | "company" | "answer_days">;
  /** Null when they failed to load, which doesn't block applying. */
  questions: readonly JobQuestion[] | null;
  candidate: Candidate;
  documents: MyDocuments;
}

/** Everything sent to a job's company, drafted until it is sent together (RULES: Applications). */
export function ApplyForm({ job, questions: known, candidate, documents }: ApplyFormProps) {
  const questions = known ?? [];
  const userId = candidate.user_id;
  const navigate = useNavigate();
  const draft = { owner: userId, name: `application:${job.id}` };
  const submit = useSubmitApplication(submissionFailure, known === null, draft);
  // What's typed, and the resume, decide what is still required.
  const neededOf = ({ details, documents: { resume } }: ApplyValues): DetailItem[] =>
    neededDetails(candidate, details, resume.isSent && chosenResume(resume, documents) !== null, found);
  const form = useForm<ApplyValues>({
    ...formOptions,
    resolver: (values, ...rest) =>
      zodResolver(applySchema(questions, neededOf(values), candidate.country))(values, ...rest),
    defaultValues: emptyApplication(questions, documents),
  });
  const values = useWatch({ control: form.control }) as ApplyValues;
  const { read, state, found } = useFoundDetails(form);
  const chosen = useRef<{ file: File; path: string }>(null);
  const clearDraft = useFormDraft(draft.owner, draft.name, form);
  useUnsavedWarning(form.formState.isDirty && !submit.isSuccess);

  const leave = (to: string) => {
    clearDraft();
    navigate(to);
  };
  const send = async (sent: ApplyValues) => {
    const goes = toChosenDocuments(sent.documents, documents);
    const id = await submit.mutateAsync({
      jobId: job.id,
      answers: toAnswerInputs(questions, sent.answers),
      documents: goes,
      details: toGivenDetails(neededOf(sent), sent.details),
    });
    if (chosen.current && chosen.current.path === goes.resume) {
      void keepResumeText(chosen.current.path, chosen.current.file);
    }
    clearDraft();
    // Going back leads to the application, never to the form.
    navigate(paths.candidate.application(id), { replace: true });
    navigate(paths.candidate.applicationSent(id));
  };

  return (
    <Form
      form={form}
      onSubmit={send}
      label="Application Form"
      problemsTitle={
        isAnswerMissing(questions, form.getValues("answers")) ? "Please answer all required questions" : undefined
      }
      className="grid-cols-[minmax(0,1fr)]"
    >
      <WhatYouSend
        company={job.company.name}
        documents={documents}
        userId={userId}
        reading={state}
        onResume={(file, path) => {
          chosen.current = { file, path };
          void read(file);
        }}
      />
      <DetailsCard needed={neededOf(values)} found={found} />
      <Card title="Application Form">
        <p className="-mt-1 text-ink-muted text-sm">
          {known === null ? (
            "You can apply without them. If one is required, we'll ask for it when you submit."
          ) : questions.length === 0 ? (
            "No additional questions for this position."
          ) : (
            <>
              Questions marked{" "}
              <span className="req" aria-hidden="true">
                *
              </span>
              <span className="sr-only">with an asterisk</span> are required.
            </>
          )}
        </p>
        {questions.length > 0 && (
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
            {questions.map((question) => (
              <QuestionField key={question.id} question={question} userId={userId} />
            ))}
          </div>
        )}
      </Card>
      <FormActions decisive>
        <SubmitButton busyLabel="Submitting...">Submit Application</SubmitButton>
        <CancelButton question="Discard your responses?" onCancel={() => leave(paths.candidate.dashboard())} />
        <p className="sends-line">
          {job.answer_days !== null && (
            <b className="block font-semibold">{`You'll hear back by ${answerDay(job.answer_days)}`}</b>
          )}
          <span className="text-ink-muted text-sm">{sentWords(values, documents, questions)}</span>
        </p>
      </FormActions>
    </Form>
  );
}
