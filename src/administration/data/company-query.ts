import { wholeCompany } from "@contracts/company";
import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

/** One company with its whole registration. Throws AppError: 404, or 403 for a reader who is no administrator any more. */
export const companyQuery = (companyId: string) =>
  queryOptions({
    queryKey: adminKeys.company(companyId),
    queryFn: async ({ signal }) => {
      const company = wholeCompany(await callProcedure("get_company", { p_company_id: companyId }, { signal }));
      if (company) return company;
      throw new AppError({ code: "forbidden", message: "You do not have the right to do this.", status: 403 });
    },
  });
