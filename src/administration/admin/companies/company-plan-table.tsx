import type { CompanyWithPlan, Plan } from "@contracts/companies/company";
import { useState } from "react";
import { CompanyName } from "@/administration/admin/company-name";
import { SubscriptionDialog } from "@/administration/admin/dialogs";
import { ViewCompany } from "@/administration/admin/view-company";
import { CompanyBadge } from "@/components/product/company-badge";
import { PlanBadge, planLastDay, planPhrase } from "@/components/product/plan";
import { Button } from "@/components/ui/button";
import { DateCell } from "@/components/ui/date-cell";
import { type Column, Table } from "@/components/ui/table";
import { formatDate } from "@/lib/format-date";

/** The plan, plus its end where days matter or something is wrong. */
function PlanWithEnd({ plan }: { plan: Plan }) {
  const end = plan.tier !== "none" && formatDate(planLastDay(plan));
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <PlanBadge plan={plan} />
      {end && !planPhrase(plan).includes(end) && <span className="text-ink-subtle text-sm">until {end}</span>}
    </span>
  );
}

const columns = (manage: (company: CompanyWithPlan) => void): Column<CompanyWithPlan>[] => [
  {
    key: "company",
    header: "Company",
    role: "title",
    className: "md:w-1/3",
    cell: (company) => <CompanyName company={company} />,
  },
  { key: "state", header: "Status", role: "badge", cell: ({ state }) => <CompanyBadge status={state} /> },
  { key: "plan", header: "Plan", role: "badge", cell: ({ plan }) => <PlanWithEnd plan={plan} /> },
  {
    key: "registered",
    header: "Registered",
    role: "meta",
    className: "md:max-lg:hidden",
    cell: ({ created_at }) => <DateCell at={created_at} word="Registered" />,
  },
  {
    key: "actions",
    header: "Actions",
    role: "actions",
    cell: (company) => (
      <span className="flex justify-end gap-1.5 max-md:justify-start">
        {/* Too narrow in the smallest table, where the name links there as well. */}
        <ViewCompany company={company} className="md:max-lg:hidden" />
        <Button size="sm" aria-haspopup="dialog" aria-label={`Manage ${company.name}`} onClick={() => manage(company)}>
          Manage
        </Button>
      </span>
    ),
  },
];

export function CompanyPlanTable({ companies }: { companies: readonly CompanyWithPlan[] }) {
  const [managed, setManaged] = useState<CompanyWithPlan | null>(null);
  return (
    <>
      <Table label="Companies" columns={columns(setManaged)} rows={companies} rowKey={({ id }) => id} />
      {managed && <SubscriptionDialog company={managed} onClose={() => setManaged(null)} />}
    </>
  );
}
