export const invitationKeys = {
  all: ["invitations"] as const,
  mine: (userId: string) => [...invitationKeys.all, "mine", userId] as const,
  byToken: (kind: string, token: string) => [...invitationKeys.all, "token", kind, token] as const,
};
