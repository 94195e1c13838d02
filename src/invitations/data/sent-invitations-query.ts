import type { InvitationKind, SentInvitationFilter } from "@contracts/invitation";
import { pageSize } from "@contracts/limits";
import type { SentKey } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { invitationKeys } from "@/invitations/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** Which sent invitations: of a company, or of the platform without one. */
interface SentInvitationsOf {
  companyId?: string | undefined;
  kinds: InvitationKind[];
  state: SentInvitationFilter;
  /** In address, name and company. */
  search: string;
}

/** Sent invitations the caller may manage, sent last first, and with the first page how many there are in each state. */
export const useSentInvitations = ({ companyId, kinds, state, search }: SentInvitationsOf) =>
  useEagerInfiniteQuery(
    infiniteQueryOptions({
      queryKey: invitationKeys.sentList(companyId ?? "platform", kinds, state, search),
      queryFn: ({ pageParam, signal }) =>
        callProcedure(
          "list_invitations",
          {
            p_company_id: companyId,
            p_kinds: kinds,
            p_state: state,
            p_search: search,
            p_before: pageParam,
            p_limit: pageSize,
          },
          { signal },
        ),
      initialPageParam: null as SentKey | null,
      getNextPageParam: ({ invitations }) => nextPage(invitations, ({ sent_at, id }) => ({ sentAt: sent_at, id })),
      placeholderData: keepPreviousData,
    }),
  );
