import { TextLink } from "@/components/ui/text-link";

interface SignInAddressProps {
  email: string;
  security: string;
  /** What the page is called that it leads to. */
  name?: string;
}

/** Beside an email that is contact data: with which address its reader signs in, and where that is changed. */
export const SignInAddress = ({ email, security, name = "Security" }: SignInAddressProps) => (
  <p className="wrap-anywhere text-ink-muted text-sm">
    You sign in with {email}. Change that, or your password, under <TextLink to={security}>{name}</TextLink>.
  </p>
);
