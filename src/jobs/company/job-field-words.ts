import { answerDaysOptions, questionTypeLabels } from "@/components/product/options";
import { statusLook } from "@/components/product/status-look";
import type { JobFormValues } from "@/jobs/company/job-form-values";
import { formatWords } from "@/lib/format";

type JobField = Exclude<keyof JobFormValues, "base">;

const labels: Record<JobField, string> = {
  title: "Job title",
  description: "Description",
  location: "Primary location",
  locations: "Additional locations",
  jobType: "Job type",
  experienceLevel: "Experience level",
  experienceRequired: "Experience",
  educationRequired: "Education",
  salaryMin: "Lowest salary",
  salaryMax: "Highest salary",
  skills_required: "Required skills",
  requirements: "Requirements",
  preferredSkills: "Preferred skills",
  status: "Status",
  expires_at: "Expiry date",
  answerDays: "Promise an answer",
  questions: "Questions",
};

/** The label of a field of the job form. */
export const jobFieldLabel = (name: string): string => labels[name as JobField] ?? name;

const inWords: readonly string[] = ["jobType", "experienceLevel"] satisfies JobField[];

function showQuestions(questions: JobFormValues["questions"]): string {
  return questions
    .map(({ question, questionType, isRequired, options }) => {
      const facts = [questionTypeLabels[questionType], ...(isRequired ? ["required"] : []), ...options];
      return `${question} (${facts.join(", ")})`;
    })
    .join("\n");
}

function inText(name: string, value: unknown): string {
  if (name === "questions") return showQuestions(value as JobFormValues["questions"]);
  if (name === "status") return statusLook("job", String(value)).word;
  if (name === "answerDays") return answerDaysOptions.find((option) => option.value === value)?.label ?? "";
  if (Array.isArray(value)) return value.join(", ");
  return inWords.includes(name) ? formatWords(String(value)) : String(value);
}

/** What a field of the job form holds, as text. */
export function showJobField(name: string, value: unknown): string {
  return inText(name, value) || "Nothing";
}
