import { useMutation } from "@tanstack/react-query";
import { Clock, Mail, MonitorSmartphone, Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { resendConfirmationHere } from "@/accounts/data/confirmation-resend-mutation";
import { type SignedUp, signedUpText } from "@/accounts/model/sign-up-notice";
import { AuthFrame } from "@/accounts/public/auth-frame";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ResendButton } from "@/components/ui/resend-button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

const facts = [
  { icon: Clock, text: "The link works once, for 1 hour." },
  { icon: Search, text: "Nothing there? Check your spam and promotions folders." },
  {
    icon: MonitorSmartphone,
    text: "You can close this page. If you open the link in another browser, you'll choose your password again there.",
  },
];

interface CheckEmailProps {
  signedUp: SignedUp;
  /** The sign-up's query string; its form is still filled in. */
  search: string;
}

/** Shown after sign-up: what to do next. The same for every address (RULES: Accounts). */
export function CheckEmail({ signedUp, search }: CheckEmailProps) {
  const { email, at } = signedUp;
  const navigate = useNavigate();
  const [sentAt, setSentAt] = useState(at);
  const resend = useMutation(resendConfirmationHere);
  return (
    <AuthFrame
      mark={
        <span className="auth-mark">
          <Icon icon={Mail} />
        </span>
      }
      title="Check your email"
      lead={
        <>
          {signedUpText(signedUp)} We sent a link to <b className="break-words font-semibold text-ink">{email}</b>.
        </>
      }
      foot={
        <>
          Already have an account?{" "}
          <TextLink to={paths.signIn({ redirect: new URLSearchParams(search).get("redirect") })}>Sign in</TextLink> or{" "}
          <TextLink to={paths.forgotPassword()}>choose a new password</TextLink>
        </>
      }
    >
      <ul className="card">
        {facts.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-4 border-line border-b px-4 py-3.5 last:border-b-0">
            <Icon icon={icon} />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <ResendButton
          label="Resend email"
          sentAt={sentAt}
          busy={resend.isPending}
          onResend={() => resend.mutate({ email }, { onSuccess: () => setSentAt(Date.now()) })}
        />
        <Button variant="quiet" onClick={() => navigate({ search })}>
          Use a different email
        </Button>
      </div>
      <p className="text-center text-ink-muted text-sm" role="status">
        {resend.isSuccess && sentAt !== at && "Sent again."}
      </p>
    </AuthFrame>
  );
}
