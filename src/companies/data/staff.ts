import type { CompanyMembership } from "@contracts/companies/company";
import type { StaffRole } from "@contracts/enums";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { formatWords, fullName } from "@/lib/format";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";

/** The caller's colleagues whose name or address contains `search`, newest first. */
export const staffQuery = (search: string) =>
  procedurePages(
    "list_staff",
    { p_search: search },
    {
      before: ({ staff }) => nextPage(staff, createdKey),
      placeholderData: keepPreviousData,
      staleTime: deskStaleTime,
    },
  );

export const useStaff = (search: string) => useInfiniteQuery(staffQuery(search));

/** The newest 100 colleagues, who could succeed the last administrator. */
export const staffForSuccessionQuery = () =>
  procedureQuery("list_staff", { p_limit: 100 }, { select: ({ staff }) => staff, staleTime: deskStaleTime });

/** Colleagues who can be assigned work (RULES: Staff), by name, with their load; of the chosen company by default. */
export const assigneesQuery = (companyId?: string) =>
  procedureQuery("list_assignees", { p_company_id: companyId }, { staleTime: deskStaleTime });

/** A colleague's work, refetched whenever a decision about them starts. */
export const staffWorkQuery = (membershipId: string) =>
  procedureQuery("get_staff_work", { p_company_user_id: membershipId }, { staleTime: 0, gcTime: 0 });

interface Removal {
  membershipId: string;
  /** The user who takes over, if any. */
  successor: string | undefined;
}

/** Ends a colleague's membership. AppError with the field "assignee" when the successor can no longer take over, 404 when they have left. */
export const useRemoveStaff = () =>
  useProcedure(
    "remove_staff",
    ({ membershipId, successor }: Removal) => ({ p_company_user_id: membershipId, p_successor: successor }),
    { meta: { successMessage: "Employee removed successfully", errorTitle: "Failed to remove employee" } },
  );

/** Gives a colleague another role. AppError 403 for administrators and oneself, 404 when they have left. */
export const useSetStaffRole = () =>
  useProcedure(
    "set_staff_role",
    ({ membershipId, role }: { membershipId: string; role: StaffRole }) => ({
      p_company_user_id: membershipId,
      p_role: role,
    }),
    {
      meta: {
        successMessage: (member: CompanyMembership) =>
          `${fullName(member) || member.email} is now ${formatWords(member.role).toLowerCase()}`,
        errorTitle: "Failed to change the role",
      },
    },
  );

/** Undoes the user's assignment, by the id in its response. AppError 409 when it is too late. */
export const useUndoAssignment = () =>
  useProcedure("undo_assignment", (changeId: string) => ({ p_change_id: changeId }), {
    meta: {
      successMessage: (count: number) =>
        count > 0
          ? "Undone. Everything is assigned as before."
          : "Everything was reassigned since then, so nothing changed",
      errorTitle: "The assignment couldn't be undone",
    },
  });
