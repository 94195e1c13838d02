import type { ConversationBlock } from "./conversation-block.ts";
import type { MessageReportReason } from "./message-report-reason.ts";

/** On which side somebody reads and writes a conversation (private.conversation_side). */
export type ConversationSide = "candidate" | "company" | "manager";

/** A file of a message, in the private bucket message_files. */
export interface MessageFile {
  path: string;
  /** As it was called where it came from. */
  name: string;
  /** Bytes. */
  size: number;
}

/** What is new, as it is asked for while a page is in view. */
export interface News {
  /** As the frame has them. */
  unread: number;
  unread_conversations: number;
  /** Of the conversation that was named: it grows with whatever changes in it, its interviews and its offers. Null where the caller reads none. */
  version: number | null;
  /** Of what only its team reads, scorecards: likewise, and null for everybody else. */
  team_version: number | null;
}

/** One message, as it stands in a conversation. */
export interface Message {
  id: string;
  /** The order of messages; what was read is told by it. */
  seq: number;
  author_side: ConversationSide;
  /** As it was when it was written. */
  author_name: string;
  /** Null for the candidate. */
  company_name: string | null;
  /** '' of one that was withdrawn, and where only files, times or an offer were sent. */
  body: string;
  files: MessageFile[];
  /** The times or the offer that came with it. */
  proposal_id: string | null;
  offer_id: string | null;
  created_at: string;
  withdrawn_at: string | null;
  /** By administrators, for what somebody reported. */
  removed_at: string | null;
  is_mine: boolean;
  /** The reader's side has reported it. */
  is_reported: boolean;
  /** What the reader has said is wrong with it, until that is decided. */
  own_report: { reason: MessageReportReason; words: string } | null;
  /** withdraw: the caller wrote it less than two minutes ago and nobody has read it. report: another side wrote it, and the caller's has not reported it. */
  can: { withdraw: boolean; report: boolean };
}

/** A part of the conversation of an application: its newest messages, or those before one. */
export interface Conversation {
  /** Oldest first. */
  messages: Message[];
  has_earlier: boolean;
  /** The reader's. */
  side: ConversationSide;
  /** How far the reader has read; 0 for nothing. */
  read_seq: number;
  /** Who reads what is written on this side, by name. */
  readers: string[];
  /** Why nobody writes here any more, fit to show. */
  problem: string | null;
  block: ConversationBlock;
  /** Until when is written about an application that is closed. */
  ends: string | null;
}
