import type { CandidateMail, CandidateMailKind } from "@contracts/notifications/notification";
import { productName } from "@contracts/operator";
import { Check, Lock } from "lucide-react";
import { useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { SettingsFrame } from "@/candidates/candidate/settings/settings-frame";
import { candidateMailWords } from "@/components/product/mail-kind-words";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useEagerQuery } from "@/lib/use-eager-query";
import { candidateMailsQuery, useSetCandidateMail } from "@/notifications/data/email-choices";
import { NoticeTable } from "@/notifications/shared/notice-table";

/** An email that can't be turned off. */
interface AlwaysOn {
  name: string;
  text?: string;
  /** Has no counterpart in the app: the reader isn't signed in yet, or anymore. */
  onlyByEmail?: true;
}

/** The table's rows in order; optional ones have their kind. */
const groups: readonly { title: string; rows: readonly (CandidateMailKind | AlwaysOn)[] }[] = [
  {
    title: "Your applications",
    rows: [
      "application_moves",
      "company_messages",
      { name: "Interview times", text: "Proposed, confirmed, moved and canceled" },
      "interview_reminders",
      { name: "Offers", text: "Also when one is about to expire" },
      "promised_answers",
    ],
  },
  {
    title: "Jobs and people",
    rows: ["saved_searches", "put_forward", { name: "Invitations to be represented" }],
  },
  {
    title: productName,
    rows: [{ name: "Sign-in and security", text: "Password and email", onlyByEmail: true }],
  },
];

function AlwaysOnMark() {
  return (
    <>
      <Icon icon={Lock} size="sm" className="mx-auto text-ink-subtle" />
      <span className="sr-only">always on</span>
    </>
  );
}

interface RowProps {
  row: CandidateMailKind | AlwaysOn;
  mails: readonly CandidateMail[];
  saved: boolean;
  onChange: (mail: CandidateMail) => void;
}

function EmailRow({ row, mails, saved, onChange }: RowProps) {
  const kind = typeof row === "string" ? row : null;
  const { name, text, onlyByEmail }: AlwaysOn = typeof row === "string" ? candidateMailWords[row] : row;
  const isOn = mails.find((mail) => mail.kind === kind)?.is_on ?? null;
  // Candidates without representation are never submitted to jobs.
  if (kind === "put_forward" && isOn === null) return null;
  return (
    <tr>
      <th scope="row">
        {name}
        {kind === "saved_searches" && isOn === null ? (
          <small>
            None saved yet. <TextLink to={paths.jobs.list()}>Search for jobs</TextLink> and save your search.
          </small>
        ) : (
          text && <small>{text}</small>
        )}
        <span role="status" className="text-accent-text text-sm">
          {saved && (
            <span className="inline-flex items-center gap-1">
              <Icon icon={Check} size="sm" />
              Saved
            </span>
          )}
        </span>
      </th>
      <td data-column="In the app">{onlyByEmail ? <span className="text-ink-subtle">–</span> : <AlwaysOnMark />}</td>
      <td data-column="By email">
        {kind === null ? (
          <AlwaysOnMark />
        ) : isOn === null ? (
          <span className="text-ink-subtle">–</span>
        ) : (
          <input
            type="checkbox"
            className="box"
            aria-label={`${name}, by email`}
            checked={isOn}
            onChange={(event) => onChange({ kind, is_on: event.target.checked })}
          />
        )}
      </td>
    </tr>
  );
}

function EmailTable({ mails }: { mails: readonly CandidateMail[] }) {
  const set = useSetCandidateMail();
  const [saved, setSaved] = useState<CandidateMailKind | null>(null);
  const choose = (mail: CandidateMail) => {
    setSaved(null);
    set.mutate(mail, { onSuccess: () => setSaved(mail.kind) });
  };
  return (
    <NoticeTable className="email-ticks">
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <EmailRow
              key={typeof row === "string" ? row : row.name}
              row={row}
              mails={mails}
              saved={saved === row}
              onChange={choose}
            />
          ))}
        </tbody>
      ))}
    </NoticeTable>
  );
}

/** /settings/emails: what a candidate is emailed about, each kind stored right away (RULES: Messages). */
export function EmailsPage() {
  const { user } = useAuth();
  const query = useEagerQuery(candidateMailsQuery());
  const { data, error } = query;
  return (
    <SettingsFrame
      title="Emails"
      lead={
        <>
          To <b className="font-semibold text-ink">{data?.address ?? user?.email}</b>. Changes are saved right away.
        </>
      }
    >
      {!data && !error && <Skeleton label="Loading your emails" rows={8} />}
      {!data && error && (
        <Card>
          <ErrorState title="Your emails couldn't be loaded" query={query}>
            {error.message}
          </ErrorState>
        </Card>
      )}
      {data && <EmailTable mails={data.mails} />}
      {data && (
        <p className="flex items-start gap-2 text-ink-muted text-sm">
          <Icon icon={Lock} size="sm" className="mt-0.5" />
          Always on: you need these to use {productName}. Every other email has an unsubscribe link.
        </p>
      )}
    </SettingsFrame>
  );
}
