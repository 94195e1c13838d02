import { type JobInput, todayUtc } from "@contracts/job";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Form, formOptions } from "@/components/form/form";
import { ListField, SkillsField } from "@/components/form/list-fields";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { DateField, MoneyField, TextareaField, TextField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { Segmented } from "@/components/ui/segmented";
import { type JobFormValues, jobFormSchema } from "@/features/company/jobs/job-form-values";
import { JobPreviewCard } from "@/features/company/jobs/job-preview-card";
import { QuestionFields } from "@/features/company/jobs/question-fields";
import {
  experienceLevelOptions,
  jobStatusMeanings,
  jobStatusOptions,
  jobTypeOptions,
} from "@/features/company/options";

interface JobFormProps {
  defaultValues: JobFormValues;
  /** Names the draft: "job:new" or "job:<id>". */
  draftKey: string;
  companyName: string;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (job: JobInput) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

function StatusField() {
  const status = useWatch<JobFormValues, "status">({ name: "status" });
  return <SelectField name="status" label="Status" options={jobStatusOptions} help={jobStatusMeanings[status]} />;
}

/** Creates or edits a job, with what candidates will see beside it; on phones a switch between the two. */
export function JobForm(props: JobFormProps) {
  const { defaultValues, draftKey, companyName, submitLabel, busyLabel, onSubmit, onDone, onCancel } = props;
  const [view, setView] = useState<"form" | "preview">("form");
  const form = useForm<JobFormValues, unknown, JobInput>({
    ...formOptions,
    resolver: zodResolver(jobFormSchema(defaultValues.expires_at || null)),
    defaultValues,
  });
  const clearDraft = useFormDraft(draftKey, form);
  return (
    <Form
      form={form}
      label={submitLabel}
      onSubmit={async (job) => {
        await onSubmit(job);
        clearDraft();
        onDone();
      }}
    >
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
          <Card title="The job">
            <div className="grid gap-5">
              <TextField name="title" label="Job title" required maxLength={limits.jobTitle} autoComplete="off" />
              <TextareaField
                name="description"
                label="Description"
                required
                rows={8}
                maxLength={limits.jobDescription}
              />
              <div className="grid gap-5 sm:grid-cols-2">
                <SelectField
                  name="jobType"
                  label="Job type"
                  required
                  options={jobTypeOptions}
                  placeholder="Choose a job type"
                />
                <SelectField
                  name="experienceLevel"
                  label="Experience level"
                  options={experienceLevelOptions}
                  placeholder="Any level"
                />
              </div>
              <TextField
                name="location"
                label="Primary location"
                required
                maxLength={limits.shortText}
                placeholder="Denver, CO"
              />
              <ListField
                name="locations"
                label="Additional locations"
                max={limits.locations}
                maxLength={limits.shortText}
              />
            </div>
          </Card>
          <Card title="What you ask">
            <div className="grid gap-5">
              <SkillsField
                name="skills_required"
                label="Required skills"
                help="Separate skills by commas. Candidates see how many of them they have."
                max={limits.skills}
                maxLength={limits.skill}
              />
              <SkillsField
                name="preferredSkills"
                label="Preferred skills"
                max={limits.skills}
                maxLength={limits.skill}
              />
              <ListField
                name="requirements"
                label="Requirements"
                max={limits.requirements}
                maxLength={limits.jobRequirementText}
              />
              <TextField
                name="experienceRequired"
                label="Experience"
                placeholder="5 years in dispatch"
                maxLength={limits.jobRequirementText}
              />
              <TextField name="educationRequired" label="Education" maxLength={limits.jobRequirementText} />
            </div>
          </Card>
          <Card title="Pay and dates">
            <div className="grid gap-5 sm:grid-cols-2">
              <MoneyField name="salaryMin" label="Lowest salary" help="Whole dollars a year" />
              <MoneyField
                name="salaryMax"
                label="Highest salary"
                help="The range is shown only when both ends are given"
              />
              <DateField name="expires_at" label="Expiry date" min={todayUtc()} help="The last day the job is open" />
              <StatusField />
            </div>
          </Card>
          <Card title="Questions for candidates">
            <QuestionFields />
          </Card>
          <div className="flex flex-wrap gap-2">
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
