import type { SignUp } from "@contracts/accounts/account";
import type { ComponentProps } from "react";
import { useAuth } from "@/auth/use-auth";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";

interface SignUpButtonProps extends Pick<ComponentProps<typeof LinkButton>, "variant" | "size" | "className"> {
  /** The kind of account; any by default. */
  account?: SignUp["role"];
  label: string;
}

/** Leads visitors to sign-up, and signed-in users to their dashboard. Hidden for other kinds of accounts, or while unknown. */
export function SignUpButton({ account, label, ...look }: SignUpButtonProps) {
  const auth = useAuth();
  if (auth.status === "signed-out") {
    return (
      <LinkButton {...look} to={paths.signUp({ role: account })}>
        {label}
      </LinkButton>
    );
  }
  if (!auth.role || (account && account !== auth.role)) return null;
  return (
    <LinkButton {...look} to={paths[auth.role].dashboard()}>
      Go to your dashboard
    </LinkButton>
  );
}
