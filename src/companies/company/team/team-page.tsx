import { isPaused } from "@contracts/companies/company";
import { UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { InviteDialog } from "@/companies/company/team/dialogs";
import { EmployeesCard } from "@/companies/company/team/employees-card";
import { useCompanyDashboard } from "@/companies/data/company-queries";
import { staffQuery } from "@/companies/data/staff";
import { StateNotice } from "@/companies/shared/state-notice";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { type NewLinks, useNewLinks } from "@/components/product/new-links";
import { PausedActs } from "@/components/product/paused-acts";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { useSentInvitations } from "@/invitations/data/invitation-queries";
import { formatCount } from "@/lib/format";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

/** The team's size, and how many may join. */
function Counts({ people, companyId }: { people: number | undefined; companyId: string }) {
  const sent = useSentInvitations({ companyId, kinds: ["employee"], state: "all", search: "" });
  const waiting = sent.data?.pages[0]?.counts?.waiting;
  return (
    <p className="mt-0.5 min-h-6 text-ink-muted">{`${people !== undefined ? formatCount(people, "person", "people") : ""}${people !== undefined && waiting ? `, ${formatCount(Number(waiting), "invitation")} on the way` : ""}`}</p>
  );
}

function InviteButton({ companyId, showLink }: { companyId: string; showLink: NewLinks["showLink"] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={UserPlus} className="max-md:w-full" onClick={() => setOpen(true)}>
        Invite
      </Button>
      {open && (
        <InviteDialog
          companyId={companyId}
          onSent={(email, sent) => {
            setOpen(false);
            showLink({ kind: "employee", email }, sent);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface TeamPageProps {
  invitations: (companyId: string, newLinks: NewLinks) => ReactNode;
}

function Team({ company, dashboard, newLinks, invitations }: SeenCompany & TeamPageProps & { newLinks: NewLinks }) {
  if (!dashboard.can.manage_staff) {
    return (
      <Notice
        title="Access Denied"
        actions={<LinkButton to={paths.company.dashboard()}>Return to Dashboard</LinkButton>}
      >
        You don't have permission to manage employees
      </Notice>
    );
  }
  return (
    <>
      <StateNotice dashboard={dashboard} isBesideContent />
      <EmployeesCard />
      {invitations(company.id, newLinks)}
    </>
  );
}

export function TeamPage({ invitations }: TeamPageProps) {
  const newLinks = useNewLinks();
  const dashboard = useCompanyDashboard().data;
  const mayManage = dashboard?.can.manage_staff;
  // In parallel with the company, unless known to be refused.
  const staff = useEagerInfiniteQuery({ ...staffQuery(""), enabled: mayManage !== false });
  const companyId = mayManage && dashboard?.company?.id;
  return (
    <div className="wrap page-start">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow">
          <PageTitle>Team</PageTitle>
          {companyId && <Counts people={staff.data?.pages[0]?.total} companyId={companyId} />}
        </div>
        {companyId && dashboard.is_live && <InviteButton companyId={companyId} showLink={newLinks.showLink} />}
        {companyId && isPaused(dashboard) && <PausedActs acts={[{ label: "Invite", icon: UserPlus }]} />}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <WithCompany>{(seen) => <Team {...seen} newLinks={newLinks} invitations={invitations} />}</WithCompany>
      </div>
    </div>
  );
}
