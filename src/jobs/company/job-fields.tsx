import { localDay } from "@contracts/day";
import { limits } from "@contracts/limits";
import { useWatch } from "react-hook-form";
import { ListField, SkillsField } from "@/components/form/list-fields";
import { SelectField } from "@/components/form/select-field";
import { DateField, MoneyField, TextareaField, TextField } from "@/components/form/text-field";
import {
  answerDaysOptions,
  experienceLevelOptions,
  jobStatusMeanings,
  jobStatusOptions,
  jobTypeOptions,
} from "@/components/product/options";
import { Card } from "@/components/ui/card";
import type { JobFormValues } from "@/jobs/company/job-form-values";
import { QuestionFields } from "@/jobs/company/question-fields";
import { SkillReach } from "@/jobs/company/skill-reach";
import { skillVocabulary } from "@/matching/data/vocabulary";

function StatusField() {
  const status = useWatch<JobFormValues, "status">({ name: "status" });
  return <SelectField name="status" label="Status" options={jobStatusOptions} help={jobStatusMeanings[status]} />;
}

/** Everything a job is asked for. */
export function JobFields() {
  return (
    <>
      <Card title="The job">
        <div className="grid gap-5">
          <TextField name="title" label="Job title" required maxLength={limits.jobTitle} autoComplete="off" />
          <TextareaField
            name="description"
            label="Description"
            required
            rows={8}
            maxLength={limits.jobDescription}
            help="Headings begin with ##, list items with -, and **this** is bold."
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
            vocabulary={skillVocabulary}
            name="skills_required"
            label="Required skills"
            help="Separate skills by commas. Candidates see how many of them they have."
            max={limits.skills}
            maxLength={limits.skill}
          />
          <SkillReach />
          <SkillsField
            vocabulary={skillVocabulary}
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
          <MoneyField name="salaryMax" label="Highest salary" help="The range is shown only when both ends are given" />
          <DateField name="expires_at" label="Expiry date" min={localDay()} help="The last day the job is open" />
          <StatusField />
          <SelectField
            name="answerDays"
            label="Promise an answer"
            options={answerDaysOptions}
            placeholder="No promise"
            help="Candidates see the day. A change counts for later applications."
          />
        </div>
      </Card>
      <Card title="Questions for candidates">
        <QuestionFields />
      </Card>
    </>
  );
}
