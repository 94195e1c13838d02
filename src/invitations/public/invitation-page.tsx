import type { Invitation, InvitationKind } from "@contracts/invitations/invitation";
import { productName } from "@contracts/operator";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { InvitationLead } from "@/components/product/invitation-lead";
import { InvitationWords } from "@/components/product/invitation-words";
import { LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { invitationQuery } from "@/invitations/data/invitation-queries";
import { InvitationActions } from "@/invitations/public/invitation-actions";
import { invitationProblem, invitationTexts } from "@/invitations/public/invitation-texts";
import { formatDate } from "@/lib/format-date";

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[30rem] px-4 pt-5 pb-8 md:pt-12">
      <meta name="referrer" content="no-referrer" />
      {children}
    </div>
  );
}

function InvalidInvitation({ reason }: { reason: string }) {
  return (
    <Frame>
      <section className="card grid grid-cols-1 justify-items-center gap-2 rounded-xl px-5 py-10 text-center md:px-8">
        <PageTitle>Invalid Invitation</PageTitle>
        <p className="text-ink-muted">{reason}</p>
        <p className="text-ink-muted">Ask the person who invited you for a new one.</p>
        <LinkButton to={paths.home()} variant="primary" className="mt-4">
          Return to Home
        </LinkButton>
      </section>
    </Frame>
  );
}

function Welcome({ invitation, token }: { invitation: Invitation; token: string }) {
  const { status } = useAuth();
  const { kind, company_name, company_logo_url, email, expires_at, stopped } = invitation;
  const texts = invitationTexts[kind];
  const here = paths.invitations[kind](token);
  // With an email, the sign-in page locks it and mentions the admin dashboard.
  const signIn = paths.signIn(kind === "admin" ? { email, redirect: here } : { redirect: here });
  return (
    <Frame>
      <section className="card overflow-hidden rounded-xl">
        <div className="grid grid-cols-1 justify-items-center px-5 pt-7 pb-5 text-center md:px-8">
          <CompanyAvatar name={company_name ?? productName} logo={company_logo_url} size="lg" />
          <div className="mt-4 max-w-full break-words">
            <PageTitle>{texts.greeting(invitation)}</PageTitle>
          </div>
          <p className="mt-1.5 max-w-full break-words text-md text-ink-muted">
            <InvitationLead invitation={invitation} />
          </p>
        </div>
        <div className="grid grid-cols-1 gap-4 px-5 pb-6 md:px-8">
          <ul>
            {texts.points(invitation).map(({ icon, text }) => (
              <li key={text} className="flex gap-3 py-2">
                <span className="mt-0.5 text-accent-text">
                  <Icon icon={icon} size="lg" />
                </span>
                <span className="min-w-0 break-words">{text}</span>
              </li>
            ))}
          </ul>
          <InvitationWords invitation={invitation} />
          <InvitationActions invitation={invitation} token={token} />
          {!stopped && <p className="text-center text-sm text-ink-muted">Valid until {formatDate(expires_at)}</p>}
        </div>
        {status === "signed-out" && !stopped && (
          <div className="border-t border-line px-5 py-4 text-center text-ink-muted md:px-8">
            Already on {productName}? <TextLink to={signIn}>Sign in to accept</TextLink>
          </div>
        )}
      </section>
      <p className="mt-5 px-4 text-center text-sm text-ink-muted">
        Not expecting this? Close the page. Nothing happens unless you accept.
      </p>
    </Frame>
  );
}

/** The acceptance page of all four kinds of invitations (RULES: Invitations). */
export function InvitationPage({ kind }: { kind: InvitationKind }) {
  const { token = "" } = useParams();
  const { status } = useAuth();
  const query = useQuery(invitationQuery(kind, token));
  const { data, error } = query;

  if (data && status !== "loading") {
    const problem = invitationProblem(data, new Date());
    return problem ? <InvalidInvitation reason={problem} /> : <Welcome invitation={data} token={token} />;
  }
  if (!error) return <PageLoader />;
  // The sign-in page redirects signed-in users to their dashboard.
  if (error.code === "invitation_accepted") return <Navigate to={paths.signIn()} replace />;
  if (error.status >= 400 && error.status < 500) return <InvalidInvitation reason={error.message} />;
  return (
    <Frame>
      <PageTitle className="text-center">Invitation</PageTitle>
      <ErrorState title="Failed to load invitation" query={query}>
        {error.message}
      </ErrorState>
    </Frame>
  );
}
