import type { ReactNode } from "react";
import type { LinkProps } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { safeHttpUrl } from "@/lib/format";

/** An underlined link to a page of the product. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <AppLink {...rest} className={classNames("link", className)} />;
}

/** The title of a row or a card, leading to what it names. */
export function TitleLink({ className, ...rest }: LinkProps) {
  return (
    <AppLink
      {...rest}
      className={classNames("touch break-words font-semibold underline-offset-3 hover:underline", className)}
    />
  );
}

/** A link out of the product, opened in a new tab; anything but http(s) is shown as plain text (ARCHITECTURE: Security model). */
export function ExternalLink({ href, children }: { href: string | null | undefined; children?: ReactNode }) {
  const safe = safeHttpUrl(href);
  if (!safe) return <span>{children ?? href}</span>;
  return (
    <a className="link break-words" href={safe} target="_blank" rel="noopener noreferrer">
      {children ?? href}
    </a>
  );
}
