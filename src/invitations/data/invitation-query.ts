import type { InvitationKind } from "@contracts/invitation";
import { queryOptions } from "@tanstack/react-query";
import { invitationKeys } from "@/invitations/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** A pending invitation by its token. Throws AppError 404 with the kind's text for any token that is not usable. */
export const invitationQuery = (kind: InvitationKind, token: string) =>
  queryOptions({
    queryKey: invitationKeys.byToken(kind, token),
    queryFn: ({ signal }) => callProcedure("get_invitation", { p_token: token, p_kind: kind }, { signal }),
    meta: { silent: true },
  });
