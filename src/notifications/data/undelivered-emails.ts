import type { UndeliveredQueue } from "@contracts/notifications/email";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Mails of a queue that did not go out, written last first, and how many there are in both. */
export const useUndeliveredEmails = (queue: UndeliveredQueue) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_undelivered_emails",
      { p_queue: queue },
      { before: ({ emails }) => nextPage(emails, createdKey) },
    ),
  );

/** Has a mail that did not go out tried at once, one that was given up for another three days. AppError 404 when it waits no more. */
export const useRetryEmail = () =>
  useProcedure("retry_email", (id: string) => ({ p_id: id }), {
    meta: { successMessage: "The mail is being sent again", errorTitle: "The mail could not be sent again" },
  });
