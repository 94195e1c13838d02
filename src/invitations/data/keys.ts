export const invitationKeys = {
  all: ["invitations"] as const,
  mine: (userId: string) => [...invitationKeys.all, "mine", userId] as const,
  /** Every list of sent ones. */
  sent: () => [...invitationKeys.all, "sent"] as const,
  sentList: (of: string, kinds: readonly string[], state: string, search: string) =>
    [...invitationKeys.sent(), of, kinds, state, search] as const,
  tokens: () => [...invitationKeys.all, "token"] as const,
  byToken: (kind: string, token: string) => [...invitationKeys.tokens(), kind, token] as const,
};
