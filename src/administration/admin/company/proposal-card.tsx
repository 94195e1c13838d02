import type { Company, CompanyProposal } from "@contracts/companies/company";
import { ProposalActions } from "@/administration/admin/proposal-actions";
import { ProposalChanges } from "@/administration/admin/proposal-changes";
import { Card } from "@/components/ui/card";

export function ProposalCard({ company, proposal }: { company: Company; proposal: CompanyProposal }) {
  return (
    <Card title="Proposed changes">
      <div className="grid gap-5">
        <ProposalChanges company={company} proposal={proposal} />
        {!proposal.rejected_at && (
          <div className="flex flex-row-reverse flex-wrap gap-2 max-md:*:grow">
            <ProposalActions company={company} />
          </div>
        )}
      </div>
    </Card>
  );
}
