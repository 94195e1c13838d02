import type { Company, CompanyProposal } from "@contracts/companies/company";
import { OpenFile } from "@/components/product/open-file";
import { ProposedChanges } from "@/components/product/proposed-changes";
import { Notice } from "@/components/ui/notice";
import { useOpenFile } from "@/files/data/file-open-mutation";
import { formatDate } from "@/lib/format-date";

/** Changes requested by an approved company, next to the approved values (RULES: Administration). */
export function ProposalChanges({ company, proposal }: { company: Company; proposal: CompanyProposal }) {
  return (
    <div className="grid gap-5">
      <p className="text-ink-muted">{`Sent ${formatDate(proposal.proposed_at)}${proposal.proposed_by ? ` by ${proposal.proposed_by}` : ""}. ${
        proposal.rejected_at
          ? "The approved values stay visible until the company sends new changes and they're approved."
          : "The approved values stay visible until you decide."
      }`}</p>
      <ProposedChanges
        company={company}
        proposal={proposal}
        renderDocument={(path, label) => (
          <OpenFile bucket="company-documents" path={path} useOpen={useOpenFile} label={`Open ${label} in a new tab`} />
        )}
      />
      {proposal.rejected_at && (
        <Notice tone="bad" title={`Rejected ${formatDate(proposal.rejected_at)}`}>
          <span className="whitespace-pre-line">{proposal.rejection_reason}</span>
        </Notice>
      )}
    </div>
  );
}
