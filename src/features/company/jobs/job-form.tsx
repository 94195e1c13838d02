import type { CompanyJob, JobInput } from "@contracts/job";
import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { type Edit, useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Segmented } from "@/components/ui/segmented";
import { jobFieldLabel, showJobField } from "@/features/company/jobs/job-field-words";
import { JobFields } from "@/features/company/jobs/job-fields";
import { type JobFormValues, jobEditBase, jobFormSchema } from "@/features/company/jobs/job-form-values";
import { JobPreviewCard } from "@/features/company/jobs/job-preview-card";

interface JobFormProps {
  defaultValues: JobFormValues;
  /** Names the draft: "job:new" or "job:<id>". */
  draftName: string;
  companyName: string;
  submitLabel: string;
  busyLabel: string;
  /** `edit` says what changed since the job was read; null for a new one. */
  onSubmit: (job: JobInput, edit: Edit | null) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** Creates or edits a job, with what candidates will see beside it; on phones a switch between the two. */
export function JobForm(props: JobFormProps) {
  const { defaultValues, draftName, companyName, submitLabel, busyLabel, onSubmit, onDone, onCancel } = props;
  const [view, setView] = useState<"form" | "preview">("form");
  const form = useForm<JobFormValues, unknown, JobInput>({
    ...formOptions,
    resolver: zodResolver(jobFormSchema(defaultValues.expires_at || null)),
    defaultValues,
  });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, draftName, form);
  const conflict = useEditConflict(form, {
    readCurrent: (current) => jobEditBase(current as CompanyJob),
    label: jobFieldLabel,
    show: showJobField,
  });
  return (
    <Form
      form={form}
      label={submitLabel}
      onSubmit={async (job) => {
        if (!(await conflict.save((edit) => onSubmit(job, edit)))) return;
        clearDraft();
        onDone();
      }}
    >
      {conflict.dialog}
      <div className="lg:hidden">
        <Segmented
          label="View"
          options={[
            { value: "form", label: "Form" },
            { value: "preview", label: "Preview" },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className="split">
        <div className={classNames("grid gap-5", view === "preview" && "max-lg:hidden")}>
          <JobFields />
          <div className="formbar">
            <SubmitButton busyLabel={busyLabel}>{submitLabel}</SubmitButton>
            <Button
              variant="quiet"
              onClick={() => {
                clearDraft();
                onCancel();
              }}
            >
              Cancel
            </Button>
          </div>
        </div>
        <aside className={classNames("lg:sticky lg:top-16", view === "form" && "max-lg:hidden")} aria-label="Preview">
          <JobPreviewCard companyName={companyName} />
          <Button className="mt-5 lg:hidden" icon={ArrowLeft} onClick={() => setView("form")}>
            Back to the form
          </Button>
        </aside>
      </div>
    </Form>
  );
}
