import type { Partnership, SharedByCompany } from "@contracts/partners/partnership";
import { ArrowLeftRight, TriangleAlert } from "lucide-react";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { Badge } from "@/components/ui/badge";
import { DateCell } from "@/components/ui/date-cell";
import { Icon } from "@/components/ui/icon";
import { type Column, Table } from "@/components/ui/table";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { DeletePartnershipButton } from "@/partners/admin/delete-partnership-button";
import { ShareSwitch } from "@/partners/admin/share-switch";

function PartnerName({ company }: { company: SharedByCompany }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <CompanyAvatar name={company.name} logo={company.logo_url} />
      <span className="min-w-0">
        <TitleLink className="wrap-anywhere leading-5" to={paths.admin.company(company.id)}>
          {company.name}
        </TitleLink>
        {!company.is_approved && (
          <span className="mt-1 block">
            <Badge tone="warn" glyph={<Icon icon={TriangleAlert} size="sm" />}>
              Not approved
            </Badge>
          </span>
        )}
      </span>
    </span>
  );
}

const columns: Column<Partnership>[] = [
  {
    key: "a",
    header: "Company",
    role: "title",
    className: "md:w-1/4",
    cell: ({ a }) => <PartnerName company={a} />,
  },
  {
    key: "b",
    header: "With",
    role: "title",
    className: "md:w-1/4",
    cell: ({ b }) => (
      <span className="flex items-center gap-3">
        <Icon icon={ArrowLeftRight} size="sm" className="text-ink-subtle max-lg:hidden" />
        <PartnerName company={b} />
      </span>
    ),
  },
  {
    key: "jobs",
    header: "Share jobs",
    role: "badge",
    className: "max-md:w-full",
    cell: (partnership) => <ShareSwitch partnership={partnership} share="can_share_jobs" />,
  },
  {
    key: "candidates",
    header: "Share candidates",
    role: "badge",
    className: "max-md:w-full",
    cell: (partnership) => <ShareSwitch partnership={partnership} share="can_share_candidates" />,
  },
  {
    key: "created",
    header: "Created",
    role: "meta",
    className: "max-md:grow md:max-lg:hidden",
    cell: ({ created_at }) => <DateCell at={created_at} word="Created" className="text-ink-muted" />,
  },
  {
    key: "actions",
    header: "Delete",
    role: "actions",
    className: "text-end",
    cell: (partnership) => <DeletePartnershipButton partnership={partnership} />,
  },
];

/** Partnerships with what they share; switches and Delete are in the row. */
export function PartnershipTable({ partnerships }: { partnerships: readonly Partnership[] }) {
  return <Table label="Partnerships" columns={columns} rows={partnerships} rowKey={({ id }) => id} />;
}
