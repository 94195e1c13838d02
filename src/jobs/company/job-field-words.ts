import { jobFields } from "@contracts/jobs/job-fields";
import { answerDaysOptions, questionTypeLabels, workplaceOptions } from "@/components/product/options";
import { statusLook } from "@/components/product/status-look";
import type { JobFormValues } from "@/jobs/company/job-form-values";
import { formatWords } from "@/lib/format";

const fieldOf = (name: string) => jobFields[name as keyof typeof jobFields] as (typeof jobFields)["title"] | undefined;

export const jobFieldLabel = (name: string): string => fieldOf(name)?.label ?? name;

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
  if (name === "workplace") return workplaceOptions.find((option) => option.value === value)?.label ?? "";
  if (Array.isArray(value)) return value.join(", ");
  return fieldOf(name)?.kind === "choice" ? formatWords(String(value)) : String(value);
}

export function showJobField(name: string, value: unknown): string {
  return inText(name, value) || "Nothing";
}
