import { type Company, reviewStatus } from "@contracts/companies/company";
import { companySizeLabel } from "@contracts/enums";
import { country } from "@contracts/operator";
import { addressLines } from "@/administration/admin/company-address";
import { ProposalChanges } from "@/administration/admin/proposal-changes";
import { SimilarNames } from "@/administration/admin/similar-names";
import { ViewCompany } from "@/administration/admin/view-company";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyBadge } from "@/components/product/company-badge";
import { EmailText } from "@/components/product/email-text";
import { Markdown } from "@/components/product/markdown";
import { ExternalLink } from "@/components/ui/external-link";
import { KeyValues } from "@/components/ui/key-values";
import { Meta } from "@/components/ui/meta";
import { DocumentViewer, documentsOf } from "@/files/shared/document-viewer";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

export function RecordHead({ company }: { company: Company }) {
  return (
    <header className="flex flex-wrap items-center gap-4">
      <CompanyAvatar name={company.name} size="lg" logo={company.logo_url} />
      <div className="min-w-0 grow basis-60">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 break-words font-semibold text-xl">{company.name}</h2>
          <CompanyBadge status={reviewStatus(company)} />
        </div>
        <Meta>
          {`Registered ${formatDate(company.created_at)}`}
          {formatWords(company.industry)}
          {company.company_size ? companySizeLabel(company.company_size) : ""}
          {company.location}
        </Meta>
      </div>
      <ViewCompany company={company} arrow className="self-start" />
    </header>
  );
}

export function RecordBody({ company }: { company: Company }) {
  return (
    <>
      <RecordHead company={company} />
      <div className="empty:hidden">
        <SimilarNames companyId={company.id} />
      </div>
      {company.proposal && (
        <section>
          <h3 className="font-semibold">Proposed changes</h3>
          <ProposalChanges company={company} proposal={company.proposal} />
        </section>
      )}
      <div className="grid items-start gap-x-8 gap-y-2 xl:grid-cols-2">
        <KeyValues
          align="end"
          items={[
            { label: "Legal name", value: company.name },
            { label: "DBA name", value: company.dba_name },
            { label: country.taxNumberInFull, value: company.tax_id },
            {
              label: "Website",
              value: company.website && <ExternalLink href={company.website}>{company.website}</ExternalLink>,
            },
          ]}
        />
        <KeyValues
          align="end"
          items={[
            { label: "Primary contact", value: company.primary_contact_name },
            {
              label: "Email",
              value: company.primary_contact_email && <EmailText>{company.primary_contact_email}</EmailText>,
            },
            { label: "Registered", value: addressLines(company, "reg").join(", ") },
            {
              label: "Operating",
              value: company.same_as_registered ? "Same as registered address" : addressLines(company, "op").join(", "),
            },
          ]}
        />
      </div>
      {company.description && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 break-words">
          <Markdown>{company.description}</Markdown>
        </div>
      )}
      <section aria-label="Submitted documents">
        <DocumentViewer documents={documentsOf(company)} />
      </section>
    </>
  );
}
