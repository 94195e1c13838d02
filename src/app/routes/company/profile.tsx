import { DeleteCompanyCard } from "@/features/account/deletion/delete-company-card";
import { ProfilePage } from "@/features/company/profile/profile-page";

export default function CompanyProfileRoute() {
  return <ProfilePage deletion={(company) => <DeleteCompanyCard company={company} />} />;
}
