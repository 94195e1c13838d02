import { StaffAccountCard } from "@/features/account/deletion/staff-account-card";
import { DownloadCard } from "@/features/account/download/download-card";
import { UserProfilePage } from "@/features/company/profile/user-profile-page";

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
