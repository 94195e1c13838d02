import { type Company, reviewStatus } from "@contracts/companies/company";
import { companySizeLabel } from "@contracts/enums";
import { country } from "@contracts/operator";
import { ApprovalActions } from "@/administration/admin/approval-actions";
import { ProposalCard } from "@/administration/admin/company/proposal-card";
import { SubscriptionCard } from "@/administration/admin/company/subscription-card";
import { SuspendCard } from "@/administration/admin/company/suspend-card";
import { Address, addressLines } from "@/administration/admin/company-address";
import { SimilarNames } from "@/administration/admin/similar-names";
import { SuspendedNotice } from "@/administration/admin/suspended-notice";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyBadge } from "@/components/product/company-badge";
import { contactFacts } from "@/components/product/contact-facts";
import { Markdown } from "@/components/product/markdown";
import { Timeline, type TimelineEntry } from "@/components/product/timeline";
import { Card } from "@/components/ui/card";
import { ExternalLink } from "@/components/ui/external-link";
import { KeyValues } from "@/components/ui/key-values";
import { Notice } from "@/components/ui/notice";
import { DocumentViewer, documentsOf } from "@/files/shared/document-viewer";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

/** What its first day means. */
const begun = (company: Company) => (reviewStatus(company) === "unfinished" ? "Begun" : "Registered");

function registrationTimeline(company: Company): TimelineEntry[] {
  // Latest first; ties keep their order.
  const steps: (TimelineEntry & { at: string | null })[] = [
    { id: "created", at: company.created_at, glyph: "applied", tone: "info", title: begun(company) },
    { id: "submitted", at: company.submitted_at, glyph: "pending", tone: "warn", title: "Submitted for review" },
    { id: "approved", at: company.approved_at, glyph: "approved", tone: "good", title: "Approved" },
    { id: "rejected", at: company.rejected_at, glyph: "rejected", tone: "bad", title: "Rejected" },
  ];
  return steps
    .reverse()
    .filter((entry) => entry.at !== null)
    .sort((one, other) => String(other.at).localeCompare(String(one.at)))
    .map(({ at, ...entry }) => ({ ...entry, meta: formatDate(String(at)) }));
}

/** Everything an administrator reads of one company before deciding. */
export function CompanyDetail({ company }: { company: Company }) {
  const secondary = contactFacts(company, "secondary_contact");
  const status = reviewStatus(company);
  const empty = status === "unfinished" ? "Not given yet" : "Not given";
  // Defaults from sign-up aren't facts until the company confirms them.
  const isUntouched = status === "unfinished" && company.updated_at === company.created_at;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-4">
        <CompanyAvatar name={company.name} size="xl" logo={company.logo_url} />
        <div className="min-w-0 grow basis-40">
          <PageTitle badge={<CompanyBadge status={status} />}>{company.name}</PageTitle>
          <p className="mt-0.5 text-ink-muted">
            {begun(company)} {formatDate(company.created_at)}
          </p>
        </div>
        {(status === "pending" || status === "rejected") && (
          <div className="flex flex-row-reverse gap-2 max-md:w-full max-md:*:grow">
            <ApprovalActions company={company} />
          </div>
        )}
      </div>
      {company.suspension && (
        <div className="mt-6">
          <SuspendedNotice subject={{ company: company.id }} name={company.name} suspension={company.suspension} />
        </div>
      )}
      <div className="mt-6 empty:hidden">
        <SimilarNames companyId={company.id} />
      </div>
      <div className="split mt-6">
        <div className="grid min-w-0 gap-6">
          {company.proposal && <ProposalCard company={company} proposal={company.proposal} />}
          <Card title="Company information">
            <KeyValues
              empty={empty}
              items={[
                { label: "Legal name", value: isUntouched && company.name === "New Company" ? "" : company.name },
                { label: "DBA name", value: company.dba_name },
                { label: "Industry", value: isUntouched ? "" : formatWords(company.industry) },
                { label: "Company size", value: company.company_size && companySizeLabel(company.company_size) },
                { label: "Location", value: isUntouched ? "" : company.location },
                {
                  label: "Website",
                  value: company.website && <ExternalLink href={company.website}>{company.website}</ExternalLink>,
                },
                {
                  label: "Description",
                  value: company.description && (
                    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 break-words">
                      <Markdown>{company.description}</Markdown>
                    </div>
                  ),
                },
                { label: "Ways of working", value: company.culture_values.map(formatWords).join(", ") },
              ]}
            />
          </Card>
          <Card title="Primary contact">
            <KeyValues empty={empty} items={contactFacts(company, "primary_contact")} />
          </Card>
          {secondary.some(({ value }) => value) && (
            <Card title="Secondary contact">
              <KeyValues items={secondary} />
            </Card>
          )}
          <Card title="Registered address">
            <Address lines={addressLines(company, "reg")} empty={empty} />
          </Card>
          <Card title="Operating address">
            {company.same_as_registered ? (
              <p>Same as registered address</p>
            ) : (
              <Address lines={addressLines(company, "op")} empty={empty} />
            )}
          </Card>
          <Card title="Submitted documents">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <KeyValues empty={empty} items={[{ label: country.taxNumberInFull, value: company.tax_id }]} />
              <DocumentViewer documents={documentsOf(company)} />
            </div>
          </Card>
        </div>
        <aside className="grid gap-6">
          <Card title="Approval status">
            {company.rejected_at ? (
              <Notice tone="bad" title={`Rejected ${formatDate(company.rejected_at)}`}>
                <span className="whitespace-pre-line">{company.rejection_reason || "No reason was given."}</span>
              </Notice>
            ) : (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
                <CompanyBadge status={status} />
                {company.approved_at && formatDate(company.approved_at)}
                {status === "unfinished" && "The registration is not finished."}
              </div>
            )}
          </Card>
          <SubscriptionCard company={company} />
          {company.is_approved && !company.suspension && <SuspendCard company={company} />}
          <Card title="Registration timeline">
            <Timeline label="Registration timeline" entries={registrationTimeline(company)} />
          </Card>
        </aside>
      </div>
    </>
  );
}
