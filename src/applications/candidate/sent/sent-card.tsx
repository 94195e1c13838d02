import type { CandidateApplicationDetail } from "@contracts/applications/application";
import type { ReactNode } from "react";
import { SentFiles } from "@/applications/candidate/sent/sent-files";
import { Card } from "@/components/ui/card";
import { MiniFold } from "@/components/ui/mini-fold";
import { formatShortDay } from "@/lib/format-date";

interface SentCardProps {
  application: CandidateApplicationDetail;
  children: ReactNode;
}

/** What was sent with an application, unchanged: its files, and the letter to its company. */
export function SentCard({ application, children }: SentCardProps) {
  const { documents, cover_letter, applied_at, job } = application;
  return (
    <Card
      title="What you sent"
      aside={<span className="text-ink-muted text-sm">{`${formatShortDay(applied_at)}, kept as sent`}</span>}
      flush
    >
      {documents.length === 0 && !cover_letter ? (
        <p className="card-body text-ink-muted">No documents, only your profile.</p>
      ) : (
        <SentFiles application={application} />
      )}
      {cover_letter && (
        <MiniFold title={`Your cover letter, visible only to ${job.company.name}`}>
          <p className="card-body max-w-read whitespace-pre-line break-words pt-2 text-md" dir="auto">
            {cover_letter}
          </p>
        </MiniFold>
      )}
      {children}
    </Card>
  );
}
