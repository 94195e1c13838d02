import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Reports that waited when their company was deleted, and still do; the longest wait first. */
export const departedReportsQuery = () =>
  queryOptions({
    queryKey: adminKeys.departedReports(),
    queryFn: ({ signal }) => callProcedure("list_departed_reports", {}, { signal }),
  });
