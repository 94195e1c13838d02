import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { Icon } from "@/components/ui/icon";

interface AlertFrameProps {
  icon: LucideIcon;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The frame of pages behind links in job alert emails; hides their URLs from search engines and other sites. */
export function AlertFrame({ icon, title, lead, children }: AlertFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-[26rem] grid-cols-1 gap-4 px-4 pt-9 pb-10">
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <span className="auth-mark">
        <Icon icon={icon} />
      </span>
      <div className="min-w-0">
        <PageTitle>{title}</PageTitle>
        {lead && <p className="wrap-anywhere mt-1 text-ink-muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
