import { Building2, KeyRound, Layers, type LucideIcon, Mail, Wrench } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { PageTitle } from "@/components/feedback/page-title";
import { Card, Row, Rows } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { getEnv } from "@/config/env";
import { paths } from "@/config/paths";

interface Topic {
  /** Also the subject of the mail. */
  title: string;
  icon: LucideIcon;
  text: string;
}

const topics: readonly Topic[] = [
  {
    title: "A plan for your company",
    icon: Layers,
    text: "To start, change or renew one: the name of the company as it is registered, and the plan you want.",
  },
  {
    title: "A registration",
    icon: Building2,
    text: "The name of the company. The reason for a rejection stands on your dashboard, and you can correct and submit it again there.",
  },
  {
    title: "Getting into your account",
    icon: KeyRound,
    text: "The email address of the account, and what happens when you sign in. Never send a password: we do not need it.",
  },
  {
    title: "Something does not work",
    icon: Wrench,
    text: "The page you were on, what you did, and what it said.",
  },
];

/** A mail to support, with the account named where there is one. */
function mailTo(address: string, topic: string, account: string | undefined): string {
  const body = account ? `&body=${encodeURIComponent(`\n\nWritten from the account ${account}`)}` : "";
  return `mailto:${address}?subject=${encodeURIComponent(topic)}${body}`;
}

/** /contact: where "contact support" leads. */
export function ContactPage() {
  const { status, user } = useAuth();
  const { VITE_SUPPORT_EMAIL: address } = getEnv();
  return (
    <div className={`wrap pt-8 md:pt-14 ${status === "signed-out" ? "pb-14 md:pb-20" : ""}`}>
      <div className="max-w-read">
        <PageTitle>Contact</PageTitle>
        <p className="mt-2 text-md text-ink-muted">One address for companies, candidates and everybody else.</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <a className="btn btn-primary btn-lg max-sm:w-full" href={`mailto:${address}`}>
            <Icon icon={Mail} />
            Write to support
          </a>
          <p className="min-w-0 break-words text-ink-muted">
            or from any mail program to <b className="select-all font-semibold text-ink">{address}</b>
          </p>
        </div>
        <Card className="mt-8" title="What to write" flush>
          <Rows>
            {topics.map(({ title, icon, text }) => (
              <Row key={title} className="items-start!">
                <span className="file-ic shrink-0">
                  <Icon icon={icon} />
                </span>
                <div className="min-w-0 grow">
                  <h3 className="font-medium">
                    <a className="link" href={mailTo(address, title, user?.email)}>
                      {title}
                    </a>
                  </h3>
                  <p className="text-ink-muted text-sm">{text}</p>
                </div>
              </Row>
            ))}
          </Rows>
        </Card>
        {status === "signed-out" && (
          <p className="mt-5 text-ink-muted">
            No confirmation email? Look into the spam folder, then <TextLink to={paths.signIn()}>sign in</TextLink>: the
            page offers to send it again. Forgot your password?{" "}
            <TextLink to={paths.forgotPassword()}>Choose a new one</TextLink>.
          </p>
        )}
      </div>
    </div>
  );
}
