import { MailWarning, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { Card, Rows } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { LinkRow } from "@/components/ui/link-row";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { countQueries } from "@/data/admin/counts-query";
import { useFailedEmails } from "@/data/admin/failed-emails-query";
import { newestCompaniesQuery } from "@/data/admin/newest-companies-query";
import { newestPlansQuery } from "@/data/admin/newest-plans-query";
import { Counters } from "@/features/admin/counters";
import { NewestSubscriptions } from "@/features/admin/newest-subscriptions";
import { RecentActivity } from "@/features/admin/recent-activity";
import { useAhead, useEagerQuery } from "@/lib/use-eager-query";

function QuickActions() {
  const pending = useEagerQuery(countQueries.pending);
  const undelivered = useFailedEmails();
  return (
    <Card title="Quick actions" flush>
      <Rows>
        <LinkRow
          to={paths.admin.companyApprovals()}
          icon={ShieldCheck}
          label="Company Approvals"
          text="Approve or reject registrations"
          count={pending.data}
        />
        <LinkRow
          to={paths.admin.undeliveredMail()}
          icon={MailWarning}
          label="Undelivered Mail"
          text="Mail that was given up, and why"
          count={undelivered.data?.pages[0]?.total}
        />
      </Rows>
    </Card>
  );
}

/** /admin/dashboard. `invitations` is what waits for an answer. */
export function AdminDashboardPage({ invitations }: { invitations: ReactNode }) {
  useAhead(Object.values(countQueries));
  const companies = useEagerQuery(newestCompaniesQuery);
  const plans = useEagerQuery(newestPlansQuery);
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>Admin Dashboard</PageTitle>
      <p className="mt-1 text-ink-muted">Who is here, who waits, and which plan each company has.</p>
      {invitations}
      <Counters />
      <div className="split mt-6">
        <div className="grid min-w-0 gap-6">
          {companies.data && !plans.isPending ? (
            <NewestSubscriptions
              companies={companies.data}
              plans={plans.data}
              failure={!plans.data && <ErrorState title="Failed to load subscriptions" query={plans} />}
            />
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
