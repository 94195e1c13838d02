import type { UndeliveredQueue } from "@contracts/notifications/email";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** A queue's undelivered emails, newest first, and the count of both queues. */
export const useUndeliveredEmails = (queue: UndeliveredQueue) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_undelivered_emails",
      { p_queue: queue },
      { before: ({ emails }) => nextPage(emails, createdKey) },
    ),
  );

/** Retries an undelivered email right away, one given up on for another three days. AppError 404 if it is no longer queued. */
export const useRetryEmail = () =>
  useProcedure("retry_email", (id: string) => ({ p_id: id }), {
    meta: { successMessage: "Sending the email again", errorTitle: "Couldn't resend the email" },
  });
