import type { CompanyEmail } from "@contracts/administration/company-page";
import { emailLabel } from "@contracts/notifications/email";
import { Clock, type LucideIcon, MailCheck, MailX } from "lucide-react";
import { useCompanyEmails } from "@/administration/data/company-page";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { PagedList } from "@/components/ui/paged-list";
import { ShortList } from "@/components/ui/short-list";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";
import { formatRecentShort } from "@/lib/format-time";

const states: Record<CompanyEmail["state"], { icon: LucideIcon; word: string; queue?: "waiting" | "given_up" }> = {
  sent: { icon: MailCheck, word: "Sent" },
  waiting: { icon: Clock, word: "Waiting" },
  late: { icon: MailX, word: "Not sent yet", queue: "waiting" },
  given_up: { icon: MailX, word: "Not delivered", queue: "given_up" },
};

function Email({ email: { template, to_email, created_at, state } }: { email: CompanyEmail }) {
  const { icon, word, queue } = states[state];
  return (
    <li>
      <Icon icon={icon} />
      <span>
        <b className="font-medium">{emailLabel(template)}</b>
        <small>{to_email}</small>
      </span>
      <span className="flex items-center gap-3">
        {queue ? <TextLink to={paths.admin.undeliveredMail({ queue })}>{word}</TextLink> : <span>{word}</span>}
        <time dateTime={created_at}>{formatRecentShort(created_at)}</time>
      </span>
    </li>
  );
}

export function EmailsCard({ companyId }: { companyId: string }) {
  const query = useCompanyEmails(companyId);
  const lately = query.data?.pages[0]?.lately;
  return (
    <Card
      id="email"
      title="Email to the team"
      className="overflow-clip"
      flush
      aside={
        lately !== undefined && (
          <span className="text-ink-muted text-sm tnum">{formatNumber(lately)} in the last 30 days</span>
        )
      }
    >
      <PagedList
        query={{ ...query, hasNextPage: false }}
        rows={query.data?.pages.flatMap(({ emails }) => emails)}
        what="email"
        empty={<p className="card-body text-ink-muted">No email yet.</p>}
      >
        {(rows) => (
          <ShortList rows={rows} what="emails" query={query}>
            {(shown) => (
              // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
              <ul role="list" className="trail">
                {shown.map((email) => (
                  <Email key={email.id} email={email} />
                ))}
              </ul>
            )}
          </ShortList>
        )}
      </PagedList>
    </Card>
  );
}
