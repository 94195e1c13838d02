import type { EarlierReports } from "@contracts/administration/warnings";
import { useState } from "react";
import { type ReportWords, useWarnCompany } from "@/administration/data/report-words";
import { Button } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { formatCount } from "@/lib/format";

const WordsDialog = loadDialog(async () => (await import("@/administration/shared/words-dialog")).WordsDialog);

/** "Earlier: 1 job taken offline, 2 reports dismissed, 1 warning." */
export function EarlierWords({ earlier: { offline, removed, dismissed, warned } }: { earlier: EarlierReports }) {
  const parts = [
    offline > 0 && `${formatCount(offline, "job")} taken offline`,
    removed > 0 && `${formatCount(removed, "message")} removed`,
    dismissed > 0 && `${formatCount(dismissed, "report")} dismissed`,
    warned > 0 && formatCount(warned, "warning"),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="mt-1 text-sm">{`Earlier at this company: ${parts.join(", ")}`}</p>;
}

interface ReportActsProps {
  about: string;
  /** The company it belongs to; null for a candidate's message. */
  company: { id: string; name: string } | null;
  answerReporters: (words: ReportWords) => Promise<unknown>;
}

export function ReportActs({ about, company, answerReporters }: ReportActsProps) {
  const warn = useWarnCompany(company ?? { id: "", name: "" });
  const [asked, setAsked] = useState<"reporters" | "company" | null>(null);
  const onClose = () => setAsked(null);
  return (
    <span className="mt-3 flex flex-wrap gap-1.5">
      <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setAsked("reporters")}>
        Reply to reporter
        <span className="sr-only">{` of ${about}`}</span>
      </Button>
      {company && (
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setAsked("company")}>
          Warn the company
          <span className="sr-only">{` about ${about}`}</span>
        </Button>
      )}
      {asked === "reporters" && (
        <WordsDialog
          draft={`reply:${about}`}
          title="Reply to the people who reported it"
          description="They get it by email and in the app. The company doesn’t see it."
          submitLabel="Send reply"
          busyLabel="Sending..."
          onSend={answerReporters}
          onClose={onClose}
        />
      )}
      {asked === "company" && company && (
        <WordsDialog
          draft={`warn:${company.id}`}
          title={`Warn ${company.name}`}
          description="Its administrators are notified by email and in the app. They never see who reported it. The audit log keeps your message."
          submitLabel="Send warning"
          busyLabel="Sending..."
          onSend={warn.mutateAsync}
          onClose={onClose}
        />
      )}
    </span>
  );
}
