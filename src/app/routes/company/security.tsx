import { DeleteAccountCard } from "@/accounts/shared/deletion/delete-account-card";
import { SecurityPage } from "@/accounts/shared/security/security-page";
import { useCompanyDashboard } from "@/companies/data/company-queries";

/** Whoever has no company any more has no profile in one, where the account ends otherwise. */
export default function CompanySecurityRoute() {
  const { data } = useCompanyDashboard();
  return <SecurityPage deletion={data && !data.membership && <DeleteAccountCard of="staff" />} />;
}
