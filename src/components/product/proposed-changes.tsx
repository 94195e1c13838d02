import { type Company, type CompanyProposal, reviewedFields } from "@contracts/companies/company";
import type { ReactNode } from "react";
import { companyFieldLabel, isDocumentField, showCompanyField } from "@/components/product/company-field-words";

interface ProposedChangesProps {
  company: Company;
  proposal: CompanyProposal;
  /** Renders the link to one of the company's documents. */
  renderDocument: (path: string, label: string) => ReactNode;
}

/** A company's requested changes: approved values next to new ones. */
export function ProposedChanges({ company, proposal, renderDocument }: ProposedChangesProps) {
  const show = (field: string, value: unknown, whose: string) =>
    isDocumentField(field) && typeof value === "string"
      ? renderDocument(value, `${whose} ${companyFieldLabel(field)}`)
      : showCompanyField(field, value);
  return (
    <dl className="grid gap-4">
      {reviewedFields
        .filter((field) => field in proposal.changes)
        .map((field) => (
          <div key={field} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            <dt className="text-ink-muted text-sm sm:col-span-2">{companyFieldLabel(field)}</dt>
            <dd className="min-w-0 break-words">
              <span className="block text-ink-subtle text-xs">Approved</span>
              {show(field, company[field], "approved")}
            </dd>
            <dd className="min-w-0 break-words font-semibold">
              <span className="block font-normal text-ink-subtle text-xs">Proposed</span>
              {show(field, proposal.changes[field], "proposed")}
            </dd>
          </div>
        ))}
    </dl>
  );
}
