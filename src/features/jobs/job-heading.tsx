import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { Avatar } from "@/components/ui/avatar";
import { publicUrl } from "@/data/files/public-url";

interface JobHeadingProps {
  title: string;
  company: { name: string; logo_url: string | null };
  large?: boolean;
  documentTitle?: string;
  /** Under the title. */
  children: ReactNode;
}

/** The job's title beside its company's sign. */
export function JobHeading({ title, company, large = false, documentTitle, children }: JobHeadingProps) {
  return (
    <div className="flex items-start gap-3.5 md:gap-5">
      <Avatar
        name={company.name}
        shape="company"
        size={large ? "lg" : "md"}
        imageUrl={publicUrl("company-logos", company.logo_url)}
      />
      <div className="min-w-0">
        <PageTitle className="break-words" documentTitle={documentTitle}>
          {title}
        </PageTitle>
        {children}
      </div>
    </div>
  );
}
