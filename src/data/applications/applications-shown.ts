import { useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { companyKeys } from "@/data/companies/keys";
import { jobKeys } from "@/data/jobs/keys";

/** Reads anew wherever the company's applications show; resolves once its lists and boards have. */
export function useShowApplications() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: companyKeys.dashboard() });
    void queryClient.invalidateQueries({ queryKey: jobKeys.company() });
    return queryClient.invalidateQueries({ queryKey: applicationKeys.company() });
  };
}
