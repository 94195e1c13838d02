import { useProcedure } from "@/lib/use-act";

/** A message by an administrator. The id makes retries idempotent. */
export interface ReportWords {
  id: string;
  words: string;
}

/** Warns a company about what was reported. Throws AppError 422 by field. */
export const useWarnCompany = (company: { id: string; name: string }) =>
  useProcedure(
    "warn_company",
    ({ id, words }: ReportWords) => ({ p_id: id, p_company_id: company.id, p_words: words }),
    {
      meta: { successMessage: () => `${company.name} warned`, errorTitle: "The warning wasn't sent" },
    },
  );

const sent = { successMessage: () => "Reply sent", errorTitle: "The reply wasn't sent" };

/** Writes to everyone who reported a job. */
export const useAnswerJobReporters = (jobId: string) =>
  useProcedure(
    "write_to_job_reporters",
    ({ id, words }: ReportWords) => ({ p_id: id, p_job_id: jobId, p_words: words }),
    { meta: sent },
  );

/** Writes to everyone who reported a message. */
export const useAnswerMessageReporters = (messageId: string) =>
  useProcedure(
    "write_to_message_reporters",
    ({ id, words }: ReportWords) => ({ p_id: id, p_message_id: messageId, p_words: words }),
    { meta: sent },
  );
