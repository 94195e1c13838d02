import type { Company } from "@contracts/companies/company";
import { ApproveButton } from "@/administration/admin/approve-button";
import { RejectButton } from "@/administration/admin/reject-button";
import { useReady } from "@/administration/admin/use-ready";
import type { AfterDecision } from "@/administration/admin/use-undo-offer";

interface ApprovalActionsProps {
  company: Company;
  after?: AfterDecision;
}

export function ApprovalActions({ company, after }: ApprovalActionsProps) {
  const { warningsSeen, canApprove, words } = useReady(company);
  return (
    <>
      <ApproveButton company={company} warningsSeen={canApprove ? warningsSeen : undefined} after={after} />
      <RejectButton company={company} after={after} variant="secondary" disabled={!warningsSeen} />
      <ReadyWords>{words}</ReadyWords>
    </>
  );
}

export const ReadyWords = ({ children }: { children: string | null }) => (
  <span role="status" className="self-center text-ink-muted text-sm empty:hidden">
    {children}
  </span>
);
