import type { ConversationBlock } from "./conversation-block.ts";
import type { MessageReportReason } from "./message-report-reason.ts";

/** A reader's side of a conversation (private.conversation_side). */
export type ConversationSide = "candidate" | "company" | "manager";

/** A file of a message, in the private bucket message_files. */
export interface MessageFile {
  path: string;
  /** The original file name. */
  name: string;
  /** Bytes. */
  size: number;
}

/** What's new, polled while a page is visible. */
export interface News {
  /** As in the frame. */
  unread: number;
  unread_conversations: number;
  /** Grows with every change in the named conversation, its interviews and its offers. Null when the caller can't read it. */
  version: number | null;
  /** The same for what only the team reads (scorecards); null for others. */
  team_version: number | null;
}

/** One message in a conversation. */
export interface Message {
  id: string;
  /** The message order; read receipts refer to it. */
  seq: number;
  author_side: ConversationSide;
  /** As of when it was written. */
  author_name: string;
  /** Null for the candidate. */
  company_name: string | null;
  /** '' when withdrawn, and when only files, times or an offer were sent. */
  body: string;
  files: MessageFile[];
  /** The times or offer sent with it. */
  proposal_id: string | null;
  offer_id: string | null;
  created_at: string;
  withdrawn_at: string | null;
  /** Removed by administrators after a report. */
  removed_at: string | null;
  is_mine: boolean;
  /** The reader's side has reported it. */
  is_reported: boolean;
  /** The reader's own report, until it is decided. */
  own_report: { reason: MessageReportReason; words: string } | null;
  /** withdraw: the caller wrote it within two minutes and it is unread. report: the other side wrote it; not reported yet. */
  can: { withdraw: boolean; report: boolean };
}

/** Part of an application's conversation: the newest messages, or those before a given one. */
export interface Conversation {
  /** Oldest first. */
  messages: Message[];
  has_earlier: boolean;
  /** The reader's. */
  side: ConversationSide;
  /** How far the reader has read; 0 for nothing. */
  read_seq: number;
  /** Who reads messages written on this side, by name. */
  readers: string[];
  /** Why writing is no longer possible, ready to show. */
  problem: string | null;
  block: ConversationBlock;
  /** How long messages are still possible on a closed application. */
  ends: string | null;
}
