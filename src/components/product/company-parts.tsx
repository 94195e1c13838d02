import { benefitLabel } from "@contracts/companies/benefits";
import type { Employer } from "@contracts/companies/company";
import { daysOfHours } from "@contracts/companies/hiring";
import { productName } from "@contracts/operator";
import { CalendarCheck } from "lucide-react";
import { HowWeHire } from "@/components/product/how-we-hire";
import { keptWords } from "@/components/product/kept-promises";
import { Markdown } from "@/components/product/markdown";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { formatCount, formatWords } from "@/lib/format";
import { publicUrl } from "@/lib/public-url";

/** What the parts of a company's page show; a preview builds it from unsaved values. */
export type CompanyParts = Pick<
  Employer,
  "description" | "pictures" | "hiring" | "promises" | "benefits" | "culture_values"
>;

export function CompanyAbout({ description, pictures }: Pick<CompanyParts, "description" | "pictures">) {
  if (!description && pictures.length === 0) return null;
  return (
    <Card title="About">
      {description && (
        <div className="grid max-w-read grid-cols-[minmax(0,1fr)] gap-3 text-md">
          <Markdown>{description}</Markdown>
        </div>
      )}
      {pictures.length > 0 && (
        <ul className="pictures" aria-label="Pictures">
          {pictures.map(({ path, alt }) => (
            <li key={path}>
              <img src={publicUrl("company-pictures", path)} alt={alt} loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function CompanyHiring({ hiring, promises }: CompanyParts) {
  const { hours, steps } = hiring;
  if (hours === null && steps.length === 0 && !promises) return null;
  const days = hours === null ? null : daysOfHours(hours);
  return (
    <Card title="How we hire" flush>
      <div className="card-body">
        <HowWeHire hiring={hiring} replyDays={days} />
        {steps.length === 0 && days !== null && <p>First reply within {formatCount(days, "day")}</p>}
      </div>
      {promises && (
        <div className="kept-band">
          <Icon icon={CalendarCheck} size="lg" />
          <div className="min-w-0">
            <p className="font-semibold">{keptWords(promises)}</p>
            <p className="text-ink-muted text-sm">Counted by {productName}, not by the company.</p>
          </div>
        </div>
      )}
    </Card>
  );
}

export function CompanyChips({ benefits, culture_values }: Pick<CompanyParts, "benefits" | "culture_values">) {
  return (
    <>
      {culture_values.length > 0 && (
        <Card title="Ways of working">
          <ChipList items={culture_values.map(formatWords)} />
        </Card>
      )}
      {benefits.length > 0 && (
        <Card title="Benefits">
          <ChipList items={benefits.map(benefitLabel)} />
        </Card>
      )}
    </>
  );
}
