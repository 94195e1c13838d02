import { type Company, reviewStatus } from "@contracts/company";
import { companySizeLabel } from "@contracts/enums";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyBadge } from "@/components/product/company-badge";
import { contactFacts } from "@/components/product/contact-facts";
import { Timeline, type TimelineEntry } from "@/components/product/timeline";
import { Card } from "@/components/ui/card";
import { ExternalLink } from "@/components/ui/external-link";
import { KeyValues } from "@/components/ui/key-values";
import { Notice } from "@/components/ui/notice";
import { ApprovalActions } from "@/features/admin/approval-actions";
import { DocumentButton } from "@/features/admin/document-button";
import { ProposalCard } from "@/features/admin/proposal-card";
import { SimilarNames } from "@/features/admin/similar-names";
import { SubscriptionCard } from "@/features/admin/subscription-card";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

type AddressKind = "reg" | "op";

function Address({ company, kind }: { company: Company; kind: AddressKind }) {
  const lines = [
    [company[`${kind}_street`], company[`${kind}_unit`]],
    [company[`${kind}_city`], company[`${kind}_state`], company[`${kind}_zip_code`]],
    [company[`${kind}_country`]],
  ]
    .map((line) => line.filter(Boolean).join(", "))
    .filter(Boolean);
  if (lines.length === 0) return <p className="text-ink-subtle">Not given</p>;
  return (
    <address className="break-words not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

function registrationTimeline(company: Company): TimelineEntry[] {
  // Latest first; what happened in one moment keeps its order.
  const steps: (TimelineEntry & { at: string | null })[] = [
    { id: "created", at: company.created_at, glyph: "applied", tone: "info", title: "Registered" },
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
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-4">
        <CompanyAvatar name={company.name} size="xl" logo={company.logo_url} />
        <div className="min-w-0 grow basis-40">
          <PageTitle badge={<CompanyBadge status={reviewStatus(company)} />}>{company.name}</PageTitle>
          <p className="mt-0.5 text-ink-muted">
            {company.submitted_at || company.is_approved ? "Registered" : "Begun"} {formatDate(company.created_at)}
          </p>
        </div>
        {!company.is_approved && company.submitted_at && (
          <div className="flex flex-row-reverse gap-2 max-md:w-full max-md:*:grow">
            <ApprovalActions company={company} primary />
          </div>
        )}
      </div>
      <div className="mt-6 empty:hidden">
        <SimilarNames companyId={company.id} />
      </div>
      <div className="split mt-6">
        <div className="grid min-w-0 gap-6">
          {company.proposal && <ProposalCard company={company} proposal={company.proposal} />}
          <Card title="Company information">
            <KeyValues
              items={[
                { label: "Legal name", value: company.name },
                { label: "DBA name", value: company.dba_name },
                { label: "Industry", value: formatWords(company.industry) },
                { label: "Company size", value: company.company_size && companySizeLabel(company.company_size) },
                { label: "Location", value: company.location },
                {
                  label: "Website",
                  value: company.website && <ExternalLink href={company.website}>{company.website}</ExternalLink>,
                },
                {
                  label: "Description",
                  value: company.description && <span className="whitespace-pre-line">{company.description}</span>,
                },
              ]}
            />
          </Card>
          <Card title="Primary contact">
            <KeyValues items={contactFacts(company, "primary_contact")} />
          </Card>
          {secondary.some(({ value }) => value) && (
            <Card title="Secondary contact">
              <KeyValues items={secondary} />
            </Card>
          )}
          <Card title="Registered address">
            <Address company={company} kind="reg" />
          </Card>
          <Card title="Operating address">
            {company.same_as_registered ? <p>Same as registered address</p> : <Address company={company} kind="op" />}
          </Card>
        </div>
        <aside className="grid gap-6">
          <Card title="Approval status">
            {company.rejected_at ? (
              <Notice tone="bad" title={`Rejected ${formatDate(company.rejected_at)}`}>
                {company.rejection_reason || "No reason was given."}
              </Notice>
            ) : (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
                <CompanyBadge status={reviewStatus(company)} />
                {company.approved_at && formatDate(company.approved_at)}
                {!company.submitted_at && !company.is_approved && "The registration is not finished."}
              </div>
            )}
          </Card>
          <SubscriptionCard company={company} />
          <Card title="Submitted documents">
            <KeyValues
              align="end"
              empty="Not submitted"
              items={[
                { label: "Tax ID / EIN", value: company.tax_id },
                {
                  label: "EIN document",
                  value: company.ein_document_url && (
                    <DocumentButton path={company.ein_document_url} label="EIN document" />
                  ),
                },
                {
                  label: "IRS Form 2553",
                  value: company.tax_document_url && (
                    <DocumentButton path={company.tax_document_url} label="IRS Form 2553" />
                  ),
                },
              ]}
            />
          </Card>
          <Card title="Registration timeline">
            <Timeline label="Registration timeline" entries={registrationTimeline(company)} />
          </Card>
        </aside>
      </div>
    </>
  );
}
