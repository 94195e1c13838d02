import { Check, Copy, MailX } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { announce } from "@/components/feedback/announce";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface InvitationLinkProps {
  title?: string | undefined;
  /** What happened, as the server says it. */
  text: string;
  /** Whom the link is for, as several may stand here. */
  to: string;
  url: string;
  className?: string;
}

/**
 * The link of an invitation whose mail did not go out, to be handed over by other means. It is there this once: whoever shows it
 * keeps it nowhere but in the state of the page. The focus comes to it, as it may appear out of sight.
 */
export function InvitationLink({ title, text, to, url, className }: InvitationLinkProps) {
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      announce("Link copied");
    } catch {
      // The browser does not let a page copy: it is selected, to be copied by hand.
      link.current?.focus();
      link.current?.select();
    }
  };
  return (
    <div className={classNames("flex flex-wrap items-center gap-x-3 gap-y-2 bg-bad-soft px-5 py-3 text-sm", className)}>
      <div className="flex min-w-0 grow basis-64 gap-3">
        <Icon icon={MailX} size="sm" className="mt-0.5 text-bad-solid" />
        <p id={textId} className="wrap-anywhere min-w-0">
          {title && <b className="block font-semibold">{title}</b>}
          {text} The link for {to} is shown here once.
        </p>
      </div>
      <div className="flex min-w-0 grow basis-64 items-center justify-end gap-3">
        <input
          ref={link}
          readOnly
          aria-label="Invitation link"
          className="min-h-8 min-w-0 max-w-80 grow truncate rounded-sm bg-surface px-2 font-mono text-xs max-md:min-h-touch max-md:max-w-none"
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button ref={button} size="sm" icon={isCopied ? Check : Copy} aria-describedby={textId} onClick={copy}>
          {isCopied ? "Copied" : "Copy link"}
        </Button>
      </div>
    </div>
  );
}
