import type { AlertRequest } from "@contracts/jobs/job-alert";
import { useQuery } from "@tanstack/react-query";
import { BellPlus, Clock, MailCheck, Unlink } from "lucide-react";
import { useParams } from "react-router-dom";
import { PageLoader } from "@/components/feedback/page-loader";
import { Button, LinkButton } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { alertRequestQuery, useConfirmAlert, useRenewAlert } from "@/jobs/data/job-alerts";
import { describeAlert, searchName, searchPath } from "@/jobs/model/search-words";
import { AlertFacts, whenWords } from "@/jobs/shared/alert-facts";
import { AlertFrame } from "@/jobs/shared/alert-frame";
import { isMissing } from "@/lib/app-error";

const dayFormat = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric" });

const Facts = ({ request }: { request: AlertRequest }) => (
  <section className="card p-5" aria-label="Your alert">
    <AlertFacts search={request} email={request.email} when={whenWords(request.frequency)} />
  </section>
);

/** It is active: started by this press, or an earlier one. */
function Running({ request, isNew }: { request: AlertRequest; isNew: boolean }) {
  const { alerts, email, next_at } = request;
  return (
    <AlertFrame
      icon={MailCheck}
      title={isNew ? "You’re all set" : "This link was already used"}
      lead={
        isNew && next_at
          ? `We'll send the first one on ${dayFormat.format(new Date(next_at))}, if there’s something new by then.`
          : "Your alert was started."
      }
    >
      <Facts request={request} />
      <div className="grid gap-2">
        <LinkButton variant="primary" size="lg" block to={searchPath(request)}>
          See the jobs open now
        </LinkButton>
        <LinkButton
          size="lg"
          block
          to={alerts ? paths.unsubscribe(alerts) : paths.candidate.saved({ tab: "searches" })}
        >
          {alerts ? "Change what you get" : "Your saved searches"}
        </LinkButton>
      </div>
      {alerts && (
        <p className="text-ink-muted text-sm">
          <TextLink to={paths.signUp({ role: "candidate", email })}>Create an account</TextLink> with this email and it
          becomes a saved search, sorted by your match.
        </p>
      )}
    </AlertFrame>
  );
}

function Expired({ request, token }: { request: AlertRequest; token: string }) {
  const renew = useRenewAlert(token);
  return (
    <AlertFrame
      icon={Clock}
      title="This link has expired"
      lead={renew.isSuccess ? undefined : "It was valid for 24 hours, and no alert was started."}
    >
      <div role="status">{renew.isSuccess && `We sent a new link to ${request.email}.`}</div>
      {!renew.isSuccess && (
        <Button
          variant="primary"
          size="lg"
          block
          busy={renew.isPending}
          busyLabel="Sending..."
          onClick={() => renew.mutate()}
        >
          Email me a new link
        </Button>
      )}
    </AlertFrame>
  );
}

interface StartProps {
  request: AlertRequest;
  confirm: ReturnType<typeof useConfirmAlert>;
}

function Start({ request, confirm }: StartProps) {
  return (
    <AlertFrame
      icon={BellPlus}
      title="One click to start"
      lead="We email you new jobs like these. You can change or stop it in every email."
    >
      <Facts request={request} />
      <Button
        variant="primary"
        size="lg"
        block
        busy={confirm.isPending}
        busyLabel="Starting..."
        onClick={() => confirm.mutate(searchName(describeAlert(request)))}
      >
        Start emails
      </Button>
      {confirm.error?.code === "too_many_alerts" && request.alerts && (
        <LinkButton size="lg" block to={paths.unsubscribe(request.alerts)}>
          See your alerts
        </LinkButton>
      )}
      <p className="text-center text-ink-muted text-sm">Wasn’t you? Close this page and nothing is sent.</p>
    </AlertFrame>
  );
}

/** /job-alerts/:token, from the confirmation email: one press starts an alert. Opening it starts nothing. */
export function ConfirmAlertPage() {
  const { token = "" } = useParams();
  const query = useQuery(alertRequestQuery(token));
  const confirm = useConfirmAlert(token);
  const { data: request, error } = query;
  if (confirm.data) return <Running request={confirm.data} isNew />;
  if (request?.state === "open") return <Start request={request} confirm={confirm} />;
  if (request?.state === "expired") return <Expired request={request} token={token} />;
  if (request) return <Running request={request} isNew={false} />;
  if (!error) return <PageLoader />;
  return isMissing(error) ? (
    <AlertFrame icon={Unlink} title="This link no longer works" lead="You can set up a new alert from any search.">
      <LinkButton variant="primary" size="lg" block to={paths.jobs.list()}>
        See jobs
      </LinkButton>
    </AlertFrame>
  ) : (
    <AlertFrame icon={BellPlus} title="Your job alert">
      <ErrorState title="The page couldn’t be loaded" query={query}>
        {error.message}
      </ErrorState>
    </AlertFrame>
  );
}
