import { useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { candidateKeys } from "@/candidates/data/keys";
import { companyKeys } from "@/companies/data/keys";
import { jobKeys } from "@/jobs/data/keys";

/** Asks anew for everything that shows who looks after something: jobs, candidates, applications, and the colleagues with their numbers. */
export function useWorkChange(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: companyKeys.all }),
      client.invalidateQueries({ queryKey: jobKeys.company() }),
      client.invalidateQueries({ queryKey: candidateKeys.managed() }),
      client.invalidateQueries({ queryKey: applicationKeys.company() }),
    ]);
}
