import { useCompanyDashboard } from "@/data/companies/company-dashboard-query";
import { DeleteAccountCard } from "@/features/account/deletion/delete-account-card";
import { SecurityPage } from "@/features/account/security/security-page";

/** Whoever has no company any more has no profile in one, where the account ends otherwise. */
export default function CompanySecurityRoute() {
  const { data } = useCompanyDashboard();
  return <SecurityPage deletion={data && !data.membership && <DeleteAccountCard of="staff" />} />;
}
