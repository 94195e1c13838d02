import { SignInSettings } from "@/accounts/shared/security/sign-in-settings";
import { SettingsFrame } from "@/candidates/candidate/settings/settings-frame";

export const AccountPage = () => (
  <SettingsFrame title="Account" lead="How you sign in, and where.">
    <SignInSettings />
  </SettingsFrame>
);
