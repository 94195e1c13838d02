import type { PastApplication } from "@contracts/accounts/account-data";
import { productName } from "@contracts/operator";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusBadge } from "@/components/product/status-badge";
import { Card, RowList } from "@/components/ui/card";
import { Meta } from "@/components/ui/meta";
import { formatDate } from "@/lib/format-date";

/** Applications to deleted companies, which can't be opened. */
export function PastApplicationsCard({ applications }: { applications: readonly PastApplication[] }) {
  return (
    <Card
      flush
      className="mt-5"
      title={`Companies that left ${productName}`}
      aside={<span className="tnum text-ink-muted">{applications.length}</span>}
    >
      <p className="px-4 pb-4 text-ink-muted text-sm md:px-5">
        What you sent was deleted with the company. We kept each application's last status.
      </p>
      <RowList className="border-t border-line">
        {applications.map(({ id, job_title, company_name, applied_at, ended_at, status }) => (
          <li key={id} className="row max-sm:items-start">
            <CompanyAvatar name={company_name} logo={null} />
            <div className="min-w-0 grow gap-x-8 sm:flex sm:items-center">
              <div className="min-w-0 grow">
                <p className="break-words font-semibold">{job_title}</p>
                <Meta>
                  {company_name}
                  {`Applied ${formatDate(applied_at)}`}
                  {`Ended ${formatDate(ended_at)}`}
                </Meta>
              </div>
              <span className="max-sm:mt-2 max-sm:block">
                <StatusBadge kind="own_application" status={status} />
              </span>
            </div>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
