import { type CompanyListItem, reviewStatus } from "@contracts/companies/company";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusGlyph } from "@/components/product/status-glyph";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

interface CompanyNameProps {
  company: Pick<CompanyListItem, "id" | "name" | "logo_url" | "submitted_at" | "is_approved" | "rejected_at">;
  /** Shows under the name that its registration is unfinished, where nothing else in the row does. */
  saysUnfinished?: boolean;
}

export function CompanyName({ company, saysUnfinished = false }: CompanyNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <CompanyAvatar name={company.name} logo={company.logo_url} />
      <span className="min-w-0">
        <TitleLink to={paths.admin.company(company.id)}>{company.name}</TitleLink>
        {saysUnfinished && reviewStatus(company) === "unfinished" && (
          <span className="flex items-center gap-1.5 text-sm text-ink-muted">
            <StatusGlyph name="draft" size={14} className="shrink-0" />
            Registration not finished
          </span>
        )}
      </span>
    </span>
  );
}
