import { useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/companies/data/keys";
import { invitationKeys } from "@/invitations/data/keys";
import { jobKeys } from "@/jobs/data/keys";

/** Asks anew for everything that a colleague's role or leaving changes: the list, who can be assigned, jobs, and open invitations. */
export function useStaffChange(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: companyKeys.all }),
      client.invalidateQueries({ queryKey: jobKeys.company() }),
      client.invalidateQueries({ queryKey: invitationKeys.sent() }),
    ]);
}
