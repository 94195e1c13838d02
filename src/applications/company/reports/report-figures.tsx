import type { CompanyReport } from "@contracts/applications/report";
import type { RowsOf } from "@/applications/company/reports/report-rows";
import { inDays } from "@/applications/company/reports/time-cards";
import { AppLink } from "@/components/ui/app-link";
import { formatCount, formatNumber } from "@/lib/format";

export function ReportFigures({ report, rows }: { report: CompanyReport; rows: RowsOf }) {
  const { applications, hires, open_offers, months } = report;
  const kept = months.reduce((sum, month) => sum + month.kept, 0);
  const promised = months.reduce((sum, month) => sum + month.kept + month.late, 0);
  const offers = open_offers > 0 ? `, ${formatCount(open_offers, "offer")} open` : "";
  return (
    <nav className="card figures" aria-label="In short">
      <AppLink to={rows()}>
        <b>{formatNumber(applications)}</b> <span>{applications === 1 ? "application" : "applications"}</span>
      </AppLink>
      <AppLink to={rows({ answer: "kept" })}>
        <b>
          {formatNumber(kept)} <span className="font-normal text-base text-ink-muted">of {formatNumber(promised)}</span>
        </b>{" "}
        <span>replies by the reply-by date</span>
      </AppLink>
      <AppLink to={rows({ stage: "hired" })}>
        <b>{hires.middle === null ? "–" : inDays(hires.middle)}</b>{" "}
        <span>from applied to hired, median of {formatNumber(hires.total)}</span>
      </AppLink>
      <AppLink to={rows({ stage: "hired" })}>
        <b>{formatNumber(hires.total)}</b> <span>hired{offers}</span>
      </AppLink>
    </nav>
  );
}
