import type { CompanyListItem } from "@contracts/company";
import { StatusBadge } from "@/components/product/status-badge";

/** Approved, Pending or Rejected. */
export function CompanyBadge({ company }: { company: Pick<CompanyListItem, "is_approved" | "rejected_at"> }) {
  const status = company.is_approved ? "approved" : company.rejected_at ? "rejected" : "pending";
  return <StatusBadge kind="company" status={status} />;
}
