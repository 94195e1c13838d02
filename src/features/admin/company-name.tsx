import type { CompanyListItem } from "@contracts/company";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusGlyph, type StatusGlyphName } from "@/components/product/status-glyph";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

interface CompanyNameProps {
  company: Pick<CompanyListItem, "id" | "name" | "logo_url" | "submitted_at" | "is_approved">;
  /** A line under the name: why it stands here, or what to look at; null where a column says how far its registration is. */
  note?: { glyph: StatusGlyphName; text: string } | null | undefined;
}

const unfinished = { glyph: "draft", text: "Registration not finished" } as const;

/** Logo and name, linked to the company; says when its registration is not finished. */
export function CompanyName({ company, note }: CompanyNameProps) {
  const line = note === undefined && !company.submitted_at && !company.is_approved ? unfinished : note;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <CompanyAvatar name={company.name} logo={company.logo_url} />
      <span className="min-w-0">
        <TitleLink to={paths.admin.company(company.id)}>{company.name}</TitleLink>
        {line && (
          <span className="flex items-center gap-1.5 text-sm text-ink-muted">
            <StatusGlyph name={line.glyph} size={14} className="shrink-0" />
            {line.text}
          </span>
        )}
      </span>
    </span>
  );
}
