import { localDay } from "@contracts/day";
import { factsOf, jobFields, type PostingParts } from "@contracts/jobs/job-fields";
import { workWords } from "@contracts/jobs/work-words";
import { formatPay } from "@contracts/money";
import type { PostingContent } from "@/components/product/posting";
import { shownJobStatus } from "@/components/product/status-look";
import type { JobFormValues } from "@/jobs/company/job-form-values";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { readAmount } from "@/lib/read-amount";

interface JobPreview extends PostingContent {
  title: string;
  /** As its company sees it. */
  status: ReturnType<typeof shownJobStatus>;
  /** "Denver, CO", "Full time", "Senior level": those given. */
  facts: string[];
  /** "$138,000–$165,000" or "" unless both ends are numbers. */
  salary: string;
  questions: string[];
  /** "Open until Nov 30, 2026" or "". */
  until: string;
}

const numberOrNull = (typed: string): number | null => {
  const amount = readAmount(typed);
  return Number.isFinite(amount) ? amount : null;
};

/** The form's texts and lists by column. */
const partsAsTyped = (values: JobFormValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const column = jobFields[name as keyof typeof jobFields]?.column;
      return column ? [[column, typeof value === "string" ? value.trim() : value]] : [];
    }),
  ) as unknown as PostingParts & { description: string };

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
      ...(values.jobType ? workWords({ job_type: values.jobType, workplace: values.workplace || null }) : []),
      formatWords(values.experienceLevel),
      ...factsOf(parts).map(({ value }) => String(value ?? "")),
    ].filter(Boolean),
    salary: formatPay({
      salary_min: numberOrNull(values.salaryMin),
      salary_max: numberOrNull(values.salaryMax),
      pay_period: values.payPeriod || "year",
    }),
    answer_days: Number(values.answerDays) || null,
    questions: values.questions.map((question) => question.question.trim()).filter(Boolean),
    until: values.expires_at ? `Open until ${formatDate(values.expires_at)}` : "",
  };
}
