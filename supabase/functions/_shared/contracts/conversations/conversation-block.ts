/** Which side of a conversation wants to hear nothing more: while one does neither writes. */
export interface ConversationBlock {
  /** The caller's own side does. */
  mine: boolean;
  /** The other one does. */
  theirs: boolean;
  /** The caller may block it, and take the block of their side back. */
  can: boolean;
}
