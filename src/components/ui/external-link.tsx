import type { ReactNode } from "react";
import { safeHttpUrl } from "@/lib/safe-http-url";

/** An external link in a new tab; anything but http(s) shows as plain text (ARCHITECTURE: Security model). */
export function ExternalLink({ href, children }: { href: string | null | undefined; children?: ReactNode }) {
  const safe = safeHttpUrl(href);
  if (!safe) return <span>{children ?? href}</span>;
  return (
    <a className="link break-words" href={safe} target="_blank" rel="noopener noreferrer">
      {children ?? href}
    </a>
  );
}
