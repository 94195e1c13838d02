import { reviewStatus } from "@contracts/companies/company";
import { CompanyName } from "@/administration/admin/company-name";
import { newestCompaniesQuery } from "@/administration/data/companies";
import { CompanyBadge } from "@/components/product/company-badge";
import { Card, Row, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

const recentRegistrations = 5;

export function RecentActivity() {
  const query = useEagerQuery(newestCompaniesQuery);
  const companies = query.data;
  return (
    <Card title="Recent Activity" flush>
      {!companies && query.isError && <ErrorState title="Failed to load recent activity" query={query} />}
      {!companies && !query.isError && <Skeleton label="Loading recent activity" rows={recentRegistrations} />}
      {companies?.length === 0 && <EmptyState title="No company has registered yet." />}
      {companies && companies.length > 0 && (
        <Rows>
          {companies.slice(0, recentRegistrations).map((company) => (
            <Row key={company.id} className="flex-col items-stretch gap-1">
              <CompanyName company={company} />
              <span className="flex flex-wrap items-center justify-between gap-2 pl-12 text-ink-muted text-sm">
                {formatDate(company.created_at)}
                <CompanyBadge status={reviewStatus(company)} />
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
