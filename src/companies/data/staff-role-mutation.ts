import type { CompanyMembership } from "@contracts/company";
import type { StaffRole } from "@contracts/enums";
import { useMutation } from "@tanstack/react-query";
import { useStaffChange } from "@/companies/data/use-staff-change";
import { callProcedure } from "@/lib/call-procedure";
import { formatWords, fullName } from "@/lib/format";

/** Gives a colleague another role. AppError 403 for administrators and oneself, 404 when they have left. */
export function useSetStaffRole() {
  const changed = useStaffChange();
  return useMutation({
    mutationFn: ({ membershipId, role }: { membershipId: string; role: StaffRole }) =>
      callProcedure("set_staff_role", { p_company_user_id: membershipId, p_role: role }),
    onSettled: changed,
    meta: {
      successMessage: (member: CompanyMembership) =>
        `${fullName(member) || member.email} is now ${formatWords(member.role).toLowerCase()}`,
      errorTitle: "Failed to change the role",
    },
  });
}
