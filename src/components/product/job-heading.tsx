import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";

interface JobHeadingProps {
  title: string;
  company: { name: string; logo_url: string | null };
  large?: boolean;
  documentTitle?: string;
  children: ReactNode;
}

export function JobHeading({ title, company, large = false, documentTitle, children }: JobHeadingProps) {
  return (
    <div className="flex items-start gap-3.5 md:gap-5">
      <CompanyAvatar name={company.name} size={large ? "lg" : "md"} logo={company.logo_url} />
      <div className="min-w-0">
        <PageTitle className="break-words" documentTitle={documentTitle}>
          {title}
        </PageTitle>
        {children}
      </div>
    </div>
  );
}
