import { queryOptions } from "@tanstack/react-query";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The caller's company as its job pages show it, before it is approved as well. */
export const employerPreviewQuery = queryOptions({
  queryKey: companyKeys.preview(),
  queryFn: ({ signal }) => callProcedure("get_employer_preview", {}, { signal }),
});
