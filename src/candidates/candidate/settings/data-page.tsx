import { SlidersHorizontal } from "lucide-react";
import { DeleteAccountCard } from "@/accounts/shared/deletion/delete-account-card";
import { DownloadCard } from "@/accounts/shared/download/download-card";
import { useAuth } from "@/auth/use-auth";
import { ViewsCard } from "@/candidates/candidate/my-data/views-card";
import { SettingsFrame } from "@/candidates/candidate/settings/settings-frame";
import { useOwnProfile } from "@/candidates/candidate/use-own-profile";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

function Data({ userId }: { userId: string }) {
  const { data } = useOwnProfile(userId);
  return (
    <SettingsFrame title="Data" lead="Download your data, see who looked at it, or leave.">
      <DownloadCard>
        One ZIP with your profile, files, applications, messages and the list of who looked, to read (HTML) and for
        other software (JSON). It's made in your browser.
      </DownloadCard>
      <ViewsCard managedBy={data?.candidate.managing_company_id ?? null} />
      <p className="flex items-start gap-2 text-ink-muted text-sm">
        <Icon icon={SlidersHorizontal} size="sm" className="mt-0.5" />
        <span>
          See who can find you in <TextLink to={`${paths.candidate.preferences()}#partners`}>Preferences</TextLink>.
        </span>
      </p>
      <DeleteAccountCard of="candidate" />
    </SettingsFrame>
  );
}

/** /settings/data */
export function DataPage() {
  const { user } = useAuth();
  // The guard leads to sign-in as the session ends.
  return user && <Data userId={user.id} />;
}
