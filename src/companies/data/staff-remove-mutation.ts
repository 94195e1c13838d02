import { useMutation } from "@tanstack/react-query";
import { useStaffChange } from "@/companies/data/use-staff-change";
import { callProcedure } from "@/lib/call-procedure";

interface Removal {
  membershipId: string;
  /** The user who takes over; nobody without. */
  successor: string | undefined;
}

/** Ends a colleague's membership. AppError with the field "assignee" when the successor can no longer take over, 404 when they have left. */
export function useRemoveStaff() {
  const changed = useStaffChange();
  return useMutation({
    mutationFn: ({ membershipId, successor }: Removal) =>
      callProcedure("remove_staff", { p_company_user_id: membershipId, p_successor: successor }),
    onSettled: changed,
    meta: { successMessage: "Employee removed successfully", errorTitle: "Failed to remove employee" },
  });
}
