import type { DepartedReport } from "@contracts/departed-report";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

interface Decision {
  report: DepartedReport;
  isUpheld: boolean;
}

const readAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminKeys.departedReports() }),
    client.invalidateQueries({ queryKey: adminKeys.count("reports") }),
  ]);

/** Keeps reports on the record of a deleted company, or dismisses them. Throws AppError 409 when another administrator decided otherwise. */
export function useDecideDepartedReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ report, isUpheld }: Decision) =>
      callProcedure("decide_departed_report", { p_id: report.id, p_is_upheld: isUpheld }),
    onSettled: () => readAnew(client),
    meta: { errorTitle: "Nothing was decided" },
  });
}

/** Takes one's own decision back. Throws AppError 409 when it is too late. */
export function useUndoDepartedReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DepartedReport) => callProcedure("decide_departed_report", { p_id: id, p_is_upheld: null }),
    onSettled: () => readAnew(client),
    meta: {
      successMessage: (_answer: unknown, { title }: DepartedReport) => `Undone: the reports of ${title} are open again`,
      errorTitle: "The decision could not be undone",
    },
  });
}
