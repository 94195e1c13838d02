import { alertFrequencies, type JobAlertInput, jobAlertSchema } from "@contracts/jobs/job-alert";
import { zodResolver } from "@hookform/resolvers/zod";
import { Mail, MailCheck, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { Form, formOptions } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { ChipList } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { ResendButton } from "@/components/ui/resend-button";
import { Segmented } from "@/components/ui/segmented";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { type SentRequest, useRequestAlert, useResendAlert } from "@/jobs/data/job-alerts";
import { alertFrequencyWords } from "@/jobs/model/search-frequency-words";
import { type JobSearch, searchParts } from "@/jobs/model/search-words";

export interface AlertPanelProps {
  search: JobSearch;
  /** The name of the company the search is limited to, once loaded. */
  company: string | undefined;
  onClose: () => void;
}

const frequencyOptions = alertFrequencies.map((value) => ({ value, label: alertFrequencyWords[value] }));

interface AskProps extends AlertPanelProps {
  form: UseFormReturn<JobAlertInput>;
  onSent: (request: SentRequest) => void;
}

function Ask({ search, company, onClose, form, onSent }: AskProps) {
  const request = useRequestAlert();
  const frequency = useWatch({ control: form.control, name: "frequency" });
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);
  const parts = searchParts(search, company);
  return (
    <>
      <div className="flex items-start gap-3">
        <h2 className="card-title grow">Email me jobs like these</h2>
        <IconButton icon={X} label="Close" className="-mt-2 -mr-2" onClick={onClose} />
      </div>
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-1.5 text-ink-muted text-sm">
        {parts.length > 0 && <span>New jobs for</span>}
        <ChipList items={parts.length > 0 ? parts : ["All new jobs"]} />
      </div>
      <Form form={form} onSubmit={async (values) => onSent(await request.mutateAsync({ ...values, ...search }))}>
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,22rem)_auto_auto] md:justify-start">
          <EmailField name="email" label="Email" />
          <div className="grid gap-1.5">
            <span className="label">How often</span>
            <Segmented
              wide
              label="How often"
              options={frequencyOptions}
              value={frequency}
              onChange={(next) => form.setValue("frequency", next)}
            />
          </div>
          <SubmitButton className="md:mt-7" variant="secondary" busyLabel="Sending...">
            Email me
          </SubmitButton>
        </div>
        <p className="flex items-start gap-2 text-ink-muted text-sm">
          <Icon icon={MailCheck} className="mt-0.5 shrink-0" />
          <span>
            You confirm by email first. Nothing is sent when there’s nothing new, and every email has an unsubscribe
            link. <TextLink to={paths.privacy()}>Privacy</TextLink>
          </span>
        </p>
      </Form>
    </>
  );
}

interface SentProps {
  request: SentRequest;
  /** Whether the list shows another search by now. */
  isEarlier: boolean;
  onOther: () => void;
}

function Sent({ request, isEarlier, onOther }: SentProps) {
  const resend = useResendAlert();
  const [sentAt, setSentAt] = useState(Date.now);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="file-ic bg-accent-soft text-accent-text">
        <Icon icon={Mail} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 ref={title} className="card-title" tabIndex={-1}>
          Check your email
        </h2>
        <p className="text-ink-muted">
          We sent a link to <b className="wrap-anywhere font-semibold text-ink">{request.email}</b>. Open it within 24
          hours to start. Until then, nothing else is sent.{" "}
          <span role="status">{resend.isSuccess && "Sent again."}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ResendButton
          size="sm"
          label="Resend"
          sentAt={sentAt}
          busy={resend.isPending}
          onResend={() => resend.mutate(request, { onSuccess: () => setSentAt(Date.now()) })}
        />
        <Button variant="quiet" size="sm" onClick={onOther}>
          {isEarlier ? "Alert for these filters" : "Use a different email"}
        </Button>
      </div>
    </div>
  );
}

/** Requests an email alert for a search, and confirms in place that a link was sent. Escape closes it. */
export function AlertPanel({ search, company, onClose }: AlertPanelProps) {
  const form = useForm<JobAlertInput>({
    ...formOptions,
    resolver: zodResolver(jobAlertSchema),
    defaultValues: { email: "", frequency: "weekly" },
  });
  const [sent, setSent] = useState<{ request: SentRequest; search: JobSearch } | null>(null);
  return (
    <section
      className="card mb-4 p-4 md:p-5"
      aria-label="Job alert"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      {sent ? (
        <Sent
          request={sent.request}
          isEarlier={JSON.stringify(sent.search) !== JSON.stringify(search)}
          onOther={() => setSent(null)}
        />
      ) : (
        <Ask
          search={search}
          company={company}
          onClose={onClose}
          form={form}
          onSent={(request) => setSent({ request, search })}
        />
      )}
    </section>
  );
}
