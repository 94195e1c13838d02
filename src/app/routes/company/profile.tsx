import { DeleteCompanyCard } from "@/accounts/shared/deletion/delete-company-card";
import { ProfilePage } from "@/companies/company/profile/profile-page";

export default function CompanyProfileRoute() {
  return <ProfilePage deletion={(company) => <DeleteCompanyCard company={company} />} />;
}
