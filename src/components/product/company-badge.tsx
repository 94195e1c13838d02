import type { ReviewStatus } from "@contracts/companies/company";
import { StatusBadge } from "@/components/product/status-badge";

interface CompanyBadgeProps {
  status: ReviewStatus | "none";
  /** The word for a company that waits, where a screen's text differs. */
  pendingWord?: "Pending Approval";
}

/** How far the review of a company is; nothing without a company. */
export function CompanyBadge({ status, pendingWord }: CompanyBadgeProps) {
  if (status === "none") return null;
  return <StatusBadge kind="company" status={status} label={status === "pending" ? pendingWord : undefined} />;
}
