import type { JobStatus } from "@contracts/enums";
import type { CompanyJob, JobInput } from "@contracts/jobs/job";
import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { Form, formOptions } from "@/components/form/form";
import { type Edit, useEditConflict } from "@/components/form/use-edit-conflict";
import { useFormDraft } from "@/components/form/use-form-draft";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Segmented } from "@/components/ui/segmented";
import { jobFieldLabel, showJobField } from "@/jobs/company/job-field-words";
import { JobFormActions } from "@/jobs/company/job-form-actions";
import { JobFields } from "@/jobs/company/job-form-fields";
import { type JobFormValues, jobEditBase, jobFormSchema } from "@/jobs/company/job-form-values";
import { JobPreviewCard } from "@/jobs/company/job-preview-card";

interface JobFormProps {
  defaultValues: JobFormValues;
  /** Names the draft: "job:new" or "job:<id>". */
  draftName: string;
  companyName: string;
  /** Names the form: "Post a New Job". */
  label: string;
  /** The company's promise for all its jobs: "within 2 days". */
  promise: string | null;
  /** Null for a new job. */
  stored: JobStatus | null;
  /** Why a job cannot be published now; null if it can. */
  hurdle: string | null;
  /** `edit` has the changes since the job was loaded; null for a new one. */
  onSubmit: (job: JobInput, edit: Edit | null) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** Creates or edits a job, with a preview next to it; on phones a switch between the two. */
export function JobForm(props: JobFormProps) {
  const { defaultValues, draftName, companyName, label, promise, stored, hurdle, onSubmit, onDone, onCancel } = props;
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
      label={label}
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
          <JobFields stored={stored} promise={promise} />
          <JobFormActions
            stored={stored}
            hurdle={hurdle}
            onCancel={() => {
              clearDraft();
              onCancel();
            }}
          />
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
