import type { EmailLink, EmailLinkType } from "@contracts/accounts/account";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createEmailLinkSession, type EmailLinkSession } from "@/accounts/data/email-link";
import { emailLinkQuery } from "@/accounts/data/email-link-query";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { ErrorState } from "@/components/ui/error-state";

interface EmailLinkPageProps {
  tokenHash: string;
  type: EmailLinkType;
  /** Shown for a link that is unknown, expired or used. */
  dead: ReactNode;
  children: (link: EmailLink, session: EmailLinkSession) => ReactNode;
}

/** A page behind an emailed link. Opening it changes nothing, because mail scanners open links; `children` redeem it on a press. */
export function EmailLinkPage({ tokenHash, type, dead, children }: EmailLinkPageProps) {
  const { status } = useAuth();
  // Kept in state: after use, the server no longer knows the link.
  const [link, setLink] = useState<EmailLink>();
  const query = useQuery({ ...emailLinkQuery(tokenHash, type), enabled: !link });
  if (!link && query.data) setLink(query.data);
  const [session] = useState(() => createEmailLinkSession(tokenHash, type));
  // Shows who is signed in, as of when the page opened; later the page itself may change it.
  const [known, setKnown] = useState(false);
  if (!known && status !== "loading") setKnown(true);

  if (link && known) return children(link, session);
  if (link || !query.error) return <PageLoader />;
  if (query.error.status === 404) return dead;
  return (
    <AuthFrame title="We couldn't check the link">
      <ErrorState title="Nothing has changed in your account" query={query}>
        {query.error.message}
      </ErrorState>
    </AuthFrame>
  );
}
