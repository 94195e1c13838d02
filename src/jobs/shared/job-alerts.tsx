import { type JobAlerts as Alerts, alertFrequencies, type JobAlert } from "@contracts/jobs/job-alert";
import { useQuery } from "@tanstack/react-query";
import { Bell, BellOff, Trash2 } from "lucide-react";
import { PageLoader } from "@/components/feedback/page-loader";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Segmented } from "@/components/ui/segmented";
import { jobAlertsQuery, useChangeAlert, useStopAlerts } from "@/jobs/data/job-alerts";
import { alertFrequencyWords } from "@/jobs/model/search-frequency-words";
import { describeAlert } from "@/jobs/model/search-words";
import { AlertFacts, whenWords } from "@/jobs/shared/alert-facts";
import { AlertFrame } from "@/jobs/shared/alert-frame";

interface AlertCardProps {
  alert: JobAlert;
  email: string;
  token: string;
  /** With several, each has its own Stop. */
  isOneOfSeveral: boolean;
}

function AlertCard({ alert, email, token, isOneOfSeveral }: AlertCardProps) {
  const change = useChangeAlert(token);
  const stop = useStopAlerts(token);
  const { id, is_stopped } = alert;
  const frequency = alert.frequency === "daily" ? "daily" : "weekly";
  return (
    <section className="card grid gap-4 p-5" aria-label={describeAlert(alert)}>
      <AlertFacts
        search={alert}
        email={email}
        when={
          is_stopped ? (
            whenWords(frequency)
          ) : (
            <span className="inline-grid">
              <Segmented
                label="How often"
                options={alertFrequencies.map((value) => ({ value, label: alertFrequencyWords[value] }))}
                value={change.isPending ? change.variables.frequency : frequency}
                onChange={(next) => change.mutate({ id, frequency: next })}
              />
            </span>
          )
        }
      />
      {(is_stopped || isOneOfSeveral) && (
        <Button
          block
          busy={stop.isPending}
          busyLabel={is_stopped ? "Bringing back..." : "Stopping..."}
          onClick={() => stop.mutate({ ids: [id], isStopping: !is_stopped })}
        >
          {is_stopped ? "Undo" : "Stop this one"}
        </Button>
      )}
    </section>
  );
}

function Shown({ token, email, alerts }: Alerts & { token: string }) {
  const stop = useStopAlerts(token);
  const running = alerts.filter(({ is_stopped }) => !is_stopped);
  const isOver = running.length === 0;
  const isOneOfSeveral = alerts.length > 1;
  return (
    <AlertFrame
      icon={isOver ? BellOff : Bell}
      title={isOver ? "You’re unsubscribed" : isOneOfSeveral ? "Stop or change your alerts" : "Stop these emails?"}
      lead={
        isOver && (
          <>
            We won’t email <b className="font-semibold text-ink">{email}</b> about these jobs again.
          </>
        )
      }
    >
      {alerts.map((alert) => (
        <AlertCard key={alert.id} {...{ alert, email, token, isOneOfSeveral }} />
      ))}
      {isOver ? (
        <p className="flex items-start gap-2 text-ink-muted text-sm" role="status">
          <Icon icon={Trash2} className="mt-0.5 shrink-0" />
          We delete your address within the hour.
        </p>
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          busy={stop.isPending}
          busyLabel="Stopping..."
          onClick={() => stop.mutate({ ids: running.map(({ id }) => id), isStopping: true })}
        >
          {running.length > 1 ? `Unsubscribe from all ${running.length}` : "Unsubscribe"}
        </Button>
      )}
    </AlertFrame>
  );
}

/** The alerts of an address, by the link in their emails: changed, stopped and brought back, signed in or not. Opening it stops none. */
export function JobAlerts({ token }: { token: string }) {
  const query = useQuery(jobAlertsQuery(token));
  if (query.data) return <Shown token={token} {...query.data} />;
  if (query.isPending) return <PageLoader />;
  return (
    <AlertFrame icon={Bell} title="Your job alerts">
      <ErrorState title="The alerts couldn’t be loaded" query={query}>
        {query.error.message}
      </ErrorState>
    </AlertFrame>
  );
}
