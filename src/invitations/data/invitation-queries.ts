import type { InvitationKind, SentInvitationFilter } from "@contracts/invitations/invitation";
import { keepPreviousData } from "@tanstack/react-query";
import { nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** A pending invitation by token. Throws AppError 404 with the kind's text for any unusable token. */
export const invitationQuery = (kind: InvitationKind, token: string) =>
  procedureQuery("get_invitation", { p_token: token, p_kind: kind }, { meta: { silent: true } });

/** The open invitations for the signed-in person's address, newest first. */
export const myInvitationsQuery = () => procedureQuery("get_my_invitations", {}, { meta: { silent: true } });

/** Sent invitations of a company, or of the platform by default. */
interface SentInvitationsOf {
  companyId?: string | undefined;
  kinds: InvitationKind[];
  state: SentInvitationFilter;
  /** In address, name and company. */
  search: string;
}

/** Sent invitations the caller may manage, latest first; the first page also counts them by state. */
export const useSentInvitations = ({ companyId, kinds, state, search }: SentInvitationsOf) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_invitations",
      { p_company_id: companyId, p_kinds: kinds, p_state: state, p_search: search },
      {
        before: ({ invitations }) => nextPage(invitations, ({ sent_at, id }) => ({ sentAt: sent_at, id })),
        placeholderData: keepPreviousData,
      },
    ),
  );
