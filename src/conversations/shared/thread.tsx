import type { Message } from "@contracts/conversations/conversation";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { StatusGlyph, type StatusGlyphName } from "@/components/product/status-glyph";
import { Icon } from "@/components/ui/icon";
import type { Tone } from "@/components/ui/tone";
import type { NewMessage } from "@/conversations/data/message-mutations";
import { MessageEntry, MessageOnItsWay } from "@/conversations/shared/message";

/** A line across the thread: an event between two messages. */
export interface ThreadLine {
  at: string;
  text: string;
  icon?: LucideIcon | undefined;
  /** A stage's glyph, in place of an icon. */
  glyph?: StatusGlyphName | undefined;
  tone?: Tone | undefined;
}

interface ThreadProps {
  /** The thread's name for screen readers. */
  label: string;
  applicationId: string;
  /** Oldest first. */
  messages: readonly Message[];
  onTheirWay: readonly NewMessage[];
  lines: readonly ThreadLine[];
  /** The first message that was new on opening. */
  firstNew: string | null;
  /** The reader's name in earlier messages. */
  ownName: string;
  /** What a message brought: times, an offer. */
  under?: ((message: Message) => ReactNode) | undefined;
}

function Line({ text, icon, glyph, tone }: Omit<ThreadLine, "at">) {
  return (
    <li className="turn">
      {glyph && <StatusGlyph name={glyph} className={`c-${tone ?? "idle"}`} />}
      {icon && <Icon icon={icon} size="sm" />}
      <span>{text}</span>
    </li>
  );
}

/** Messages and events, oldest first, without bubbles. */
export function Thread({ label, applicationId, messages, onTheirWay, lines, firstNew, ownName, under }: ThreadProps) {
  const entries = [
    ...lines.map((line) => ({ at: line.at, line, message: null })),
    ...messages.map((message) => ({ at: message.created_at, line: null, message })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
    <ol role="list" className="thread" aria-label={label}>
      {entries.flatMap(({ at, line, message }) => [
        message?.id === firstNew && message ? <Line key="new" text="New" /> : null,
        line && <Line key={`${at} ${line.text}`} {...line} />,
        message && (
          <MessageEntry key={message.id} applicationId={applicationId} message={message}>
            {under?.(message)}
          </MessageEntry>
        ),
      ])}
      {onTheirWay.map((message) => (
        <MessageOnItsWay key={message.id} message={message} ownName={ownName} />
      ))}
    </ol>
  );
}
