import type { Procedures } from "@contracts/procedures";
import { queryOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { readingKey } from "@/lib/procedure-query";

type Counts = Procedures["count_for_admin"]["answer"];

let asked: Promise<Counts> | null = null;

/** One call for those who ask at the same moment: a browser sends six to a server at once, and each has a preflight of its own. */
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

/** The dashboard's counters, each with the text of its own failure. pending: submitted companies; undelivered: mails that were given up; reports: reported jobs that wait; reported_messages: messages of conversations that do; messages: those of the contact page that do. */
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
