import type { ConversationSide, MessageFile } from "@contracts/conversations/conversation";
import type { ReportedMessage } from "@contracts/conversations/message-report";
import { useState } from "react";
import { useAnswerMessageReporters } from "@/administration/data/report-words";
import { EarlierWords, ReportActs } from "@/administration/shared/report-acts";
import { FileRow } from "@/components/product/file-row";
import { messageReportWords } from "@/components/product/message-report-words";
import { OpenFile } from "@/components/product/open-file";
import { ReadableFile } from "@/components/product/readable-file";
import { Button } from "@/components/ui/button";
import { loadDialog } from "@/components/ui/load-later";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useMessageDecision } from "@/conversations/admin/use-message-decision";
import { useOpenFile } from "@/files/data/file-open-mutation";
import { ShownDocument } from "@/files/shared/document-viewer";
import { formatFileSize } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { formatDateTime } from "@/lib/format-time";

const RemoveDialog = loadDialog(async () => (await import("@/conversations/admin/remove-dialog")).RemoveDialog);

const sideWords: Record<ConversationSide, string> = {
  candidate: "the candidate",
  company: "the company",
  manager: "the candidate's representing company",
};

/** What was decided, by whom and when. */
function decided({ decision, decided_by, decided_at }: ReportedMessage): string {
  const what = decision === "removed" ? "Removed" : "Kept";
  return `${what} by ${decided_by?.name ?? "a deleted account"} on ${formatDate(decided_at)}`;
}

/** A file of the message: administrators can read it to decide, but not afterward (RULES: Files). */
function ReportedFile({ file: { path, name, size }, isWaiting }: { file: MessageFile; isWaiting: boolean }) {
  if (!isWaiting) return <FileRow name={name} meta={formatFileSize(size)} />;
  const document = { label: name, bucket: "message_files", path } as const;
  const open = (
    <OpenFile bucket="message_files" path={path} useOpen={useOpenFile} label={`Open ${name} in a new tab`} />
  );
  return (
    <ReadableFile name={name} size={size} path={path} open={open}>
      <ShownDocument {...document} />
    </ReadableFile>
  );
}

function Said({ message }: { message: ReportedMessage }) {
  const { said, files, brought, is_there, decision, waiting_since } = message;
  return (
    <div className="mt-3 grid max-w-read grid-cols-[minmax(0,1fr)] gap-2.5">
      {said && (
        <blockquote dir="auto" className="wrap-anywhere whitespace-pre-line">
          {said}
        </blockquote>
      )}
      {!said && !brought && <p className="text-ink-muted text-sm">It had no text.</p>}
      {brought && (
        <div className="text-sm">
          <p>{`It came with ${brought.what === "offer" ? "an offer, which stays" : "interview times, which stay"} even if you remove the message.`}</p>
          <ul className="list-disc pl-5">
            {brought.terms.map((term) => (
              <li key={term} dir="auto" className="wrap-anywhere">
                {term}
              </li>
            ))}
          </ul>
        </div>
      )}
      {files.map((file) => (
        <ReportedFile key={file.path} file={file} isWaiting={waiting_since !== null} />
      ))}
      {!is_there && decision !== "removed" && (
        <p className="text-ink-muted text-sm">Its author has since withdrawn it.</p>
      )}
    </div>
  );
}

function Reports({ message }: { message: ReportedMessage }) {
  return (
    <ul
      className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2.5"
      aria-label={`Reports of ${message.author_name}'s message`}
    >
      {message.reports.map(({ id, reason, words, created_at, side, reporter }) => (
        <li key={id} className="wrap-anywhere min-w-0 border-line border-l-2 pl-3 text-sm">
          <p>
            <b>{messageReportWords[reason]}</b>{" "}
            <span className="text-ink-muted">
              {`${reporter?.name ?? "A deleted account"}, ${sideWords[side]}, ${formatDate(created_at)}`}
            </span>
          </p>
          {words && <p className="whitespace-pre-line">{words}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A reported message: text, author, reports with reasons, and the two decisions. */
export function ReportedMessageRow({ message }: { message: ReportedMessage }) {
  const { decide, isPending } = useMessageDecision();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useAnswerMessageReporters(message.message_id);
  const { message_id, author_name, author_side, author_company_name, author_company_id, sent_at, job_title, company } =
    message;
  return (
    <li className="px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <p className="wrap-anywhere font-semibold">
            {author_company_name
              ? `${author_name}, ${author_company_name}`
              : `${author_name}, ${sideWords[author_side]}`}
          </p>
          <p className="wrap-anywhere text-ink-muted text-sm">
            {`${formatDateTime(sent_at)} · about ${job_title} at `}
            <TextLink to={paths.admin.company(company.id)}>{company.name}</TextLink>
          </p>
          {message.decision && <p className="wrap-anywhere mt-1 text-sm">{decided(message)}</p>}
          <EarlierWords earlier={message.earlier} />
        </div>
        {message.waiting_since && (
          <span className="flex flex-wrap gap-1.5">
            <Button
              size="sm"
              busy={isPending}
              aria-label={`Keep ${author_name}'s message`}
              onClick={() => void decide({ messageId: message_id, decision: "kept" }).catch(() => {})}
            >
              Keep
            </Button>
            <Button
              size="sm"
              variant="danger-quiet"
              aria-haspopup="dialog"
              aria-label={`Remove ${author_name}'s message`}
              onClick={() => setIsAsking(true)}
            >
              Remove
            </Button>
          </span>
        )}
      </div>
      <Said message={message} />
      <Reports message={message} />
      <ReportActs
        about={`${author_name}'s message`}
        company={author_company_id ? { id: author_company_id, name: author_company_name ?? "" } : null}
        answerReporters={answer.mutateAsync}
      />
      {isAsking && <RemoveDialog message={message} onClose={() => setIsAsking(false)} />}
    </li>
  );
}
