import { StaffAccountCard } from "@/accounts/shared/deletion/staff-account-card";
import { DownloadCard } from "@/accounts/shared/download/download-card";
import { UserProfilePage } from "@/companies/company/profile/user-profile-page";

export default function UserProfileRoute() {
  return (
    <UserProfilePage
      download={
        <DownloadCard>
          One ZIP file, made in your browser: your account, your place on the team, your notifications and your actions.
          As HTML to read and JSON for other software.
        </DownloadCard>
      }
      deletion={(membership) => <StaffAccountCard membership={membership} />}
    />
  );
}
