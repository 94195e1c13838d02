import { useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/data/companies/keys";
import { invitationKeys } from "@/data/invitations/keys";
import { jobKeys } from "@/data/jobs/keys";

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
