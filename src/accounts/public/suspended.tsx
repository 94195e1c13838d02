import type { SuspendedAccount } from "@contracts/administration/suspension";
import { Archive, CirclePause, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { MailButton } from "@/components/ui/button";
import { Card, Row, Rows } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Quoted } from "@/components/ui/quoted";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";
import { useSiteSettings } from "@/lib/site-settings";

/** What we keep about a candidate, or what a company sees of them. */
const whatIsKept = ({ is_staff, applications }: SuspendedAccount): string =>
  is_staff
    ? "Your company has been notified. Your work there is kept."
    : `Your profile${applications > 0 ? ` and your ${formatCount(applications, "application")} are` : " is"} kept. Companies can't write to you for now.`;

interface SuspendedProps {
  account: SuspendedAccount;
  email: string;
  onBack: () => void;
}

/** Shown to a suspended person instead of signing in, after the right password. */
export function Suspended({ account, email, onBack }: SuspendedProps) {
  const { supportEmail } = useSiteSettings();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.querySelector("h1")?.focus(), []);
  return (
    <div ref={top} className="mx-auto grid w-full max-w-[26rem] grid-cols-1 gap-4 px-4 py-9">
      <span className="grid size-14 place-items-center rounded-lg bg-warn-soft text-warn-text">
        <Icon icon={CirclePause} className="size-[1.625rem]" />
      </span>
      <div>
        <PageTitle>Your account is suspended</PageTitle>
        <p className="mt-2 break-words text-ink-muted text-md">
          An administrator suspended <b className="wrap-anywhere font-semibold text-ink">{email}</b> on{" "}
          {formatShortDay(account.since)}. You can't sign in until it's lifted.
        </p>
      </div>
      <Quoted words={account.words} by="What the administrator wrote" />
      <Card flush>
        <Rows>
          <Row>
            <Icon icon={Archive} />
            <span className="min-w-0 grow">{whatIsKept(account)}</span>
          </Row>
          <Row>
            <Icon icon={Download} />
            <span className="min-w-0 grow">
              You can still get a copy of your data or have your account deleted. Just ask us.
            </span>
          </Row>
        </Rows>
      </Card>
      <div className="text-center">
        <MailButton variant="primary" size="lg" block address={supportEmail}>
          Write to support
        </MailButton>
        <p className="wrap-anywhere mt-2 text-ink-muted text-sm">{supportEmail}</p>
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 border-line border-t pt-3">
        <TextLink to={paths.contact()}>Ask for your data</TextLink>
        <TextLink to={paths.contact()}>Ask us to delete it</TextLink>
        <button type="button" className="link" onClick={onBack}>
          Back to sign in
        </button>
      </p>
    </div>
  );
}
