import { Check, Copy, MailX } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { announce } from "@/components/feedback/announce";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface InvitationLinkProps {
  title?: string | undefined;
  /** What happened, in the server's words. */
  text: string;
  /** The recipient, as there may be several links. */
  to: string;
  url: string;
  className?: string;
}

/**
 * The link of an invitation whose email failed, to pass on by other means. It is shown only once and kept only in the page's state.
 * It takes the focus, because it may appear out of view.
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
      // The browser blocks copying, so select it for manual copying.
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
          <span>{`${text} The link for ${to} is shown here once.`}</span>
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
