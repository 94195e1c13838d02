/** Cache keys of what the auth pages read. */
export const authKeys = {
  emailLink: (tokenHash: string, type: string) => ["auth", "email-link", tokenHash, type] as const,
};
