import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { CompanyName } from "@/administration/admin/company-name";
import { SubscriptionDialog } from "@/administration/admin/dialogs";
import { ViewCompany } from "@/administration/admin/view-company";
import { type NewestCompany, newestCompaniesQuery } from "@/administration/data/companies";
import { PlanBadge } from "@/components/product/plan";
import { Button } from "@/components/ui/button";
import { Card, Row, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useEagerQuery } from "@/lib/use-eager-query";
import { newestPlansQuery } from "@/plans/data/subscriptions";

export function NewestSubscriptions() {
  const companies = useEagerQuery(newestCompaniesQuery);
  const plans = useEagerQuery(newestPlansQuery);
  const [managed, setManaged] = useState<NewestCompany | null>(null);
  const isLoading = companies.isPending || (companies.data && plans.isPending);
  return (
    <Card
      title="Company Subscriptions"
      aside={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="text-ink-muted">The 10 newest</span>
          <TextLink to={paths.admin.companies()} className="inline-flex items-center gap-1.5">
            All companies <Icon icon={ArrowRight} size="sm" />
          </TextLink>
        </span>
      }
      flush
    >
      {isLoading && <Skeleton label="Loading companies" rows={5} />}
      {companies.isError && !companies.data && <ErrorState title="Failed to load dashboard data" query={companies} />}
      {companies.data && plans.isError && !plans.data && <ErrorState title="Failed to load plans" query={plans} />}
      {!isLoading && companies.data?.length === 0 && <EmptyState title="No company has registered yet." />}
      {!isLoading && companies.data && companies.data.length > 0 && (
        <Rows>
          {companies.data.map((company) => {
            const plan = plans.data?.get(company.id);
            return (
              <Row key={company.id} className="flex-wrap gap-y-2">
                <span className="min-w-0 grow basis-full md:basis-40">
                  <CompanyName company={company} saysUnfinished />
                </span>
                {plan && <PlanBadge plan={plan} />}
                <span className="ml-auto flex gap-1.5">
                  <ViewCompany company={company} />
                  <Button size="sm" onClick={() => setManaged(company)} aria-label={`Manage ${company.name}`}>
                    Manage
                  </Button>
                </span>
              </Row>
            );
          })}
        </Rows>
      )}
      {managed && <SubscriptionDialog company={managed} onClose={() => setManaged(null)} />}
    </Card>
  );
}
