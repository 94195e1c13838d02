import { useLocation } from "react-router-dom";
import { AppLink } from "@/components/ui/app-link";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatDate, formatNearDay } from "@/lib/format-date";
import type { Article } from "@/marketing/article";
import { ReadingPage } from "@/marketing/reading-page";
import { WhoRunsIt } from "@/marketing/who-runs-it";

const pages = [
  { to: paths.terms(), label: "Terms" },
  { to: paths.privacy(), label: "Privacy" },
  { to: paths.cookies(), label: "Cookies" },
  { to: paths.dataProcessing(), label: "Processing" },
];

function OtherPages() {
  const { pathname } = useLocation();
  return (
    <nav className="seg no-print mb-4" aria-label="Legal pages">
      {pages.map(({ to, label }) => (
        <AppLink key={to} to={to} className="touch" aria-current={to === pathname ? "page" : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}

/** A page of the law: who answers for it, since when it applies, and what has changed. */
export function LegalPage({ changes = [], ...article }: Article) {
  const [last] = changes;
  const history = { facts: changes.map(({ on, what }) => [formatDate(on), what] as const) };
  return (
    <ReadingPage
      {...article}
      sections={[...article.sections, { id: "changes", title: "What has changed", blocks: [history] }]}
      above={<OtherPages />}
      aside={
        <>
          <WhoRunsIt />
          {last && (
            <div className="grid justify-items-start gap-1 px-1 text-sm">
              <p className="text-ink-muted">In effect since {formatDate(last.on)}</p>
              <TextLink to="#changes" className="no-print touch">
                What changed on {formatNearDay(last.on)}
              </TextLink>
              <button type="button" className="link no-print touch" onClick={() => window.print()}>
                Print
              </button>
            </div>
          )}
        </>
      }
    />
  );
}
