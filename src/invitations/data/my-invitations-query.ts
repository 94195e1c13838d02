import { queryOptions } from "@tanstack/react-query";
import { invitationKeys } from "@/invitations/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The open invitations for the signed-in person's address, newest first. */
export const myInvitationsQuery = (userId: string) =>
  queryOptions({
    queryKey: invitationKeys.mine(userId),
    queryFn: ({ signal }) => callProcedure("get_my_invitations", {}, { signal }),
    meta: { silent: true },
  });
