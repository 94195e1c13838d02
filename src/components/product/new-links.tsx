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
  /** Takes the response of sending or revoking, which invalidates earlier links of the invitation. */
  showLink: (invited: Invited, answer?: InvitationSent) => void;
}

/** Links whose emails failed, newest first. They live only as long as their page. */
export function useNewLinks(): NewLinks {
  const [links, setLinks] = useState<readonly NewLink[]>([]);
  const showLink: NewLinks["showLink"] = ({ kind, email }, answer) =>
    setLinks((current) => {
      const others = current.filter((each) => each.kind !== kind || each.email.toLowerCase() !== email.toLowerCase());
      if (!answer?.emailError || !answer.invitationUrl) return others;
      return [{ kind, email, text: answer.emailError, url: answer.invitationUrl }, ...others];
    });
  return { links, showLink };
}

/** Specified titles above a link, in addition to the server's words. */
const titles: Partial<Record<InvitationKind, string>> = { candidate: "Invitation Created" };

export function NewLinkList({ links, className }: Pick<NewLinks, "links"> & { className?: string }) {
  return links.map(({ kind, email, text, url }) => (
    <InvitationLink key={url} title={titles[kind]} text={text} to={email} url={url} className={className} />
  ));
}
