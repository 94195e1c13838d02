import type { Plan } from "@contracts/company";
import { type ReactNode, useState } from "react";
import { PlanBadge } from "@/components/product/plan";
import { Button, LinkButton } from "@/components/ui/button";
import { Card, Row, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";
import type { NewestCompany } from "@/data/admin/newest-companies-query";
import { CompanyName } from "@/features/admin/company-name";
import { SubscriptionDialog } from "@/features/admin/dialogs";

interface NewestSubscriptionsProps {
  companies: readonly NewestCompany[];
  /** By company; undefined when they could not be loaded. */
  plans: ReadonlyMap<string, Plan> | undefined;
  /** Says so then. */
  failure: ReactNode;
}

/** The plans of the newest companies, with the way to change them. */
export function NewestSubscriptions({ companies, plans, failure }: NewestSubscriptionsProps) {
  const [managed, setManaged] = useState<NewestCompany | null>(null);
  const managedPlan = managed && plans?.get(managed.id);
  return (
    <Card title="Company Subscriptions" aside={<span className="text-ink-muted text-sm">The 10 newest</span>} flush>
      {failure}
      {companies.length === 0 ? (
        <EmptyState title="No company has registered yet." />
      ) : (
        <Rows>
          {companies.map((company) => {
            const plan = plans?.get(company.id);
            return (
              <Row key={company.id} className="flex-wrap gap-y-2">
                <span className="min-w-0 grow basis-full md:basis-40">
                  <CompanyName company={company} />
                </span>
                {plan && <PlanBadge plan={plan} />}
                <span className="ml-auto flex gap-1.5">
                  <LinkButton
                    size="sm"
                    variant="quiet"
                    to={paths.admin.company(company.id)}
                    aria-label={`View ${company.name}`}
                  >
                    View
                  </LinkButton>
                  {plan && (
                    <Button size="sm" onClick={() => setManaged(company)} aria-label={`Manage ${company.name}`}>
                      Manage
                    </Button>
                  )}
                </span>
              </Row>
            );
          })}
        </Rows>
      )}
      {managed && managedPlan && (
        <SubscriptionDialog company={managed} subscription={managedPlan} onClose={() => setManaged(null)} />
      )}
    </Card>
  );
}
