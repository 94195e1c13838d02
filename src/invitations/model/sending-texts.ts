import type { InvitationKind } from "@contracts/invitations/invitation";

/** The kinds administrators send. */
export type PlatformInvitation = Extract<InvitationKind, "admin" | "company">;

export const sendingTexts: Record<PlatformInvitation, { action: string; grants: string }> = {
  company: { action: "Send Company Invite", grants: "They may post jobs and manage candidates once approved." },
  admin: { action: "Invite Admin", grants: "They may manage users, companies and platform settings." },
};

export const linkRules = "Each link is valid for 7 days, works once and belongs to one email address.";
