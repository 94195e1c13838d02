import { localDay } from "@contracts/day";
import { factsOf, jobFields, type PostingParts } from "@contracts/jobs/job-fields";
import type { PostingContent } from "@/components/product/posting";
import { shownJobStatus } from "@/components/product/status-look";
import type { JobFormValues } from "@/jobs/company/job-form-values";
import { formatSalaryRange, formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { readDollars } from "@/lib/read-dollars";

interface JobPreview extends PostingContent {
  title: string;
  /** As its company reads it. */
  status: ReturnType<typeof shownJobStatus>;
  /** "Denver, CO", "Full time", "Senior level": the filled ones. */
  facts: string[];
  /** "$138,000 - $165,000" or "" unless both ends are numbers. */
  salary: string;
  questions: string[];
  /** "Open until Nov 30, 2026" or "". */
  until: string;
}

const numberOrNull = (typed: string): number | null => {
  const dollars = readDollars(typed);
  return Number.isFinite(dollars) ? dollars : null;
};

/** The texts and lists of the form by their columns. */
const partsAsTyped = (values: JobFormValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const column = jobFields[name as keyof typeof jobFields]?.column;
      return column ? [[column, typeof value === "string" ? value.trim() : value]] : [];
    }),
  ) as unknown as PostingParts & { description: string };

/** What candidates would see of the form as it stands. */
export function jobPreview(values: JobFormValues): JobPreview {
  const places = [values.location, ...values.locations].map((place) => place.trim()).filter(Boolean);
  const isPast = values.expires_at !== "" && values.expires_at < localDay();
  const parts = partsAsTyped(values);
  return {
    ...parts,
    title: values.title.trim() || "Job title",
    status: shownJobStatus({ status: values.status, is_expired: values.status === "published" && isPast }),
    facts: [
      places.join(" · "),
      formatWords(values.jobType),
      formatWords(values.experienceLevel),
      ...factsOf(parts).map(({ value }) => String(value ?? "")),
    ].filter(Boolean),
    salary: formatSalaryRange(numberOrNull(values.salaryMin), numberOrNull(values.salaryMax)),
    answer_days: Number(values.answerDays) || null,
    questions: values.questions.map((question) => question.question.trim()).filter(Boolean),
    until: values.expires_at ? `Open until ${formatDate(values.expires_at)}` : "",
  };
}
