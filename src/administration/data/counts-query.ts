import type { Procedures } from "@contracts/procedures";
import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";

type Counts = Procedures["count_for_admin"]["answer"];

let asked: Promise<Counts> | null = null;

/** Shares one request among simultaneous callers: a browser sends at most six to a server, each with its own preflight. */
function getCounts(): Promise<Counts> {
  if (!asked) {
    asked = callProcedure("count_for_admin", {});
    setTimeout(() => {
      asked = null;
    });
  }
  return asked;
}

const countQuery = (what: keyof Counts, errorTitle?: string) =>
  queryOptions({
    queryKey: readingKey("count_for_admin", { what }),
    queryFn: async () => (await getCounts())[what],
    ...(errorTitle && { meta: { errorTitle } }),
  });

/**
 * The dashboard's counters, each with its own error text. undelivered: emails given up on; reports: reported jobs; messages: open
 * contact messages.
 */
export const countQueries = {
  users: countQuery("users", "Failed to load user count"),
  companies: countQuery("companies", "Failed to load company count"),
  pending: countQuery("pending", "Failed to load pending approvals"),
  candidates: countQuery("candidates", "Failed to load candidate count"),
  undelivered: countQuery("undelivered"),
  reports: countQuery("reports"),
  reported_messages: countQuery("reported_messages"),
  messages: countQuery("messages"),
};
