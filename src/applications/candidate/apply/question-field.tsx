import type { JobQuestion } from "@contracts/jobs/job";
import { limits } from "@contracts/limits";
import { FileQuestion } from "@/applications/candidate/apply/file-question";
import { CheckboxGroupField, RadioGroupField, RatingField } from "@/components/form/choice-fields";
import { TextareaField, TextField } from "@/components/form/text-field";

export function QuestionField({ question, userId }: { question: JobQuestion; userId: string }) {
  const field = {
    name: `answers.${question.id}`,
    label: question.question,
    required: question.is_required,
    optional: !question.is_required,
  };
  const options = question.options.map((option) => ({ value: option, label: option }));
  switch (question.question_type) {
    case "TEXT":
      return <TextField {...field} maxLength={limits.answer} />;
    case "TEXTAREA":
      return <TextareaField {...field} rows={4} maxLength={limits.answer} />;
    case "MULTIPLE_CHOICE":
      return <RadioGroupField {...field} options={options} />;
    case "CHECKBOX":
      return <CheckboxGroupField {...field} options={options} />;
    case "RATING":
      return <RatingField {...field} low="Low" high="High" />;
    case "FILE":
      return <FileQuestion question={question} userId={userId} />;
  }
}
