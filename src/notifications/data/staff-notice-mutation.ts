import type { StaffNotice, StaffNotices } from "@contracts/notification";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { staffNoticesQuery } from "@/notifications/data/staff-notices-query";

/** Chooses how one is told of a kind of thing at a company. It stands as chosen at once, and goes back when that fails. */
export function useSetStaffNotice(companyId: string) {
  const client = useQueryClient();
  const { queryKey } = staffNoticesQuery();
  const show = (notice: StaffNotice) =>
    client.setQueryData(
      queryKey,
      (all: StaffNotices | undefined) =>
        all && { ...all, notices: all.notices.map((each) => (each.kind === notice.kind ? notice : each)) },
    );
  return useMutation({
    mutationFn: ({ kind, in_app, by_mail }: StaffNotice) =>
      callProcedure("set_staff_notice", {
        p_kind: kind,
        p_in_app: in_app,
        p_by_mail: by_mail,
        p_company_id: companyId,
      }),
    // One after the other, so that the last press is what holds.
    scope: { id: `staff-notices ${companyId}` },
    onMutate: async (notice) => {
      await client.cancelQueries({ queryKey });
      show(notice);
    },
    onError: () => client.invalidateQueries({ queryKey }),
    meta: { errorTitle: "Your choice was not saved", toastFieldErrors: true },
  });
}
