import type { UnsubscribeLink } from "@contracts/notifications/notification";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { Button, LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import { JobAlerts } from "@/jobs/shared/job-alerts";
import { isMissing } from "@/lib/app-error";
import { unsubscribeQuery, useUnsubscribe } from "@/notifications/data/email-choices";
import { isCandidateMail, turnedOff } from "@/notifications/shared/staff-notice-words";

interface FrameProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

function Frame({ title, text, children }: FrameProps) {
  return (
    <div className="mx-auto w-full max-w-[30rem] px-4 pt-5 pb-8 md:pt-12">
      <meta name="referrer" content="no-referrer" />
      <section className="card grid grid-cols-1 justify-items-center gap-2 rounded-xl px-5 py-10 text-center md:px-8">
        <PageTitle>{title}</PageTitle>
        <div className="max-w-full break-words text-ink-muted">{text}</div>
        <div className="mt-4 grid justify-items-center gap-2">{children}</div>
      </section>
    </div>
  );
}

const Choose = ({ kind }: Partial<Pick<UnsubscribeLink, "kind">>) =>
  kind === "saved_searches" ? (
    <LinkButton to={paths.candidate.saved({ tab: "searches" })} variant="quiet">
      Your saved searches
    </LinkButton>
  ) : kind && isCandidateMail(kind) ? (
    <LinkButton to={paths.candidate.emails()} variant="quiet">
      Choose your emails
    </LinkButton>
  ) : (
    <LinkButton to={paths.company.notifications()} variant="quiet">
      Choose notifications
    </LinkButton>
  );

function Link({ link, token }: { link: UnsubscribeLink; token: string }) {
  const unsubscribe = useUnsubscribe(token);
  const what = turnedOff(link);
  if (link.is_off) {
    return (
      <Frame
        title="Turned off"
        text={
          <p role="status">
            You no longer get {what}.{" "}
            {link.kind === "saved_searches" ? "Your searches stay saved." : "In-app notifications stay the same."}
          </p>
        }
      >
        <Choose kind={link.kind} />
      </Frame>
    );
  }
  return (
    <Frame title="Turn these emails off?" text={`You get ${what}. Nothing else changes.`}>
      <Button
        variant="primary"
        busy={unsubscribe.isPending}
        busyLabel="Turning off..."
        onClick={() => unsubscribe.mutate()}
      >
        Turn off
      </Button>
      <Choose kind={link.kind} />
    </Frame>
  );
}

/** /unsubscribe/:token, from an email: turns off with one press, signed in or not. Opening it turns nothing off. */
export function UnsubscribePage() {
  const { token = "" } = useParams();
  const query = useQuery(unsubscribeQuery(token));
  if (query.data?.kind === "job_alerts") return <JobAlerts token={token} />;
  if (query.data) return <Link link={query.data} token={token} />;
  if (query.isPending) return <PageLoader />;
  if (isMissing(query.error)) {
    return (
      <Frame title="This link no longer works" text="It no longer turns anything off. You may have left the team.">
        <Choose />
      </Frame>
    );
  }
  return (
    <Frame title="Turn these emails off?" text="">
      <ErrorState title="The link couldn't be read" query={query}>
        {query.error.message}
      </ErrorState>
    </Frame>
  );
}
