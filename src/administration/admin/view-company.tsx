import { ArrowRight } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";

interface ViewCompanyProps {
  company: { id: string; name: string };
  arrow?: boolean;
  className?: string;
}

export const ViewCompany = ({ company, arrow, className }: ViewCompanyProps) => (
  <LinkButton
    size="sm"
    variant="quiet"
    className={className}
    to={paths.admin.company(company.id)}
    aria-label={`View ${company.name}`}
  >
    View
    {arrow && <Icon icon={ArrowRight} size="sm" />}
  </LinkButton>
);
