import type { DepartedReport } from "@contracts/departed-report";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/data/admin/keys";
import { callProcedure } from "@/lib/call-procedure";

interface Decision {
  report: DepartedReport;
  isUpheld: boolean;
}

/** Keeps reports on the record of a deleted company, or dismisses them. Throws AppError 409 when another administrator decided otherwise. */
export function useDecideDepartedReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ report, isUpheld }: Decision) =>
      callProcedure("decide_departed_report", { p_id: report.id, p_is_upheld: isUpheld }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.departedReports() }),
        client.invalidateQueries({ queryKey: adminKeys.count("reports") }),
      ]),
    meta: {
      successMessage: (_answer: unknown, { report, isUpheld }: Decision) =>
        isUpheld ? `Kept on the record of ${report.company_name}` : "Reports dismissed",
      errorTitle: "Nothing was decided",
    },
  });
}
