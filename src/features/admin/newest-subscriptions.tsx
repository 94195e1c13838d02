import { useState } from "react";
import { PlanBadge } from "@/components/product/plan";
import { Button, LinkButton } from "@/components/ui/button";
import { Card, Row, Rows } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";
import type { NewestCompany } from "@/data/admin/newest-companies-query";
import { CompanyName } from "@/features/admin/company-name";
import { SubscriptionDialog } from "@/features/admin/subscription-dialog";

/** The plans of the newest companies, with the way to change them. */
export function NewestSubscriptions({ companies }: { companies: readonly NewestCompany[] }) {
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
              <PlanBadge plan={company.subscription} />
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
