import { type Company, reviewStatus } from "@contracts/companies/company";
import { companySizeLabel } from "@contracts/enums";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { ApprovalActions } from "@/administration/admin/approval-actions";
import { HistoryCard } from "@/administration/admin/audit/history-card";
import { ApprovedCompany } from "@/administration/admin/company/approved-company";
import { EmailsCard } from "@/administration/admin/company/emails-card";
import { FiguresCard } from "@/administration/admin/company/figures-card";
import { JobsCard } from "@/administration/admin/company/jobs-card";
import { NotesCard } from "@/administration/admin/company/notes-card";
import { PlanCard } from "@/administration/admin/company/plan-card";
import { ProposalCard } from "@/administration/admin/company/proposal-card";
import { RegistrationCards } from "@/administration/admin/company/registration-cards";
import { begun, RegistrationTimeline } from "@/administration/admin/company/registration-timeline";
import { ReportsCard } from "@/administration/admin/company/reports-card";
import { SuspendCard } from "@/administration/admin/company/suspend-card";
import { TeamCard } from "@/administration/admin/company/team-card";
import { SimilarNames } from "@/administration/admin/similar-names";
import { SuspendedNotice } from "@/administration/admin/suspended-notice";
import { companyOverviewQuery } from "@/administration/data/company-page";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyBadge } from "@/components/product/company-badge";
import { LinkButton, MailButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Jumps } from "@/components/ui/jumps";
import { Meta } from "@/components/ui/meta";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface HeaderProps {
  company: Company;
  isPublic: boolean;
  onDecided: (company: Company) => void;
}

function Header({ company, isPublic, onDecided }: HeaderProps) {
  const status = reviewStatus(company);
  const isDecided = status === "pending" || status === "rejected";
  return (
    <div className="mt-1 flex flex-wrap items-center gap-4">
      <CompanyAvatar name={company.name} size="xl" logo={company.logo_url} />
      <div className="min-w-0 grow basis-40">
        <PageTitle badge={<CompanyBadge status={status} />}>{company.name}</PageTitle>
        <Meta className="mt-0.5">
          {status === "unfinished" ? "" : formatWords(company.industry)}
          {status !== "unfinished" && company.company_size ? companySizeLabel(company.company_size) : ""}
          {status === "unfinished" ? "" : company.location}
          {`${begun(company)} ${formatDate(company.created_at)}`}
        </Meta>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow md:flex-row-reverse">
        {isDecided && <ApprovalActions company={company} after={{ onDecided }} />}
        {isPublic && <LinkButton to={paths.companies.detail(company)}>Public page</LinkButton>}
        {company.primary_contact_email && (
          <MailButton address={company.primary_contact_email}>Write to them</MailButton>
        )}
      </div>
    </div>
  );
}

function Overview({ company, isPublic }: { company: Company; isPublic: boolean }) {
  const query = useQuery(companyOverviewQuery(company.id));
  const overview = query.data;
  return (
    <>
      {company.is_approved && overview && <FiguresCard figures={overview.figures} />}
      <JobsCard company={company} isPublic={isPublic} counts={overview?.jobs} />
      {overview ? (
        <>
          <TeamCard overview={overview} />
          <ReportsCard reports={overview.reports} />
        </>
      ) : (
        <Card>
          {query.isError ? (
            <ErrorState title="Team and reports couldn't be loaded" query={query} />
          ) : (
            <Skeleton label="Loading team and reports" rows={5} />
          )}
        </Card>
      )}
    </>
  );
}

/** Everything an administrator reads of one company. Its registration comes first while it is to be decided. */
export function CompanyDetail({ company }: { company: Company }) {
  const status = reviewStatus(company);
  const isPublic = company.is_approved && !company.suspension;
  const { reports, partners } = useQuery(companyOverviewQuery(company.id)).data ?? {};
  const waiting = reports?.waiting;
  const jumps = useMemo(() => {
    const details = { id: "details", label: "Details" };
    return [
      ...(company.proposal ? [{ id: "changes", label: "Changes" }] : []),
      ...(company.is_approved ? [] : [details]),
      { id: "plan", label: "Plan" },
      { id: "jobs", label: "Jobs" },
      { id: "team", label: "Team" },
      { id: "reports", label: "Reports", count: waiting },
      { id: "email", label: "Email" },
      { id: "history", label: "History" },
      ...(company.is_approved ? [details] : []),
      { id: "notes", label: "Notes" },
    ];
  }, [company.is_approved, company.proposal, waiting]);
  // Just approved here, until its plan is settled.
  const [isSettling, setIsSettling] = useState(false);
  const registration = (
    <div id="details" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RegistrationCards company={company} partners={partners} />
    </div>
  );
  return (
    <>
      <Header company={company} isPublic={isPublic} onDecided={(now) => setIsSettling(now.is_approved)} />
      {isSettling && company.is_approved && <ApprovedCompany company={company} onUndone={() => setIsSettling(false)} />}
      {company.suspension && (
        <div className="mt-6">
          <SuspendedNotice subject={{ company: company.id }} name={company.name} suspension={company.suspension} />
        </div>
      )}
      <div className="mt-6 empty:hidden">
        <SimilarNames companyId={company.id} />
      </div>
      {!isSettling && (
        <>
          <Jumps jumps={jumps} />
          <div className="split mt-6">
            <div className="grid min-w-0 gap-6">
              {company.proposal && (
                <div id="changes">
                  <ProposalCard company={company} proposal={company.proposal} />
                </div>
              )}
              {!company.is_approved && registration}
              <PlanCard company={company} />
              <Overview company={company} isPublic={isPublic} />
              <EmailsCard companyId={company.id} />
              <HistoryCard
                id="history"
                filter={{ company: company.id }}
                to={paths.admin.auditLog({ company: company.id, range: "all" })}
              />
              {company.is_approved && registration}
            </div>
            <aside className="grid gap-6" aria-label="Notes and decisions">
              <NotesCard companyId={company.id} />
              <Card title="Approval status">
                {company.rejected_at ? (
                  <Notice tone="bad" title={`Rejected ${formatDate(company.rejected_at)}`}>
                    <span className="whitespace-pre-line">{company.rejection_reason || "No reason given."}</span>
                  </Notice>
                ) : (
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
                    <CompanyBadge status={status} />
                    {company.approved_at && <span>{formatDate(company.approved_at)}</span>}
                    {status === "unfinished" && <span>The registration isn't finished.</span>}
                  </div>
                )}
              </Card>
              {company.is_approved && !company.suspension && <SuspendCard company={company} />}
              <RegistrationTimeline company={company} />
            </aside>
          </div>
        </>
      )}
    </>
  );
}
