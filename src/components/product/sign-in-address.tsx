import { TextLink } from "@/components/ui/text-link";

/** Beside an email that is contact data: with which address its reader signs in, and where that is changed. */
export const SignInAddress = ({ email, security }: { email: string; security: string }) => (
  <p className="wrap-anywhere text-ink-muted text-sm">
    You sign in with {email}. Change that, or your password, under <TextLink to={security}>Security</TextLink>.
  </p>
);
