import type { PastApplication } from "@contracts/account-data";
import { StatusBadge } from "@/components/product/status-badge";
import { Card, Row, Rows } from "@/components/ui/card";
import { Meta } from "@/components/ui/meta";
import { formatDate } from "@/lib/format-date";

/** Those whose job or company has all of the words in its name. */
export function pastApplicationsWith(words: string, applications: readonly PastApplication[]): PastApplication[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return applications.filter(({ job_title, company_name }) => {
    const names = `${job_title} ${company_name}`.toLowerCase();
    return wanted.every((word) => names.includes(word));
  });
}

/** What is left of applications to companies that have left: there is nothing behind them to open. */
export function PastApplications({ applications }: { applications: readonly PastApplication[] }) {
  if (applications.length === 0) return null;
  return (
    <Card flush className="mt-6" title="At companies that have left Fairmatch">
      <Rows>
        {applications.map(({ id, job_title, company_name, applied_at, ended_at, status }) => (
          <Row key={id} className="max-sm:flex-wrap">
            <div className="min-w-0 grow max-sm:w-full">
              <p className="break-words font-semibold">{job_title}</p>
              <Meta>
                {company_name}
                {`Applied ${formatDate(applied_at)}`}
                {`Ended ${formatDate(ended_at)}`}
              </Meta>
            </div>
            <span className="flex flex-none items-center gap-2 text-ink-muted text-sm">
              Stood at
              <StatusBadge kind="application" status={status} />
            </span>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
