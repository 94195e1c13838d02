import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "@/components/ui/app-link";
import { Icon } from "@/components/ui/icon";

/** The link up from a page, above its title; in a company's area an arrow next to it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink
      to={to}
      className="back no-print -ml-0.5 inline-flex min-h-touch min-w-0 max-w-full items-center gap-1.5 text-ink-muted hover:text-ink"
    >
      <Icon icon={ArrowLeft} size="sm" />
      <span className="min-w-0 truncate">{children}</span>
    </AppLink>
  );
}
