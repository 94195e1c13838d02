import { subscriptionTierLabels } from "@contracts/subscription";
import { ChevronRight, Layers, type LucideIcon, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { Badge } from "@/components/ui/badge";
import { Button, LinkButton } from "@/components/ui/button";
import { Card, Row, RowLink, Rows } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { countQueries } from "@/data/admin/counts-query";
import { type NewestCompany, newestCompaniesQuery } from "@/data/admin/newest-companies-query";
import { CompanyBadge } from "@/features/admin/company-badge";
import { CompanyName } from "@/features/admin/company-name";
import { SubscriptionDialog } from "@/features/admin/subscription-dialog";
import { formatNumber } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

/** How many registrations Recent Activity shows (S1 §9). */
const recentRegistrations = 5;

const counters = [
  { label: "Total users", query: countQueries.users },
  { label: "Total companies", query: countQueries.companies },
  { label: "Pending approvals", query: countQueries.pending },
  { label: "Total candidates", query: countQueries.candidates },
];

function Counter({ label, query }: (typeof counters)[number]) {
  const { data } = useEagerQuery(query);
  return (
    <div className="card flex flex-col-reverse justify-end p-4 md:p-5">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="min-h-8 font-semibold text-2xl tnum">
        {data === undefined ? <span className="sr-only">Not known</span> : formatNumber(data)}
      </dd>
    </div>
  );
}

function ActionRow({
  to,
  icon,
  label,
  text,
  count,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  text: string;
  count?: number | undefined;
}) {
  return (
    <RowLink to={to}>
      <span className="file-ic">
        <Icon icon={icon} />
      </span>
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2 font-medium">
          {label} {count !== undefined && <Count value={count} hot={count > 0} />}
        </span>
        <span className="block text-ink-muted text-sm">{text}</span>
      </span>
      <Icon icon={ChevronRight} className="text-ink-subtle" />
    </RowLink>
  );
}

function QuickActions() {
  const pending = useEagerQuery(countQueries.pending);
  return (
    <Card title="Quick actions" flush>
      <Rows>
        <ActionRow
          to={paths.admin.companyApprovals()}
          icon={ShieldCheck}
          label="Company Approvals"
          text="Approve or reject registrations"
          count={pending.data}
        />
      </Rows>
    </Card>
  );
}

function RecentActivity({ companies }: { companies: readonly NewestCompany[] }) {
  return (
    <Card title="Recent Activity" flush>
      {companies.length === 0 ? (
        <EmptyState title="No company has registered yet." />
      ) : (
        <Rows>
          {companies.slice(0, recentRegistrations).map((company) => (
            <Row key={company.id} className="flex-col items-stretch! gap-1!">
              <CompanyName company={company} />
              <span className="flex flex-wrap items-center justify-between gap-2 pl-12 text-ink-muted text-sm">
                {formatDate(company.created_at)}
                <CompanyBadge company={company} />
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}

function Subscriptions({ companies }: { companies: readonly NewestCompany[] }) {
  const [managed, setManaged] = useState<NewestCompany | null>(null);
  return (
    <Card title="Company Subscriptions" aside={<span className="text-ink-muted text-sm">The 10 newest</span>} flush>
      {companies.length === 0 ? (
        <EmptyState title="No company has registered yet." />
      ) : (
        <Rows>
          {companies.map((company) => (
            <Row key={company.id} className="flex-wrap gap-y-2">
              <span className="min-w-0 grow basis-40">
                <CompanyName company={company} />
              </span>
              <Badge glyph={<Icon icon={Layers} size="sm" />}>
                {subscriptionTierLabels[company.subscription.tier]}
              </Badge>
              <span className="flex gap-1.5">
                <LinkButton
                  size="sm"
                  variant="quiet"
                  to={paths.admin.company(company.id)}
                  aria-label={`View ${company.name}`}
                >
                  View
                </LinkButton>
                <Button size="sm" onClick={() => setManaged(company)} aria-label={`Manage ${company.name}`}>
                  Manage
                </Button>
              </span>
            </Row>
          ))}
        </Rows>
      )}
      {managed && (
        <SubscriptionDialog company={managed} subscription={managed.subscription} onClose={() => setManaged(null)} />
      )}
    </Card>
  );
}

/** Admin dashboard (S1 §2). */
export function AdminDashboardPage() {
  const companies = useEagerQuery(newestCompaniesQuery);
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Admin Dashboard</PageTitle>
      <p className="mt-1 text-ink-muted">Who is here, who waits, and which plan each company has.</p>
      <dl className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-6">
        {counters.map((counter) => (
          <Counter key={counter.label} {...counter} />
        ))}
      </dl>
      <div className="split mt-6">
        <div className="grid min-w-0 gap-6">
          {companies.data ? (
            <Subscriptions companies={companies.data} />
          ) : (
            <Card title="Company Subscriptions" flush>
              {companies.isError ? (
                <ErrorState title="Failed to load dashboard data" query={companies} />
              ) : (
                <Skeleton label="Loading companies" rows={5} />
              )}
            </Card>
          )}
        </div>
        <aside className="grid gap-6">
          <QuickActions />
          {companies.data && <RecentActivity companies={companies.data} />}
        </aside>
      </div>
    </div>
  );
}
