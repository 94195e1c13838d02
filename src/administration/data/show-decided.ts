import type { Company, QueuedCompany } from "@contracts/company";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { accountKeys } from "@/accounts/data/keys";
import { companyQuery } from "@/administration/data/company-query";
import { adminKeys } from "@/administration/data/keys";

/** Shows what a decision has left at once: the company as it is now, which waits no more. The lists are read again after it. */
export function showDecided(queryClient: QueryClient, company: Company): void {
  queryClient.setQueryData(companyQuery(company.id).queryKey, company);
  for (const queue of ["waiting", "changes"] as const)
    queryClient.setQueriesData<InfiniteData<{ companies: QueuedCompany[] }>>(
      { queryKey: adminKeys.searchesOf(queue) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            companies: page.companies.filter(({ id }) => id !== company.id),
          })),
        },
    );
}

/** Reads everything administrators see anew, and how much still waits for them. */
export function readDecidedAnew(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: accountKeys.all });
  return queryClient.invalidateQueries({ queryKey: adminKeys.all });
}
