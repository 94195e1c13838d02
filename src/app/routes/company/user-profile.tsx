import { StaffAccountCard } from "@/accounts/shared/deletion/staff-account-card";
import { DownloadCard } from "@/accounts/shared/download/download-card";
import { UserProfilePage } from "@/companies/company/profile/user-profile-page";

export default function UserProfileRoute() {
  return (
    <UserProfilePage
      download={
        <DownloadCard>
          One ZIP: your account, your part in the team, what you were told and what you did. To read (HTML) and for
          machines (JSON). It is made in your browser.
        </DownloadCard>
      }
      deletion={(membership) => <StaffAccountCard membership={membership} />}
    />
  );
}
