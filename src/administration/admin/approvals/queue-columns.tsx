import type { CompanyQueue, QueuedCompany } from "@contracts/companies/company";
import type { ReactNode } from "react";
import { RemindButton } from "@/administration/admin/approvals/remind-button";
import { CompanyName } from "@/administration/admin/company-name";
import { RejectButton } from "@/administration/admin/reject-button";
import { ViewCompany } from "@/administration/admin/view-company";
import { companyFieldLabel } from "@/components/product/company-field-words";
import { EmailText } from "@/components/product/email-text";
import { PlanBadge, planProblem } from "@/components/product/plan";
import { Button } from "@/components/ui/button";
import { DateCell } from "@/components/ui/date-cell";
import type { Column } from "@/components/ui/table";
import { formatWords } from "@/lib/format";

type QueueColumn = Column<QueuedCompany>;

const name = (className: string): QueueColumn => ({
  key: "company",
  header: "Company",
  role: "title",
  className,
  cell: (company) => <CompanyName company={company} />,
});

const words = (header: string, cell: (company: QueuedCompany) => ReactNode, className?: string): QueueColumn => ({
  key: header,
  header,
  role: "meta",
  className,
  cell,
});

const date = (header: string, read: (company: QueuedCompany) => string | null): QueueColumn =>
  words(header, (company) => <DateCell at={read(company)} />);

const actions = (cell: (company: QueuedCompany) => ReactNode): QueueColumn => ({
  key: "actions",
  header: "Actions",
  role: "actions",
  cell: (company) => (
    <span className="flex flex-row-reverse justify-start gap-1.5 max-md:flex-row max-md:flex-wrap">
      {cell(company)}
    </span>
  ),
});

/** The action on a plan: choose, change, or renew an expired one. */
function planAct({ plan }: QueuedCompany): string {
  if (!plan || plan.tier === "none") return "Choose plan";
  return planProblem(plan) ? "Renew" : "Change";
}

const missingWords = ({ missing = [] }: QueuedCompany): string => {
  const fields = missing.map(companyFieldLabel).join(", ");
  return fields ? fields.charAt(0) + fields.slice(1).toLowerCase() : "Nothing. It only needs to be submitted.";
};

/** The columns of queues without a decision desk. */
export const queueColumns = (
  choosePlan: (company: QueuedCompany) => void,
): Record<Exclude<CompanyQueue, "waiting" | "changes">, QueueColumn[]> => ({
  unfinished: [
    name("md:w-1/5"),
    words("Account", ({ account }) => account && <EmailText>{account}</EmailText>, "md:w-1/4"),
    date("Started", ({ created_at }) => created_at),
    words("What is missing", missingWords, "md:w-1/4"),
    actions((company) => <RemindButton company={company} />),
  ],
  rejected: [
    name("md:w-1/3"),
    words("Rejected", ({ rejected_at, rejected_by }) => (
      <>
        <DateCell at={rejected_at} />
        {rejected_by && <span>{`, ${rejected_by}`}</span>}
      </>
    )),
    words(
      "Reason",
      ({ rejection_reason }) => <span className="line-clamp-3 whitespace-pre-line">{rejection_reason}</span>,
      "md:w-1/4",
    ),
    actions((company) => <ViewCompany company={company} />),
  ],
  approved: [
    name("md:w-1/4"),
    words("Industry", ({ industry }) => formatWords(industry), "md:max-lg:hidden"),
    words("Location", ({ location }) => location, "md:max-lg:hidden"),
    date("Approved", ({ approved_at }) => approved_at),
    { key: "plan", header: "Plan", role: "badge", cell: ({ plan }) => plan && <PlanBadge plan={plan} /> },
    actions((company) => {
      const act = planAct(company);
      return (
        <>
          <Button
            size="sm"
            variant={act === "Choose plan" ? "secondary" : "quiet"}
            aria-haspopup="dialog"
            aria-label={
              act === "Choose plan" ? `Choose plan for ${company.name}` : `${act} the plan of ${company.name}`
            }
            onClick={() => choosePlan(company)}
          >
            {act}
          </Button>
          <RejectButton company={company} size="sm" variant="quiet" />
          <ViewCompany company={company} className="md:max-xl:hidden" />
        </>
      );
    }),
  ],
});
