import type { Invitation } from "@contracts/invitation";
import type { ReactNode } from "react";

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md bg-sunken px-4 py-3.5">
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1 whitespace-pre-line break-words text-ink-muted">{children}</p>
    </section>
  );
}

/** What the sender wrote: the message, and the terms that are accepted with the invitation. */
export function InvitationWords({ invitation: { message, management_terms } }: { invitation: Invitation }) {
  return (
    <>
      {message && <Block title="Personal message">{message}</Block>}
      {management_terms && <Block title="Management terms">{management_terms}</Block>}
    </>
  );
}
