import type { Message } from "@contracts/conversations/conversation";
import { withdrawalMinutes } from "@contracts/limits";
import { type ReactNode, useEffect, useState } from "react";
import { FileRow } from "@/components/product/file-row";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type NewMessage, useWithdrawMessage } from "@/conversations/data/message-mutations";
import { ReportMessage } from "@/conversations/shared/report-message";
import { SentFile } from "@/conversations/shared/sent-file";
import { formatFileSize } from "@/lib/format";
import { formatDateTime, formatMoment } from "@/lib/format-time";

interface EntryProps {
  name: string;
  shownName: string;
  company?: string | null;
  time: ReactNode;
  /** After the time. */
  act?: ReactNode;
  children: ReactNode;
}

function Entry({ name, shownName, company, time, act, children }: EntryProps) {
  return (
    // Inherits the focus of controls removed from it.
    <li className="msg" tabIndex={-1}>
      <Avatar name={name} />
      <div className="min-w-0">
        <div className="msg-who">
          <b dir="auto">{shownName}</b>
          {company && <span dir="auto">{company}</span>}
          {time}
          {act}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Plain text without markup, with each paragraph in its own direction. */
const Words = ({ children }: { children: string }) =>
  children ? (
    <p className="msg-say" dir="auto">
      {children}
    </p>
  ) : null;

/** Whether a message can still be withdrawn, by the local clock; the server decides. */
function useIsFresh({ created_at, can }: Message): boolean {
  const ends = Date.parse(created_at) + withdrawalMinutes * 60_000;
  const [isOver, setOver] = useState(() => Date.now() >= ends);
  useEffect(() => {
    if (!can.withdraw) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, ends - Date.now()));
    return () => clearTimeout(timer);
  }, [can.withdraw, ends]);
  return can.withdraw && !isOver;
}

function Withdraw({ applicationId, message }: { applicationId: string; message: Message }) {
  const withdraw = useWithdrawMessage(applicationId);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" className="-my-1.5" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw your message?"
        description="No one has read it. Its text and files are deleted. Everyone here sees that there was a message."
        confirmLabel="Withdraw message"
        busyLabel="Withdrawing..."
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(message.id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

/** The text in place of a withdrawn or removed message. */
function withdrawnWords({ removed_at, is_mine }: Message): string {
  if (removed_at) return "This message was removed because it broke our rules.";
  return is_mine ? "You withdrew this message." : "This message was withdrawn.";
}

interface MessageEntryProps {
  applicationId: string;
  message: Message;
  children?: ReactNode;
}

export function MessageEntry({ applicationId, message, children }: MessageEntryProps) {
  const { author_name, company_name, body, files, created_at, withdrawn_at, is_mine, is_reported, own_report, can } =
    message;
  const isFresh = useIsFresh(message);
  return (
    <Entry
      name={author_name}
      shownName={is_mine ? "You" : author_name}
      company={is_mine ? null : company_name}
      time={
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {formatMoment(created_at)}
        </time>
      }
      act={
        <>
          {isFresh && <Withdraw applicationId={applicationId} message={message} />}
          {(can.report || own_report) && (
            <ReportMessage
              applicationId={applicationId}
              message={{ id: message.id, authorName: author_name, words: body }}
              said={own_report}
            />
          )}
          {is_reported && !own_report && !withdrawn_at && <span>Reported</span>}
        </>
      }
    >
      {withdrawn_at ? (
        <p className="msg-say text-ink-muted">{withdrawnWords(message)}</p>
      ) : (
        <>
          <Words>{body}</Words>
          {files.map((file) => (
            <SentFile key={file.path} file={file} isMine={is_mine} />
          ))}
          {children}
        </>
      )}
    </Entry>
  );
}

/** The user's message while it is being sent, as it will look. */
export function MessageOnItsWay({ message: { body, files }, ownName }: { message: NewMessage; ownName: string }) {
  return (
    <Entry name={ownName} shownName="You" time={<span>Sending...</span>}>
      <Words>{body}</Words>
      {files.map(({ path, name, size }) => (
        <FileRow key={path} name={name} meta={formatFileSize(size)} />
      ))}
    </Entry>
  );
}
