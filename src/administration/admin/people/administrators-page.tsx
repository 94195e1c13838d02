import type { Administrator } from "@contracts/administration/administration";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { administratorsQuery } from "@/administration/data/accounts";
import { PageTitle } from "@/components/feedback/page-title";
import { Avatar } from "@/components/ui/avatar";
import { BackLink } from "@/components/ui/back-link";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DateCell } from "@/components/ui/date-cell";
import { ErrorState } from "@/components/ui/error-state";
import { loadDialog } from "@/components/ui/load-later";
import { Skeleton } from "@/components/ui/skeleton";
import { type Column, Table } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

const WithdrawDialog = loadDialog(
  async () => (await import("@/administration/admin/people/withdraw-dialog")).WithdrawDialog,
);

function Name({ administrator: { name, email, is_me } }: { administrator: Administrator }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name ?? email} />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name ?? email}</span>
        {is_me && <span className="font-normal text-ink-muted"> (you)</span>}
        {name && <span className="block font-normal text-ink-muted text-sm">{email}</span>}
      </span>
    </span>
  );
}

const columns = (isLast: boolean, withdraw: (administrator: Administrator) => void): Column<Administrator>[] => [
  {
    key: "name",
    header: "Administrator",
    role: "title",
    className: "md:w-2/5",
    cell: (administrator) => <Name administrator={administrator} />,
  },
  {
    key: "since",
    header: "Account since",
    role: "meta",
    className: "md:max-lg:hidden",
    cell: ({ created_at }) => <DateCell at={created_at} word="Since" />,
  },
  {
    key: "seen",
    header: "Last sign-in",
    role: "meta",
    cell: ({ last_sign_in_at }) =>
      last_sign_in_at ? (
        <DateCell at={last_sign_in_at} word="Signed in" />
      ) : (
        <span className="whitespace-nowrap">Not signed in yet</span>
      ),
  },
  {
    key: "invitations",
    header: "Open invitations",
    role: "meta",
    cell: ({ open_invitations }) => (
      <span className="tnum">
        {open_invitations}
        <span className="md:hidden"> open {open_invitations === 1 ? "invitation" : "invitations"}</span>
      </span>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    role: "actions",
    cell: (administrator) => (
      <span className="flex justify-end max-md:justify-start">
        {isLast ? (
          <span className="text-ink-muted text-sm">
            The last administrator can't be removed. Invite another one first.
          </span>
        ) : (
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={`Withdraw ${administrator.name ?? administrator.email}`}
            onClick={() => withdraw(administrator)}
          >
            Withdraw
          </Button>
        )}
      </span>
    ),
  },
];

/** /admin/administrators: lists administrators, with a way to remove them (RULES: Administration). */
export function AdministratorsPage() {
  const query = useEagerQuery(administratorsQuery);
  const [withdrawn, setWithdrawn] = useState<Administrator | null>(null);
  const administrators = query.data;
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-80">
          <PageTitle>Administrators</PageTitle>
          <p className="mt-1 text-ink-muted">
            {administrators
              ? `${formatCount(administrators.length, "person", "people")} can approve companies, set plans and read the audit log.`
              : "Who can approve companies, set plans and read the audit log."}
          </p>
        </div>
        <LinkButton variant="primary" icon={UserPlus} to={paths.admin.sendAdminInvitation()}>
          Invite Admin
        </LinkButton>
      </div>
      <Card flush className="mt-5">
        {administrators ? (
          <Table
            label="Administrators"
            columns={columns(administrators.length === 1, setWithdrawn)}
            rows={administrators}
            rowKey={({ id }) => id}
          />
        ) : query.isError ? (
          <ErrorState title={`Failed to load administrators: ${query.error.message}`} query={query} />
        ) : (
          <Skeleton label="Loading administrators" rows={3} />
        )}
      </Card>
      {withdrawn && <WithdrawDialog administrator={withdrawn} onClose={() => setWithdrawn(null)} />}
    </div>
  );
}
