import type { CompanyDashboard } from "@contracts/company";
import type { ApplicationStatus } from "@contracts/enums";
import { ChevronRight } from "lucide-react";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { Card, RowLink } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";

interface Waiting {
  count: number;
  status: ApplicationStatus;
  noun: string;
  text: string;
}

/** What waits for the company, side by side where there is room; nothing when nothing does. */
export function AttentionRows({ counts }: { counts: CompanyDashboard["counts"] }) {
  const all: Waiting[] = [
    { count: counts.new_applications, status: "applied", noun: "new application", text: "to review" },
    { count: counts.open_offers, status: "offered", noun: "offer", text: "without an answer" },
  ];
  const waiting = all.filter((row) => row.count > 0);
  if (waiting.length === 0) return null;
  return (
    <section className="mt-5" aria-label="Waiting for you">
      <Card flush>
        <div className="rows lg:grid lg:auto-cols-fr lg:grid-flow-col">
          {waiting.map((row) => {
            const look = statusLook("application", row.status);
            return (
              <RowLink
                key={row.status}
                to={paths.company.applications({ stage: row.status })}
                className="py-3! lg:not-first:border-t-0! lg:not-first:border-line lg:not-first:border-l"
              >
                <span className={`inline-grid c-${look.tone}`}>
                  {look.glyph && <StatusGlyph name={look.glyph} size={17} />}
                </span>
                <span className="grow lg:grow-0">
                  <b className="font-semibold">{formatCount(row.count, row.noun)}</b>{" "}
                  <span className="text-ink-muted">{row.text}</span>
                </span>
                <Icon icon={ChevronRight} className="text-ink-subtle" />
              </RowLink>
            );
          })}
        </div>
      </Card>
    </section>
  );
}
