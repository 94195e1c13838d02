import type { CompanyNote } from "@contracts/administration/company-page";
import { offerUndo } from "@/components/feedback/undo-offer";
import { callProcedure } from "@/lib/call-procedure";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** Figures of the last 30 days, team and reports of a company. Throws AppError 404. */
export const companyOverviewQuery = (companyId: string) =>
  procedureQuery("get_company_overview", { p_company_id: companyId });

/** All of its jobs, newest first. */
export const useJobsOfCompany = (companyId: string) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_company_jobs",
      { p_company_id: companyId },
      { before: ({ jobs }) => nextPage(jobs, createdKey) },
    ),
  );

/** What was mailed to its team, newest first. */
export const useCompanyEmails = (companyId: string) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_company_emails",
      { p_company_id: companyId },
      { before: ({ emails }) => nextPage(emails, createdKey) },
    ),
  );

/** What administrators noted about it, newest first. */
export const useCompanyNotes = (companyId: string) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_company_notes",
      { p_company_id: companyId },
      { before: ({ notes }) => nextPage(notes, createdKey) },
    ),
  );

/** Keeps a note. AppError 422 by field. */
export const useAddCompanyNote = (companyId: string, safely: SafeSendOptions) =>
  useSafeMutation({
    act: "add_company_note",
    about: { p_company_id: companyId },
    send: ({ body }: { body: string }, id) =>
      callProcedure("add_company_note", { p_id: id, p_company_id: companyId, p_body: body }),
    safely,
    meta: { errorTitle: "The note wasn't saved" },
  });

/** Changes one's own note. */
export const useEditCompanyNote = (id: string) =>
  useProcedure("edit_company_note", (body: string) => ({ p_id: id, p_body: body }), {
    meta: { errorTitle: "The note wasn't changed" },
  });

/** Deletes a note, with an undo. */
export function useDeleteCompanyNote() {
  const undo = useProcedure("undo_delete_company_note", (id: string) => ({ p_id: id }), {
    meta: { errorTitle: "The note wasn't restored" },
  });
  return useProcedure("delete_company_note", ({ id }: CompanyNote) => ({ p_id: id }), {
    onSuccess: (_answer, { id }) => offerUndo({ title: "Note deleted", undo: () => undo.mutate(id), of: id }),
    meta: { errorTitle: "The note wasn't deleted" },
  });
}
