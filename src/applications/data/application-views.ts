import type { ApplicationView, ViewFilters } from "@contracts/applications/view";
import { useQuery } from "@tanstack/react-query";
import { useCompanyDashboard } from "@/companies/data/company-queries";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { sendSafely } from "@/lib/send-safely";
import { useAct, useProcedure } from "@/lib/use-act";

/** Named filters of a company's team, of the chosen company if none is given. The list works without them. */
export const applicationViewsQuery = (companyId?: string) =>
  procedureQuery("list_application_views", companyId ? { p_company_id: companyId } : {}, { meta: { silent: true } });

/** The same for a page that learns its company late: the chosen one's are prefetched. */
export function useApplicationViews(companyId: string) {
  const chosenId = useCompanyDashboard().data?.company?.id;
  return useQuery({
    ...applicationViewsQuery(chosenId === companyId ? undefined : companyId),
    enabled: chosenId !== undefined,
  });
}

interface ViewChange {
  id: string;
  name: string;
  filters: ViewFilters;
  /** changed_at of the version being edited; null for a new or restored one. */
  seen: string | null;
}

/** Saves or renames a view. AppError 422 by field, 409 edit_conflict or too_many_views. */
export const useSaveView = (companyId: string) =>
  useAct("save_application_view", {
    mutationFn: ({ id, name, filters, seen }: ViewChange) =>
      sendSafely(() =>
        callProcedure("save_application_view", {
          p_id: id,
          p_name: name,
          p_filters: filters,
          p_seen: seen,
          p_company_id: companyId,
        }),
      ),
    meta: {
      successMessage: ({ name }: ApplicationView) => `View saved: ${name}`,
      errorTitle: "The view wasn't saved",
    },
  });

export const useDeleteView = () =>
  useProcedure("delete_application_view", ({ id }: ApplicationView) => ({ p_id: id }), {
    meta: { errorTitle: "The view wasn't deleted" },
  });
