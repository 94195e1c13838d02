import type { InvitationKind, InvitationSent } from "@contracts/invitations/invitation";
import { useState } from "react";
import { InvitationLink } from "@/components/product/invitation-link";

export interface Invited {
  kind: InvitationKind;
  email: string;
}

interface NewLink extends Invited {
  text: string;
  url: string;
}

export interface NewLinks {
  links: readonly NewLink[];
  /** Takes what sending or revoking answered; any earlier link of the same invitation works no more. */
  tell: (invited: Invited, answer?: InvitationSent) => void;
}

/** Links whose mails did not go out, newest first. They live as long as the page that shows them, and nowhere else. */
export function useNewLinks(): NewLinks {
  const [links, setLinks] = useState<readonly NewLink[]>([]);
  const tell: NewLinks["tell"] = ({ kind, email }, answer) =>
    setLinks((current) => {
      const others = current.filter((each) => each.kind !== kind || each.email.toLowerCase() !== email.toLowerCase());
      if (!answer?.emailError || !answer.invitationUrl) return others;
      return [{ kind, email, text: answer.emailError, url: answer.invitationUrl }, ...others];
    });
  return { links, tell };
}

/** What is said above a link besides the server's words, where a text is specified. */
const titles: Partial<Record<InvitationKind, string>> = { candidate: "Invitation Created" };

/** They, one below the other. */
export function NewLinkList({ links, className }: Pick<NewLinks, "links"> & { className?: string }) {
  return links.map(({ kind, email, text, url }) => (
    <InvitationLink key={url} title={titles[kind]} text={text} to={email} url={url} className={className} />
  ));
}
