import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { PageTitle } from "@/components/feedback/page-title";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { ContactForm } from "@/marketing/contact/contact-form";
import { WhoRunsIt } from "@/marketing/who-runs-it";

/** Replaces the form once sent. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <div className="flex gap-3">
        <span className="mt-0.5 text-good-solid">
          <Icon icon={CircleCheck} size="lg" />
        </span>
        <div className="min-w-0">
          <h2 ref={title} tabIndex={-1} className="font-semibold text-lg">
            Message sent
          </h2>
          <p className="mt-1 break-words">
            A person will reply to <b className="font-semibold">{email}</b>. You won't get an automatic confirmation.
          </p>
          <Button className="mt-4" onClick={onAgain}>
            Write another message
          </Button>
        </div>
      </div>
    </Card>
  );
}

export function ContactPage() {
  const { status, user } = useAuth();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <div className={`wrap pt-8 md:pt-14 ${status === "signed-out" ? "pb-14 md:pb-20" : ""}`}>
      <div className="max-w-read">
        <PageTitle>Contact</PageTitle>
        <p className="mt-2 mb-6 text-ink-muted text-md">
          For companies, candidates and everyone else. The <TextLink to={paths.help()}>help</TextLink> answers many
          questions.
        </p>
        {sentFrom === null ? (
          <Card>
            <ContactForm key={user?.id ?? "visitor"} user={user} onSent={setSentFrom} />
          </Card>
        ) : (
          <Sent email={sentFrom} onAgain={() => setSentFrom(null)} />
        )}
        <div className="mt-6">
          <WhoRunsIt hasContactLink={false} />
        </div>
        {status === "signed-out" && (
          <p className="mt-5 text-ink-muted">
            No confirmation email? Check your spam folder, then <TextLink to={paths.signIn()}>sign in</TextLink>: the
            page offers to send it again. Forgot your password?{" "}
            <TextLink to={paths.forgotPassword()}>Choose a new one</TextLink>.
          </p>
        )}
      </div>
    </div>
  );
}
