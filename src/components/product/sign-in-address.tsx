import { TextLink } from "@/components/ui/text-link";

interface SignInAddressProps {
  email: string;
  security: string;
  /** The label of the page it links to. */
  name?: string;
}

export const SignInAddress = ({ email, security, name = "Security" }: SignInAddressProps) => (
  <p className="wrap-anywhere text-ink-muted text-sm">
    You sign in with {email}. Change that, or your password, under <TextLink to={security}>{name}</TextLink>.
  </p>
);
