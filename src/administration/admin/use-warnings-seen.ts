import { similarCompaniesQuery } from "@/administration/data/companies";
import { useEagerQuery } from "@/lib/use-eager-query";

/** The ids of the companies that look like this one, as they are shown; undefined while nobody can have seen them. */
export function useWarningsSeen(companyId: string): string[] | undefined {
  return useEagerQuery(similarCompaniesQuery(companyId)).data?.map(({ id }) => id);
}
