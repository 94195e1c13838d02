export const invitationKeys = {
  all: ["invitations"] as const,
  byToken: (kind: string, token: string) => [...invitationKeys.all, "token", kind, token] as const,
};
