import type { InvitationKind } from "@contracts/invitations/invitation";

/** The kinds administrators send. */
export type PlatformInvitation = Extract<InvitationKind, "admin" | "company">;

export const sendingTexts: Record<PlatformInvitation, { action: string; grants: string }> = {
  company: {
    action: "Send Company Invite",
    grants: "Once approved, they can post jobs, review applications and represent candidates.",
  },
  admin: { action: "Invite Admin", grants: "They can manage users, companies and platform settings." },
};

export const linkRules = "Each link is valid for 7 days, works once and belongs to one email address.";
