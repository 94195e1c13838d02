import { localDay } from "@contracts/day";
import { jobFields } from "@contracts/jobs/job-fields";
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

const field = (name: keyof typeof jobFields) => ({ name, label: jobFields[name].label });

function StatusField() {
  const status = useWatch<JobFormValues, "status">({ name: "status" });
  return <SelectField {...field("status")} options={jobStatusOptions} help={jobStatusMeanings[status]} />;
}

/** Everything a job is asked for. */
export function JobFields() {
  return (
    <>
      <Card title="The job">
        <div className="grid gap-5">
          <TextField {...field("title")} required maxLength={limits.jobTitle} autoComplete="off" />
          <TextareaField
            {...field("description")}
            required
            rows={8}
            maxLength={limits.jobDescription}
            help="Headings begin with ##, list items with -, and **this** is bold."
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField {...field("jobType")} required options={jobTypeOptions} placeholder="Choose a job type" />
            <SelectField {...field("experienceLevel")} options={experienceLevelOptions} placeholder="Any level" />
          </div>
          <TextField {...field("location")} required maxLength={limits.shortText} placeholder="Denver, CO" />
          <ListField {...field("locations")} max={limits.locations} maxLength={limits.shortText} />
        </div>
      </Card>
      <Card title="What you ask">
        <div className="grid gap-5">
          <SkillsField
            vocabulary={skillVocabulary}
            {...field("skills_required")}
            help="Separate skills by commas. Candidates see how many of them they have."
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
        <div className="grid gap-5 sm:grid-cols-2">
          <MoneyField {...field("salaryMin")} help="Whole dollars a year" />
          <MoneyField {...field("salaryMax")} help="The range is shown only when both ends are given" />
          <DateField {...field("expires_at")} min={localDay()} help="The last day the job is open" />
          <StatusField />
          <SelectField
            {...field("answerDays")}
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
