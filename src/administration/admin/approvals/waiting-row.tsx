import type { CompanyListItem } from "@contracts/companies/company";
import { waitingWords } from "@/administration/model/waiting-words";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyBadge } from "@/components/product/company-badge";
import { StatusGlyph } from "@/components/product/status-glyph";
import { CoverLink } from "@/components/ui/cover-link";
import { paths } from "@/config/paths";
import { formatCount, formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useLinkBeside } from "@/lib/use-open-beside";

interface WaitingRowProps {
  company: CompanyListItem;
  /** Opens next to the list rather than on its own page. */
  isBeside: boolean;
  isOpen: boolean;
  isApproved?: boolean;
}

export function WaitingRow({ company, isBeside, isOpen, isApproved = false }: WaitingRowProps) {
  const link = useLinkBeside("company", company.id, { isBeside, page: paths.admin.company(company.id) });
  return (
    <li className="q-item">
      <CompanyAvatar name={company.name} logo={company.logo_url} />
      <div className="min-w-0 grow break-words">
        <CoverLink {...link} aria-current={isOpen || undefined} className="block text-pretty leading-5">
          {company.name}
        </CoverLink>
        <p className="mt-0.5 text-ink-muted text-sm">
          {[formatWords(company.industry), company.location].filter(Boolean).join(", ")}
        </p>
        {isApproved && <CompanyBadge status="approved" />}
        <p className="flex flex-wrap gap-x-3 text-ink-muted text-sm">
          <span>{!isApproved && waitingWords(company)}</span>
          <span>{company.documents === 0 ? "No documents" : formatCount(company.documents, "document")}</span>
          <span className="tnum">Registered {formatDate(company.created_at)}</span>
        </p>
        {company.has_taken_name && (
          <p className="mt-1 flex items-center gap-1.5 text-sm">
            <StatusGlyph name="pending" size={14} className="c-warn shrink-0" />
            Same name as an approved company
          </p>
        )}
      </div>
    </li>
  );
}
