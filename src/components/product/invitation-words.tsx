import { managementGrants } from "@contracts/companies/grants";
import type { Invitation } from "@contracts/invitations/invitation";
import { Eye, type LucideIcon, Send } from "lucide-react";
import type { ReactNode } from "react";
import { inviter } from "@/components/product/invitation-lead";
import { Icon } from "@/components/ui/icon";

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md bg-sunken px-4 py-3.5">
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1 whitespace-pre-line break-words text-ink-muted">{children}</p>
    </section>
  );
}

/** The sender's message, and the terms accepted with the invitation. */
export function InvitationWords({ invitation: { message, management_terms } }: { invitation: Invitation }) {
  return (
    <>
      {message && <Block title="Personal message">{message}</Block>}
      {management_terms && <Block title="Representation terms">{management_terms}</Block>}
    </>
  );
}

/** What a company that represents a candidate can do; the same wherever its invitation is accepted. */
export const representingTerms = (invitation: Invitation): { icon: LucideIcon; text: string }[] =>
  invitation.kind === "candidate"
    ? [
        { icon: Eye, text: `${inviter(invitation)} can ${managementGrants.you.see}.` },
        { icon: Send, text: `${inviter(invitation)} can ${managementGrants.you.submit}.` },
      ]
    : [];

export function RepresentingTerms({ invitation }: { invitation: Invitation }) {
  const terms = representingTerms(invitation);
  if (terms.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {terms.map(({ icon, text }) => (
        <li key={text} className="flex gap-2.5 text-ink-muted">
          <Icon icon={icon} size="sm" className="mt-1 text-accent-text" />
          <span className="min-w-0 break-words">{text}</span>
        </li>
      ))}
    </ul>
  );
}
