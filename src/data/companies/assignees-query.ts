import { invitableStaffRoles, type StaffRole } from "@contracts/enums";
import type { Assignee } from "@contracts/job";
import { queryOptions } from "@tanstack/react-query";
import { companyKeys } from "@/data/companies/keys";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";

/** A colleague work can be given to (RULES: Staff). */
export interface AssignableColleague extends Assignee {
  role: StaffRole;
}

async function getAssignees(companyId: string): Promise<AssignableColleague[]> {
  const tables = await getTables();
  const { data } = await settle(
    tables
      .from("company_users")
      .select("user_id, first_name, last_name, role")
      .eq("company_id", companyId)
      .in("role", [...invitableStaffRoles])
      .order("first_name")
      .order("user_id"),
  );
  return data;
}

export const assigneesQuery = (companyId: string) =>
  queryOptions({ queryKey: companyKeys.assignees(companyId), queryFn: () => getAssignees(companyId) });
