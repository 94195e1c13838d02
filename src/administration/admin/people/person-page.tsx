import type { PersonDetail } from "@contracts/administration/administration";
import { Lock } from "lucide-react";
import { useParams } from "react-router-dom";
import { HistoryCard } from "@/administration/admin/audit/history-card";
import { AccountStateWord } from "@/administration/admin/people/account-state";
import { PersonActions } from "@/administration/admin/people/person-actions";
import { PersonSessions } from "@/administration/admin/people/person-sessions";
import { SuspendedNotice } from "@/administration/admin/suspended-notice";
import { personQuery } from "@/administration/data/accounts";
import { roleLabels, roleOf } from "@/administration/model/people-words";
import { PageTitle } from "@/components/feedback/page-title";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { MailButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { KeyValues } from "@/components/ui/key-values";
import { Meta } from "@/components/ui/meta";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { isMissing } from "@/lib/app-error";
import { formatCount, formatWords } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";
import { formatMoment } from "@/lib/format-time";
import { useEagerQuery } from "@/lib/use-eager-query";

function facts(person: PersonDetail) {
  const { confirmed_at, last_seen_at, created_at, role, applications, open_applications, represented_by } = person;
  return [
    { label: "Email", value: confirmed_at ? `Confirmed ${formatShortDay(confirmed_at)}` : "Not confirmed" },
    { label: "Last seen", value: last_seen_at ? formatMoment(last_seen_at) : "Never" },
    { label: "Signed up", value: formatShortDay(created_at) },
    { label: "Role", value: roleLabels[role].one },
    ...person.memberships.map(({ company, role: staffRole, since }) => ({
      label: formatWords(staffRole),
      value: (
        <>
          <TextLink to={paths.admin.company(company.id)}>{company.name}</TextLink>, since {formatShortDay(since)}
        </>
      ),
    })),
    ...(role === "candidate"
      ? [{ label: "Applications", value: `${formatCount(applications, "application")}, ${open_applications} open` }]
      : []),
    ...(represented_by
      ? [
          {
            label: "Represented by",
            value: <TextLink to={paths.admin.company(represented_by.id)}>{represented_by.name}</TextLink>,
          },
        ]
      : []),
  ];
}

function Loaded({ person }: { person: PersonDetail }) {
  const { id, email, name, state, suspension } = person;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-4">
        <Avatar name={name ?? email} size="xl" />
        <div className="min-w-0 grow basis-40">
          <PageTitle badge={state === "confirmed" ? undefined : <AccountStateWord state={state} />}>
            {name ?? email}
          </PageTitle>
          <Meta className="mt-0.5 wrap-anywhere">
            {email}
            {roleOf(person)}
          </Meta>
        </div>
        <MailButton address={email} className="max-md:grow">
          Write to them
        </MailButton>
      </div>
      {suspension && (
        <div className="mt-6">
          <SuspendedNotice subject={{ user: id }} name={name ?? email} suspension={suspension} />
        </div>
      )}
      <div className="split mt-6">
        <div className="grid min-w-0 content-start gap-6">
          <Card title="Account">
            <KeyValues items={facts(person)} />
          </Card>
          <PersonSessions person={person} />
          <HistoryCard filter={{ about: id }} to={paths.admin.auditLog({ q: email })} />
        </div>
        <aside className="grid content-start gap-4" aria-label="Actions">
          <PersonActions person={person} />
          <p className="flex gap-2 text-ink-muted text-sm">
            <Icon icon={Lock} size="sm" className="mt-0.5" />
            Administrators see counts, never what is in an application, a resume or a message.
          </p>
        </aside>
      </div>
    </>
  );
}

/** /admin/people/:id */
export function PersonPage() {
  const { id = "" } = useParams();
  const query = useEagerQuery(personQuery(id));
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.people()}>People</BackLink>
      {query.data ? (
        <Loaded person={query.data} />
      ) : query.isError && isMissing(query.error) ? (
        <div className="empty">
          <PageTitle>Account not found</PageTitle>
          <p className="text-ink-muted">It may have been deleted, or the link is wrong.</p>
        </div>
      ) : (
        <>
          <PageTitle className="sr-only">Person</PageTitle>
          {query.isError ? (
            <ErrorState title="The account couldn't be loaded" query={query} />
          ) : (
            <Skeleton label="Loading the account" rows={5} />
          )}
        </>
      )}
    </div>
  );
}
