import { StaffAccountCard } from "@/accounts/shared/deletion/staff-account-card";
import { DownloadCard } from "@/accounts/shared/download/download-card";
import { UserProfilePage } from "@/companies/company/profile/user-profile-page";

export default function UserProfileRoute() {
  return (
    <UserProfilePage
      download={
        <DownloadCard>
          One ZIP file, made in your browser: your account, your place on the team, your notifications and your actions.
          To read (HTML) and for other software (JSON).
        </DownloadCard>
      }
      deletion={(membership) => <StaffAccountCard membership={membership} />}
    />
  );
}
