import { DeleteAccountCard } from "@/accounts/shared/deletion/delete-account-card";
import { SecurityPage } from "@/accounts/shared/security/security-page";
import { useCompanyDashboard } from "@/companies/data/company-queries";

/** A former member has no profile page, which is where accounts are deleted otherwise. */
export default function CompanySecurityRoute() {
  const { data } = useCompanyDashboard();
  return <SecurityPage deletion={data && !data.membership && <DeleteAccountCard of="staff" />} />;
}
