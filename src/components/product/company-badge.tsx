import type { ReviewStatus } from "@contracts/companies/company";
import { StatusBadge } from "@/components/product/status-badge";

interface CompanyBadgeProps {
  status: ReviewStatus | "none";
  /** The word for a pending company, if the screen's text differs. */
  pendingWord?: "Pending Approval";
}

/** A company's review state; hidden without a company. */
export function CompanyBadge({ status, pendingWord }: CompanyBadgeProps) {
  if (status === "none") return null;
  return <StatusBadge kind="company" status={status} label={status === "pending" ? pendingWord : undefined} />;
}
