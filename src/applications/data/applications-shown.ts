import { useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { companyKeys } from "@/companies/data/keys";
import { jobKeys } from "@/jobs/data/keys";

/** Reads anew wherever the company's applications show; resolves once its lists and boards have. */
export function useShowApplications() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: companyKeys.dashboard() });
    void queryClient.invalidateQueries({ queryKey: jobKeys.company() });
    return queryClient.invalidateQueries({ queryKey: applicationKeys.company() });
  };
}
