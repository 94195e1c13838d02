import { localDay } from "@contracts/day";
import type { JobStatus } from "@contracts/enums";
import { jobFields } from "@contracts/jobs/job-fields";
import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import { useController, useWatch } from "react-hook-form";
import { Field, useField } from "@/components/form/field";
import { ListField, SkillsField } from "@/components/form/list-fields";
import { MarkdownField } from "@/components/form/markdown-field";
import { SelectField } from "@/components/form/select-field";
import { DateField, MoneyField, TextField } from "@/components/form/text-field";
import {
  answerDaysOptions,
  experienceLevelOptions,
  jobStatusMeanings,
  jobStatusOptions,
  jobTypeOptions,
  payPeriodOptions,
  workplaceOptions,
} from "@/components/product/options";
import { Card } from "@/components/ui/card";
import type { JobFormValues } from "@/jobs/company/job-form-values";
import { QuestionFields } from "@/jobs/company/question-fields";
import { SkillReach } from "@/jobs/company/skill-reach";
import { PlaceInput } from "@/jobs/shared/place-input";
import { skillVocabulary } from "@/matching/data/vocabulary";

const field = (name: keyof typeof jobFields) => ({ name, label: jobFields[name].label });

/** Where the work is done; the type Remote implies it. */
function WorkplaceField() {
  const type = useWatch<JobFormValues, "jobType">({ name: "jobType" });
  if (type === "REMOTE") return null;
  return <SelectField {...field("workplace")} options={workplaceOptions} placeholder="Not stated" />;
}

/** The main location, with suggestions. Any other text is valid as well. */
function LocationField() {
  const props = { ...field("location"), required: true };
  const ids = useField(props);
  const { field: control } = useController<JobFormValues, "location">({ name: "location" });
  return (
    <Field ids={ids} field={props}>
      <PlaceInput
        {...ids.control}
        name={control.name}
        ref={control.ref}
        value={control.value}
        onChange={control.onChange}
        onTake={(place) => {
          if (place !== control.value) control.onChange(place);
          control.onBlur();
        }}
        placeholder={country.exampleCity}
        maxLength={limits.shortText}
        readOnly={ids.readOnly}
      />
    </Field>
  );
}

function PayFields() {
  const period = useWatch<JobFormValues, "payPeriod">({ name: "payPeriod" });
  const help = period === "hour" ? "Per hour, with cents" : "Per year, no cents";
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField {...field("payPeriod")} options={payPeriodOptions} />
      <MoneyField {...field("salaryMin")} decimals={period === "hour"} help={help} />
      <MoneyField
        {...field("salaryMax")}
        decimals={period === "hour"}
        help="Candidates see the range if you enter both ends."
      />
    </div>
  );
}

function StatusField() {
  const status = useWatch<JobFormValues, "status">({ name: "status" });
  return <SelectField {...field("status")} options={jobStatusOptions} help={jobStatusMeanings[status]} />;
}

interface JobFieldsProps {
  /** Null for a new job: new jobs and drafts set the status by their buttons. */
  stored: JobStatus | null;
  /** The company's promise for all its jobs: "within 2 days". */
  promise: string | null;
}

export function JobFields({ stored, promise }: JobFieldsProps) {
  return (
    <>
      <Card title="The job">
        <div className="grid gap-5">
          <TextField {...field("title")} required maxLength={limits.jobTitle} autoComplete="off" />
          <MarkdownField {...field("description")} required maxLength={limits.jobDescription} />
          <div className="grid gap-5 sm:grid-cols-3">
            <SelectField {...field("jobType")} required options={jobTypeOptions} placeholder="Choose a job type" />
            <WorkplaceField />
            <SelectField {...field("experienceLevel")} options={experienceLevelOptions} placeholder="Any level" />
          </div>
          <LocationField />
          <ListField {...field("locations")} max={limits.locations} maxLength={limits.shortText} />
        </div>
      </Card>
      <Card title="What you ask for">
        <div className="grid gap-5">
          <SkillsField
            vocabulary={skillVocabulary}
            {...field("skills_required")}
            help="Separate skills with commas. Candidates see how many of them they have."
            max={limits.skills}
            maxLength={limits.skill}
          />
          <SkillReach />
          <SkillsField
            vocabulary={skillVocabulary}
            {...field("preferredSkills")}
            max={limits.skills}
            maxLength={limits.skill}
          />
          <ListField {...field("requirements")} max={limits.requirements} maxLength={limits.jobRequirementText} />
          <TextField
            {...field("experienceRequired")}
            placeholder="5 years in dispatch"
            maxLength={limits.jobRequirementText}
          />
          <TextField {...field("educationRequired")} maxLength={limits.jobRequirementText} />
        </div>
      </Card>
      <Card title="Pay and dates">
        <div className="grid gap-5">
          <PayFields />
        </div>
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          <DateField {...field("expires_at")} min={localDay()} help="The last day the job is open" />
          {stored !== null && stored !== "draft" && <StatusField />}
          <SelectField
            {...field("answerDays")}
            options={answerDaysOptions}
            placeholder={promise ? `Your company's: ${promise}` : "No promise"}
            help="Candidates see the date. Changes apply to later applications."
          />
        </div>
      </Card>
      <Card title="Questions for candidates">
        <QuestionFields />
      </Card>
    </>
  );
}
